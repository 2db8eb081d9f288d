import type { FeedItem, Publisher } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';

const { and, picture, source, with: between } = lexicon.feed;
/** Agencies whose texts many publishers reprint: id, and the names they sign with. */
const AGENCIES = [...lexicon.agencies.names].map(([id, names]) => [id, names.join('|')] as const);

/** "LONDON, Feb 17 (Reuters) - …", "AMSTERDAM (ANP) –", at the start of a text. */
const DATELINE_LENGTH = 120;
const MAX_AUTHOR = 300;

/** Before a sign: that it is of a picture, with a colon or the name of who made it between the two. */
const OF_PICTURE = new RegExp(
  `(?<!\\p{L})(?:${picture})(?:\\s*[:|/–-](?:(?!\\p{Ll}{2}\\.)[^!?]){0,40}|(?:\\s+(?:\\p{Lu}[\\p{L}.’'-]*|de|van|den|der)){0,5})[\\s|/,–-]*$`,
  'u',
);

interface Signs {
  id: string;
  author: RegExp;
  dateline: RegExp;
  credit: RegExp;
  name: RegExp;
}

const SIGNS: readonly Signs[] = AGENCIES.map(([id, names]) => ({
  id,
  // The name alone, or one of several parts: "Jane Doe, Associated Press", "Reuters/NU.nl", "Jane Doe (AFP)".
  author: new RegExp(
    `(?:^|[,/|;&(–-]|\\b(?:${between})\\s)\\s*(?:${names})\\s*(?:$|[,/|;&)–-]|\\s(?:${and})\\s)`,
    'u',
  ),
  dateline: new RegExp(`\\((?:${names})\\)\\s*(?:[-–—:.]|\\p{Lu})|^(?:${names})\\s[-–—]\\s`, 'gu'),
  credit: new RegExp(
    `(?:©|\\(c\\)|${source})\\s*(?:\\d{4}\\s*)?(?:The\\s)?(?:${names})\\b(?!\\s*(?:${picture})(?!\\p{L}))`,
    'gu',
  ),
  name: new RegExp(`^(?:${names})$`, 'u'),
}));

/** Most texts name none of them, which one search tells. */
const ANY = new RegExp(AGENCIES.map(([, names]) => names).join('|'), 'u');

/**
 * The agency a text comes from, when author, dateline or credit say so, or when the publisher is the agency.
 * @param texts plain text of title, summary and body
 */
export function agencyOf(item: FeedItem, publisher: Publisher, texts: string[]): string | null {
  const author = (item.author ?? '').slice(0, MAX_AUTHOR);
  const starts = texts.map((text) => text.slice(0, DATELINE_LENGTH));
  const edges = texts.flatMap((text) =>
    text.length <= 2 * DATELINE_LENGTH
      ? text
      : [text.slice(0, DATELINE_LENGTH), text.slice(-DATELINE_LENGTH)],
  );
  if (![publisher.name, author, ...edges].some((text) => ANY.test(text))) return null;
  for (const { id, ...signs } of SIGNS)
    if (
      signs.name.test(publisher.name) ||
      signs.author.test(author) ||
      starts.some((text) => isSigned(text, signs.dateline)) ||
      edges.some((text) => isSigned(text, signs.credit))
    )
      return id;
  return null;
}

/**
 * Of an agency's photograph, the text may be a newsroom's own. A sign with a dash behind it is the text's, also where a picture's credit
 * stands before it.
 */
const isSigned = (text: string, sign: RegExp): boolean =>
  [...text.matchAll(sign)].some(
    ({ 0: found, index }) => /[-–—]$/.test(found) || !OF_PICTURE.test(text.slice(0, index)),
  );
