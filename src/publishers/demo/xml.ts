import { escapeMarkup } from '../../contract/contract.ts';

/** `<name attributes>text</name>`, escaped. */
export function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes ? ` ${attributes}` : ''}>${escapeMarkup(text)}</${name}>`;
}

/** Paragraphs as HTML, to be escaped once more where a feed carries HTML inside XML. */
export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => element('p', line)).join('\n');
}
