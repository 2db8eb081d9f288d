import type { FeedItem, Publisher } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';

const { and, source, with: between } = lexicon.feed;
/** Agencies whose texts many publishers reprint: id, and the names they sign with. */
const AGENCIES = [...lexicon.agencies.names].map(([id, names]) => [id, names.join('|')] as const);

/** "LONDON, Feb 17 (Reuters) - …", "AMSTERDAM (ANP) –", at the start of a text. */
const DATELINE_LENGTH = 120;
const MAX_AUTHOR = 300;

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
  dateline: new RegExp(`\\((?:${names})\\)\\s*(?:[-–—:.]|\\p{Lu})|^(?:${names})\\s[-–—]\\s`, 'u'),
  credit: new RegExp(`(?:©|\\(c\\)|${source})\\s*(?:\\d{4}\\s*)?(?:The\\s)?(?:${names})\\b`, 'u'),
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
  const ends = texts.map((text) => text.slice(-DATELINE_LENGTH));
  if (![publisher.name, author, ...starts, ...ends].some((text) => ANY.test(text))) return null;
  for (const { id, ...signs } of SIGNS)
    if (
      signs.name.test(publisher.name) ||
      signs.author.test(author) ||
      starts.some((text) => signs.dateline.test(text)) ||
      [...starts, ...ends].some((text) => signs.credit.test(text))
    )
      return id;
  return null;
}
