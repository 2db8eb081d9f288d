import { type FeedItem, MAX_SUMMARY } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { cutAtWord, cutText } from './cut.ts';
import { plainText } from './text.ts';

/** A summary shorter than this says less than the beginning of the body. */
const TOO_SHORT = 40;
const BEGINNING = 1_000;

/** Calls to read on elsewhere, in the languages we read: sentences that stand behind another, or alone. */
const READ_ON = new RegExp(
  `(^|[.!?…\\]»"”)])(?:\\s*(?:${lexicon.feed.readOn})(?!\\p{L})(?:(?![.!?] ).){0,120}(?:$|[.!?](?= )))+`,
  'giu',
);
/** Behind the last sentence, or where it was cut: names alone, of who wrote it. "He met the U.S. President" ends in none. */
const WRITER =
  /((?<=\p{L}{3}["”’')]?)[.!?]["”’')]?|\.{3}|…)\s+(?:(?:\p{Lu}[\p{L}\p{N}’'-]*|&)(?:\s+|$)){1,5}$/u;
/** "“It sails.”.": one end of a sentence too many. */
const TWO_ENDS = /([.!?]["”’])\.(?=\s|$)/gu;

/** The box of a page that is not free, where the text was cut. */
const PAYWALL = new RegExp(`\\s*(?<!\\p{L})(?:${lexicon.feed.paywall})(?!\\p{L}).*$`, 'iu');
/** Nothing was cut behind the end of a sentence; behind "U.S." it may have been. */
const CUT_AT_END = /(?<=\p{L}{2}[.!?]["”’')]?) ?…$/u;

const AGENCIES = [...lexicon.agencies.names.values()].flat().join('|');
/** "By Ann Lee and Bo Ray LISBON, Feb 17 (Reuters) - …": who wrote it stands elsewhere, and is no news. */
const BYLINE = new RegExp(
  `^By \\p{Lu}[^()\\n]{2,160}? (?=\\p{Lu}{3}[\\p{Lu} /.'-]{0,60}(?:, [^()\\n]{2,40})? ?\\((?:${AGENCIES})\\))`,
  'u',
);

/** "in the harbour.The ferry": sentences that lost the space between them; "Booking.Com" is one word. */
const GLUED = /(\p{Ll}{3}[.!?][”’"']?)(?=(?!(?:Com|Net|Org|Js|Io|Ai|Nl|Be|Tv|Eu|Co)\b)\p{Lu}\p{Ll})/gu;

/**
 * Software cuts texts at a round number of characters, often inside a word and without a sign. A text of just so many that ends without
 * a mark is taken for cut; of those that end so by chance, one in fifty is.
 */
const ROUND = 50;
const SHORTEST_CUT = 150;
const UNENDED = /[\p{L}\p{N},]$/u;

/** What is removed, with a word that must occur for the pattern to be worth trying. */
const BOILERPLATE: readonly { sign: string; pattern: RegExp; replacement: string }[] = [
  // "[allAfrica]" alone says whose text is not there; before a text it tells the newsroom whose dateline follows.
  { sign: '[', pattern: /^\[[^[\]]*\]$/u, replacement: '' },
  // An address is no text; what readers can follow is the link of the report.
  { sign: '://', pattern: /\s?https?:\/\/\S+/giu, replacement: '' },
  // WordPress: "The post … appeared first on …".
  ...[...lexicon.feed.firstOn].map(([sign, [opening]]) => ({
    sign,
    pattern: new RegExp(
      `(?:^|\\s)${opening} (?:(?!${opening} ).){1,300}? (?:first )?${sign} .{1,120}$`,
      'iu',
    ),
    replacement: '',
  })),
  {
    sign: '[link]',
    pattern: /(?:submitted by\s+\/u\/\S+(?:\s+to\s+\/r\/\S+)?)?\s*\[link\]\s*\[(?:\d+ )?comments?\]$/iu,
    replacement: '',
  },
  { sign: 'By ', pattern: BYLINE, replacement: '' },
  { sign: '', pattern: GLUED, replacement: '$1 ' },
  { sign: '', pattern: new RegExp(`^(?:${lexicon.feed.comments})$`, 'iu'), replacement: '' },
  { sign: '', pattern: PAYWALL, replacement: '…' },
  { sign: '', pattern: READ_ON, replacement: '$1' },
  { sign: '', pattern: WRITER, replacement: '$1' },
  { sign: '', pattern: TWO_ENDS, replacement: '$1' },
  { sign: '', pattern: / ?(?:→|»|>>)$/u, replacement: '' },
  { sign: '', pattern: / ?(?:\[(?:…|\.{3})\]|\((?:…|\.{3})\)|\.{3})$/u, replacement: '…' },
  { sign: '…', pattern: CUT_AT_END, replacement: '' },
];

/** Removes what feed software adds behind a text. */
export function withoutBoilerplate(text: string): string {
  let clean = text;
  for (const { sign, pattern, replacement } of BOILERPLATE)
    if (clean.includes(sign)) clean = clean.replace(pattern, replacement).trim();
  return clean;
}

/**
 * The publisher's own summary as plain text, at most 300 characters; the beginning of the body when the feed has
 * no summary, or one that adds nothing to the title. May be empty.
 */
export function summaryOf(item: FeedItem, title: string, body: string): string {
  if (item.content === null) return added(body, title);
  const own = added(plainText(item.summary), title);
  if (own.length >= TOO_SHORT) return own;
  const start = added(body, title);
  return start.length > own.length ? start : own;
}

/** With … where it was cut without a sign. */
function signed(text: string): string {
  const cut = text.length >= SHORTEST_CUT && text.length % ROUND === 0 && UNENDED.test(text);
  return cut ? cutAtWord(text, text.length - 1) : text;
}

/** The beginning of a text, long enough to cut a summary or a title from: a feed may carry whole articles as summaries. */
export function beginningOf(text: string): string {
  return withoutBoilerplate(cutAtWord(text, BEGINNING));
}

/** As much of a text as may be shown; "" when that has no letter, or only repeats the title. */
function added(text: string, title: string): string {
  const shown = cutText(beginningOf(signed(text)), MAX_SUMMARY);
  const letters = lettersOf(shown);
  return letters === '' || letters === lettersOf(title) ? '' : shown;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
