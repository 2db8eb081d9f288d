/** What a publisher puts around many of its texts: names of series, calls to subscribe, who it is. Learnt from each feed, of the feed itself. */
import type { Report } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { sentencesIn } from './cut.ts';

type Texts = Pick<Report, 'title' | 'summary' | 'language'>;

/** Pieces under headlines of their own in which words must stand before they are furniture. */
const PIECES = 3;
/** Share of a feed's pieces from which what they say is no news of any. */
const COMMON = 0.3;
/** Letters of a sentence that several pieces share by more than chance. */
const LONG = 12;
/** Of a headline: shorter words may stand in all of them by chance. */
const WORD = /\p{L}[\p{L}\p{N}]{3,}/gu;
/** What kind of report it is: "video", "in pictures", "live". */
const KIND = [...lexicon.genre.marks.values()].flatMap((kinds) => [...kinds.values()].flat()).join('|');
/**
 * "Series | Headline" and "Headline | Series". A dash or a colon in front is part of a headline more often than not, and so is a dash
 * behind it ("Man set fire to own house – police", "Ajax - PSV"), unless the kind of report follows ("– Europe live").
 */
const BEFORE = /^(?<label>[^|•»]{2,40}?)\s*[|•»]\s*(?=\S)/u;
const AFTER = new RegExp(
  `\\s*(?:[|•»]|\\s[-–—]\\s(?=(?:[^\\s|•»–—]+ ){0,3}(?:${KIND})$))\\s*(?<label>[^|•»–—]{2,40})$`,
  'iu',
);

/** By language, which are few: how it writes a day. */
const days = new Map<string, RegExp>();

/** "Monday", "28 July 2026", "July 28": what differs in a call that is made every day. */
function dayIn(language: string): RegExp {
  const known = days.get(language);
  if (known) return known;
  const named = (options: Intl.DateTimeFormatOptions, count: number): string =>
    Array.from({ length: count }, (_, n) =>
      // 1 March 2026 is a Sunday; the same day of every month names the months.
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
        options.weekday ? Date.UTC(2026, 2, 1 + n) : Date.UTC(2026, n, 1),
      ),
    ).join('|');
  const weekday = named({ weekday: 'long' }, 7);
  const month = named({ month: 'long' }, 12);
  const made = new RegExp(
    `(?:(?:${weekday}),? )?(?:\\d{1,2}\\p{L}{0,2}\\.? (?:${month})|(?:${month}) \\d{1,2})(?:,? \\d{4})?|${weekday}`,
    'giu',
  );
  days.set(language, made);
  return made;
}

/**
 * The reports of one feed without what recurs in it. A title keeps what is left of it, a summary may become empty: what stands under
 * every headline says nothing of any. Pure, and takes no longer than reading the texts.
 * @param reports all that the feed has now, in any order
 */
export function withoutFurniture<T extends Texts>(reports: readonly T[]): T[] {
  const before = recurring(reports, ({ title }) => labelIn(title, BEFORE));
  const after = recurring(reports, ({ title }) => labelIn(title, AFTER));
  const said = recurring(reports, (report) =>
    sentencesIn(report.summary)
      .filter(({ length }) => length >= LONG)
      .map(anyDay(report)),
  );
  const series = wordsOf([...said.keys()].join(' '));
  for (const [sentence, pieces] of said) if (haveOneSubject(pieces, series)) said.delete(sentence);
  return reports.map((report) => ({
    ...report,
    title: withoutLabel(withoutLabel(report.title, BEFORE, before), AFTER, after),
    summary: withoutSaid(report, said, reports.length),
  }));
}

/** Texts that stand in pieces under so many different headlines, with one piece for each headline. */
function recurring<T extends Texts>(
  reports: readonly T[],
  textsOf: (report: T) => string[],
): Map<string, ReadonlyMap<string, T>> {
  const found = new Map<string, Map<string, T>>();
  for (const report of reports)
    for (const text of textsOf(report))
      found.set(text, (found.get(text) ?? new Map<string, T>()).set(report.title, report));
  return new Map([...found].filter(([, { size }]) => size >= PIECES));
}

/**
 * True when all headlines have a word in common: an agency says under each piece about a fire how many died in it.
 * @param series words of what recurs: in them a series names itself, as it does in its headlines
 */
function haveOneSubject(pieces: ReadonlyMap<string, Texts>, series: ReadonlySet<string>): boolean {
  const [first = new Set<string>(), ...others] = [...pieces.values()].map((piece) =>
    wordsOf(anyDay(piece)(piece.title)),
  );
  return [...first].some((word) => !series.has(word) && others.every((words) => words.has(word)));
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD));

const labelIn = (title: string, pattern: RegExp): string[] => {
  const label = pattern.exec(title)?.groups?.label;
  return label === undefined ? [] : [label];
};

function withoutLabel(title: string, pattern: RegExp, labels: ReadonlyMap<string, unknown>): string {
  const [label] = labelIn(title, pattern);
  const rest = label !== undefined && labels.has(label) ? title.replace(pattern, '').trim() : title;
  return /\p{L}/u.test(rest) ? rest : title;
}

/**
 * What is said in front of every text goes; behind the first sentence of its own, so does everything from what is said again: at the
 * end, or where so many pieces say it that it is a call. "Nobody was hurt" may stand in three, with news behind it.
 * @param count pieces of the feed
 */
function withoutSaid(
  report: Texts,
  said: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  count: number,
): string {
  if (said.size === 0) return report.summary;
  const sentences = sentencesIn(report.summary);
  const pieces = sentences.map(anyDay(report)).map((sentence) => said.get(sentence)?.size ?? 0);
  const start = pieces.indexOf(0);
  if (start < 0) return '';
  const end = pieces.findIndex(
    (size, at) => at > start && size > 0 && (size >= COMMON * count || !pieces.includes(0, at)),
  );
  return start === 0 && end < 0
    ? report.summary
    : sentences.slice(start, end < 0 ? undefined : end).join(' ');
}

const anyDay =
  ({ language }: Texts) =>
  (sentence: string): string =>
    sentence.replace(dayIn(language), '#');
