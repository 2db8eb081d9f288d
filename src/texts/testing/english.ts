/** Finds the interface's English in a page that should have none: every text of the catalogue, not a few words. */
import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { compileMessage } from '../compile.ts';
import type { Message } from '../message.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Attributes that are read out or shown. */
const SAID = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'content', 'placeholder', 'title'];
const UNSEEN = ['script', 'style', 'svg'];
/** From here on a run of words is looked for inside longer texts too: shorter ones are Dutch by chance. */
const TELLING_LETTERS = 10;
const LEAST_LETTERS = 3;

/**
 * @param html a whole page in Dutch
 * @returns what it says in English, each with the text of the catalogue. What is marked as another language (a story's
 * own words) may be English.
 */
export function englishIn(html: string): string[] {
  const said = new Set<string>();
  for (const node of parseDocument(html).children) collect(node, said);
  return [...said].flatMap((text) => {
    const found = ENGLISH.find(({ pattern }) => pattern.test(text));
    return found ? [`"${text}" (${found.key})`] : [];
  });
}

function collect(node: Node, said: Set<string>): void {
  if (!('children' in node)) return;
  if ('attribs' in node) {
    const { lang = 'nl', ...attributes } = node.attribs;
    if (lang !== 'nl' || UNSEEN.includes(node.name)) return;
    for (const name of SAID) if (attributes[name]) said.add(tidy(attributes[name]));
  }
  // React parts what it writes by comments: to the reader it is one text.
  const words = node.children.map((child) => ('children' in child ? '' : DomUtils.textContent(child)));
  said.add(tidy(words.join('')));
  for (const child of node.children) collect(child, said);
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text of a language, as it was written: the test run compiles what is imported. */
function textsOf(language: string): [key: string, tokens: Message][] {
  return ['interface', 'long'].flatMap((file) => {
    const address = new URL(`../../../i18n/${language}/${file}.json`, import.meta.url);
    return leaves(JSON.parse(readFileSync(address, 'utf8')), file);
  });
}

function leaves(texts: unknown, key: string): [key: string, tokens: Message][] {
  if (typeof texts === 'string') return [[key, compileMessage(texts)]];
  return Object.entries(texts as object).flatMap(([name, each]) => leaves(each, `${key}.${name}`));
}

/** "{from} to {to}" is any sentence: between values it takes more letters to tell. */
function tells(tokens: Message): boolean {
  const letters = tokens
    .filter((token) => typeof token === 'string')
    .join('')
    .replace(/\P{L}/gu, '');
  return letters.length >= LEAST_LETTERS || !tokens.some((token) => Array.isArray(token) && !token[2]);
}

function sourceOf(tokens: Message): string {
  return tokens
    .map((token) => {
      if (token === '#') return '[\\d.,]+';
      if (typeof token === 'string') return token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const [, kind, forms] = token;
      if (forms) return `(?:${Object.values(forms).filter(Array.isArray).map(sourceOf).join('|')})`;
      return kind === 'number' ? '[\\d.,]+' : '.+';
    })
    .join('');
}

function patternOf(tokens: Message): RegExp {
  const [words, ...more] = tokens;
  const telling =
    more.length === 0 && typeof words === 'string' && words.includes(' ') && words.length >= TELLING_LETTERS;
  return new RegExp(telling ? sourceOf(tokens) : `^${sourceOf(tokens)}$`, 'u');
}

const dutch = textsOf('nl').map(([, tokens]) => exampleOf(tokens));

/** A text as a reader may meet it. */
function exampleOf(tokens: Message): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? '3' : token;
      const [, , forms] = token;
      return forms ? exampleOf(forms.other ?? []) : '7';
    })
    .join('');
}

/** The English texts by which English is told from Dutch: not those that are, or could be, Dutch as well. */
const ENGLISH = textsOf('en')
  .map(([key, tokens]) => ({ key, tokens, pattern: patternOf(tokens) }))
  .filter(({ tokens, pattern }) => tells(tokens) && !dutch.some((text) => pattern.test(text)));
