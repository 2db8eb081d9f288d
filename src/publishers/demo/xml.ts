const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** `<name attributes>text</name>`, escaped. */
export function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes ? ` ${attributes}` : ''}>${escapeXml(text)}</${name}>`;
}

/** Paragraphs as HTML, to be escaped once more where a feed carries HTML inside XML. */
export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => element('p', line)).join('\n');
}
