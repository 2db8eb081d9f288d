import {
  compare,
  type LabelledReport,
  MS_PER_DAY,
  MS_PER_HOUR,
  type PublisherLookup,
} from '../../contract/contract.ts';

/** A report and the independent origin it counts for. */
export interface Sourced {
  report: LabelledReport;
  /** An agency or a publisher family. */
  origin: string;
  /** True for the report that stands for its origin: the first published. */
  isOrigin: boolean;
  /** Its text came before, here or as an agency's: not so for a newsroom's second report of its own. */
  isRepeat: boolean;
}

/** An agency's text often comes without its mark, under the agency's headline. Milliseconds. */
const REPRINT_MS = 2 * MS_PER_HOUR;
const REPRINT_WORDS = 5;

/** Words at the beginning of a text that two newsrooms do not write alike, and how long an agency's text is passed on. */
const OPENING_WORDS = 12;
const PASSED_ON_MS = MS_PER_DAY;
/** "GENEVA, Feb 17 -": newsrooms keep it, shorten it or leave it out. */
const DATELINE = /^[^.!?]{2,50}? [-–—]{1,2} /u;

/**
 * Says which reports are independent of each other: reports of one publisher family, reports that name
 * the same agency, reports with the same text or the same beginning of it within a day, and reports under the same headline
 * within two hours count once.
 * @returns oldest first
 */
export function withOrigins(reports: LabelledReport[], publishers: PublisherLookup): Sourced[] {
  const originOfText = new Map<string, string>();
  const ofHeadline = new Map<string, { origin: string; at: number }>();
  const ofOpening = new Map<string, { origin: string; at: number }>();
  /** The publisher of the report that stands for each origin. */
  const standing = new Map<string, string>();
  return [...reports].sort(byPublication).map((report) => {
    const publisher = publishers(report.publisherId);
    const own = report.agency ?? publisher?.family ?? report.publisherId;
    const headline = headlineKey(report);
    const at = Date.parse(report.publishedAt);
    const before = headline === null ? undefined : ofHeadline.get(headline);
    const reprinted = before && at - before.at <= REPRINT_MS ? before.origin : undefined;
    const opening = openingKey(report);
    const begun = opening === null ? undefined : ofOpening.get(opening);
    const passedOn = begun && at - begun.at <= PASSED_ON_MS ? begun.origin : undefined;
    // A few words without a text are no one's: two newsrooms may think of them.
    const text = headline === null && report.summary === '' ? `${own} ${report.textHash}` : report.textHash;
    const said = originOfText.get(text) ?? reprinted ?? passedOn;
    const origin = said ?? own;
    if (headline !== null && !reprinted) ofHeadline.set(headline, { origin, at });
    if (opening !== null && !passedOn) ofOpening.set(opening, { origin, at });
    originOfText.set(text, origin);
    const first = standing.get(origin);
    if (first === undefined) standing.set(origin, report.publisherId);
    const isOrigin = first === undefined;
    const passesOn = report.agency !== null && first !== report.publisherId;
    const isRepeat = !isOrigin && (said !== undefined || passesOn);
    return { report, origin, isOrigin, isRepeat };
  });
}

/** Letters and digits of a headline; null for one so short that two newsrooms may think of it. */
function headlineKey({ title }: LabelledReport): string | null {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= REPRINT_WORDS ? words.join(' ') : null;
}

/** The first words of a report's text, without its dateline; null for a text of fewer. */
function openingKey({ summary }: LabelledReport): string | null {
  const words =
    summary
      .replace(DATELINE, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= OPENING_WORDS ? words.slice(0, OPENING_WORDS).join(' ') : null;
}

/** Oldest first; ties by when Helder saw it, then by id, so that the order never depends on chance. */
function byPublication(a: LabelledReport, b: LabelledReport): number {
  return (
    compare(a.publishedAt, b.publishedAt) || compare(a.firstSeenAt, b.firstSeenAt) || compare(a.id, b.id)
  );
}
