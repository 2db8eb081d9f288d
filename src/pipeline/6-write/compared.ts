import { compare, type LabelledReport, MS_PER_DAY } from '../../contract/contract.ts';
import type { KnownReport, StoredReport } from '../../store/types.ts';

/** A later date under a known address is the next piece of a page that is filled anew every day. */
const SAME_PIECE_MS = MS_PER_DAY;

/** What a batch brings that the store does not have. */
export interface Compared {
  /** Reports not stored yet, each piece once, in the order in which they were published. */
  fresh: LabelledReport[];
  /**
   * Reports that their publisher has given another title, a first text or a first picture, with the story they are in. They keep their id
   * and the time they were published; their address may be new.
   */
  corrected: StoredReport[];
  /** Pieces that are not stored, since another one of more than a day before is, under the same address. */
  filledAnew: number;
}

/** What the store has of a batch, by dedupe keys of the batch. */
export interface InStore {
  /** Stored under that key, now or when it first came. */
  known: ReadonlyMap<string, KnownReport>;
  /** Stored under another key, with the same id of the same publisher. */
  sameItems: ReadonlyMap<string, KnownReport>;
  /** Stored under another key, with the same text in the same feed, or in a former one of its publisher. */
  readdressed: ReadonlySet<string>;
  /** Addresses of the feeds that their publishers have now. */
  feedUrls: ReadonlySet<string>;
}

/** Compares a batch with what is stored. */
export function compared(reports: readonly LabelledReport[], inStore: InStore): Compared {
  const { known, sameItems, readdressed } = inStore;
  const inPlace = inTheirPlace(reports, known);
  const hasWord = whoHasTheWord(reports, inStore);
  const unknown: LabelledReport[] = [];
  const told = new Set<string>();
  const heard = new Set<string>();
  const corrected: StoredReport[] = [];
  let filledAnew = 0;
  for (const report of reports) {
    const { dedupeKey, feedUrl } = report;
    const item = sameItems.get(dedupeKey);
    // A feed that has the first piece where it was has given its id to another one.
    const stored = known.get(dedupeKey) ?? (item && !inPlace.has(placeOf(item, feedUrl)) ? item : undefined);
    if (!stored) {
      if (!readdressed.has(dedupeKey)) unknown.push(report);
      continue;
    }
    told.add(pieceOf(report));
    const isElsewhere = stored.dedupeKey !== dedupeKey && inPlace.has(placeOf(stored, feedUrl));
    if (!hasWord(report, stored) || isElsewhere || heard.has(stored.id)) continue;
    if (!isSamePiece(report, stored)) {
      if (hasNewTitle(report, stored)) filledAnew++;
      continue;
    }
    heard.add(stored.id);
    if (saysMore(report, stored))
      corrected.push({ report: inPlaceOf(stored, report), storyId: stored.storyId });
  }
  // Another feed may list the piece at its new address already.
  const moved = new Set(corrected.map(({ report }) => report.dedupeKey));
  const fresh = unknown.filter(({ dedupeKey }) => !moved.has(dedupeKey));
  return { fresh: eachOnce(fresh, told), corrected, filledAnew };
}

/** In the order in which they were published. */
function eachOnce(reports: readonly LabelledReport[], told: ReadonlySet<string>): LabelledReport[] {
  const first = new Map<string, LabelledReport>();
  const seen = new Set(told);
  for (const report of reports) {
    const piece = pieceOf(report);
    if (!seen.has(piece)) addFirst(first, report.dedupeKey, report);
    seen.add(piece);
  }
  return [...first.values()].sort((a, b) => compare(a.publishedAt, b.publishedAt) || compare(a.id, b.id));
}

/**
 * The same for what a feed lists under several addresses. Without dates the moment is that of reading, and the same words may be the news
 * of another day.
 */
function pieceOf({ dedupeKey, feedUrl, textHash, publishedAt, firstSeenAt }: LabelledReport): string {
  return publishedAt === firstSeenAt ? dedupeKey : `${feedUrl} ${publishedAt} ${textHash}`;
}

/** Stored reports that a feed has under the key they are stored under. */
function inTheirPlace(
  reports: readonly LabelledReport[],
  known: ReadonlyMap<string, KnownReport>,
): ReadonlySet<string> {
  return new Set(
    reports.flatMap(({ dedupeKey, feedUrl }) => {
      const stored = known.get(dedupeKey);
      return stored?.dedupeKey === dedupeKey ? [placeOf(stored, feedUrl)] : [];
    }),
  );
}

const placeOf = ({ id }: KnownReport, feedUrl: string): string => `${feedUrl} ${id}`;

/**
 * A publisher's feeds may each have a title of their own for a piece: the one that brought it has the word, as long as it is asked. An
 * address that changes with its title is the publisher's doing: that counts as well where the first feed has dropped the piece.
 */
function whoHasTheWord(
  reports: readonly LabelledReport[],
  { known, sameItems, feedUrls }: InStore,
): (report: LabelledReport, stored: KnownReport) => boolean {
  const read = new Set(reports.map(({ feedUrl }) => feedUrl));
  const kept = new Set(
    reports.flatMap(({ dedupeKey, feedUrl }) => {
      const stored = known.get(dedupeKey) ?? sameItems.get(dedupeKey);
      return stored?.feedUrl === feedUrl ? [stored.id] : [];
    }),
  );
  return ({ dedupeKey, publisherId, feedUrl }, stored) => {
    if (stored.feedUrl === feedUrl) return true;
    if (stored.publisherId !== publisherId) return false;
    const hasDropped = read.has(stored.feedUrl) && !kept.has(stored.id);
    return !feedUrls.has(stored.feedUrl) || (hasDropped && !known.has(dedupeKey));
  };
}

/**
 * Another text or picture in place of one that was there changes for less, and would make stories anew in every round; so would a feed
 * that has now the one and now the other.
 */
function saysMore(report: LabelledReport, stored: KnownReport): boolean {
  if (hasNewTitle(report, stored)) return true;
  const [hasText, hasPicture] = [report.summary !== '', report.media.length > 0];
  const isRewritten = report.textHash !== stored.textHash;
  const hasLost = (isRewritten && stored.hasText && !hasText) || (stored.hasPicture && !hasPicture);
  return !hasLost && ((isRewritten && hasText && !stored.hasText) || (hasPicture && !stored.hasPicture));
}

/**
 * As written: what is taken off a title comes and goes with the other pieces of its feed, with the names and texts that the publisher's
 * file lists, and with our own releases.
 */
function hasNewTitle(report: LabelledReport, stored: KnownReport): boolean {
  const { title, writtenTitle, titleHash, textHash } = report;
  if (titleHash !== null && titleHash === stored.titleHash) return false;
  if (stored.writtenTitle !== null) return writtenTitle !== stored.writtenTitle;
  return title !== stored.title && textHash !== stored.textHash;
}

function addFirst<T>(byKey: Map<string, T>, key: string, value: T): void {
  if (!byKey.has(key)) byKey.set(key, value);
}

const isSamePiece = ({ publishedAt }: LabelledReport, stored: KnownReport): boolean =>
  Date.parse(publishedAt) - Date.parse(stored.publishedAt) <= SAME_PIECE_MS;

/** What its publisher has not written anew stays as readers know it. */
function inPlaceOf(stored: KnownReport, report: LabelledReport): LabelledReport {
  const { id, publishedAt, firstSeenAt } = stored;
  const title = hasNewTitle(report, stored) ? report.title : stored.title;
  const summary = stored.hasText || report.textHash !== stored.textHash ? report.summary : '';
  return { ...report, id, publishedAt, firstSeenAt, title, summary };
}
