/** What the store can do, as other rooms see it. The SQL behind it is one file per table beside this one. */
export type * from './account-types.ts';
export { StoreAway, type WriteRefusal } from './away.ts';
export { NEVER_SUBSCRIBED } from './never-subscribed.ts';
export { TooManyWaiting } from './one-by-one.ts';
export type * from './search/search-types.ts';
export type * from './sign-in-types.ts';

import type { Fault, LabelledReport, Publisher, Story } from '../contract/contract.ts';
import type {
  DevicesTable,
  PreferencesTable,
  ReadersTable,
  SavedPicturesTable,
  SavedStoriesTable,
  SubscriptionsTable,
} from './account-types.ts';
import type { WriteRefusal } from './away.ts';
import type { SearchAmong, SearchOptions, SearchResult } from './search/search-types.ts';
import type {
  AccountsTable,
  AttemptsTable,
  SecretsTable,
  SessionsTable,
  SignInCodesTable,
  TidiedSignIn,
} from './sign-in-types.ts';

/** One feed's place in the due queue and what is needed to ask politely again. */
export interface FeedState {
  url: string;
  publisherId: string;
  etag: string | null;
  lastModified: string | null;
  /** Hash of the last body, for servers that answer 200 with the same bytes. */
  bodyHash: string | null;
  /** Current polling interval in seconds. */
  intervalSeconds: number;
  nextDueAt: Date;
  lastFetchedAt: Date | null;
  lastOkAt: Date | null;
  /** Publication time of the newest item seen: the real sign of health. */
  newestItemAt: Date | null;
  /** Failures in a row. */
  failures: number;
  fault: Fault | null;
}

export interface FeedsTable {
  /** Makes the queue match the publishers: adds new feeds (due now), removes those gone. Keeps validators. */
  sync(publishers: Publisher[], now: Date): Promise<void>;
  /** Feeds due at `now`, longest overdue first; also those that a clock running ahead put off. */
  due(now: Date, limit: number): Promise<FeedState[]>;
  list(): Promise<FeedState[]>;
  /**
   * Saves the states of feeds that brought nothing new; with what is new they are saved as it is published.
   * @throws Error when another process has begun to ingest meanwhile
   */
  save(feeds: FeedState[]): Promise<void>;
}

export interface StoredReport {
  report: LabelledReport;
  storyId: string;
}

/** What tells whether a report that comes again says something else. */
export interface KnownReport
  extends Pick<
    LabelledReport,
    | 'id'
    | 'publisherId'
    | 'feedUrl'
    | 'dedupeKey'
    | 'title'
    | 'titleHash'
    | 'textHash'
    | 'publishedAt'
    | 'firstSeenAt'
  > {
  storyId: string;
  /** Null: stored by a release that did not keep it. */
  writtenTitle: string | null;
  hasText: boolean;
  hasPicture: boolean;
}

export interface ReportsTable {
  /** By dedupe key, those that are stored already under that key, or had it when they first came. */
  known(reports: readonly Pick<LabelledReport, 'id' | 'dedupeKey'>[]): Promise<Map<string, KnownReport>>;
  /**
   * By dedupe key, what is stored of those whose publisher has given the same id, and the same date, to a piece under another key: of
   * their own feed, if it has.
   */
  sameItems(reports: readonly LabelledReport[]): Promise<Map<string, KnownReport>>;
  /**
   * Dedupe keys of those whose feed has brought the same text with the same date before, under another key; or a feed that their
   * publisher had then, which is none of `feedUrls`.
   */
  readdressed(reports: readonly LabelledReport[], feedUrls: readonly string[]): Promise<Set<string>>;
  /**
   * Reports first seen at or after `since`, and up to `until`, in the order they were stored: what the grouper is restored
   * from.
   */
  since(since: Date, until?: Date): Promise<StoredReport[]>;
  /**
   * Stories that have reports first seen before `since` and others since, the one that was stored first at the front, with the
   * date of their earliest report.
   */
  beganBefore(since: Date): Promise<{ storyId: string; at: Date }[]>;
  /** By its id, or by the address of the piece; null when there is none. */
  find(idOrUrl: string): Promise<StoredReport | null>;
  /** All reports of these stories. */
  ofStories(storyIds: string[]): Promise<Map<string, LabelledReport[]>>;
}

export interface StoryChanges {
  stories: Story[];
  /** Ids that no longer stand for themselves (merged into another story) or were removed. */
  removed: string[];
  version: number;
}

export interface StoriesTable {
  /** Stories whose newest report is at or after `since`, and the version they belong to. */
  active(since: Date): Promise<StoryChanges>;
  /** Everything published after `version`, however old: a story that loses its newest report may be an old one from then on. */
  changedAfter(version: number): Promise<StoryChanges>;
  /** By id or merged id, whatever its age: a story with another id is what this one was merged into. */
  find(id: string): Promise<Story | null>;
  many(ids: string[]): Promise<Story[]>;
  /** Ids of what was merged into a story, at once or by way of others. */
  redirectsTo(id: string): Promise<string[]>;
  /**
   * Full text: English and Dutch, words in any of their forms, accents folded, all words needed but small ones, quotes for phrases.
   * Where nothing is found, long words may have one letter wrong. Those with all words in the headline first, then the newest; at
   * most `limit` of the stories that are asked for. Every byte of `text` is safe.
   */
  search(text: string, options: SearchOptions): Promise<SearchResult>;
  /**
   * The text without so many of its words, in each way that finds something, that of most stories first; none for a text of many words.
   */
  searchWithout(text: string, fewer: number, among: SearchAmong): Promise<string[]>;
  version(): Promise<number>;
  /** Stories of real publishers whose newest report is at or after `since`; counts no further than `upTo`. */
  countReal(since: Date, upTo: number): Promise<number>;
}

/**
 * An operator's word on where reports belong: they went from one story to the other. The ids are those of that day; of a correction in
 * force, what grouping has made of those stories since.
 */
export interface Correction {
  number: number;
  at: Date;
  /** The whole story into another; some of its reports into a story of their own; one report into another story. */
  kind: 'merge' | 'split' | 'move';
  from: string;
  to: string;
  /** Ids of the reports that went. */
  reports: string[];
  undoneAt: Date | null;
}

export type NewCorrection = Omit<Correction, 'number' | 'undoneAt'>;

/** A correction that was not undone, and the two stories as they stand today that it took apart, if it did. */
export interface CorrectionInForce extends Correction {
  apart: [string, string] | null;
}

/** The story that a report was in, or an id led to, before any correction took it elsewhere. */
export interface FirstStory {
  what: 'report' | 'address';
  id: string;
  story: string;
  /** Number of the first correction that took it. */
  since: number;
}

export interface CorrectionsTable {
  /** The newest first, the undone ones too. */
  list(limit: number): Promise<Correction[]>;
  find(number: number): Promise<Correction | null>;
  /** The oldest first. */
  inForce(): Promise<CorrectionInForce[]>;
  /** Of all that a correction ever took, with the story it is in, or leads to, today; null: it is no longer stored. */
  firstStories(): Promise<(FirstStory & { today: string | null })[]>;
}

/** A round of fetching that ended well. */
export interface LastRound {
  at: Date;
  /** Feeds asked. */
  feeds: number;
  newReports: number;
}

export interface LastRoundTable {
  /** null before the first. */
  read(): Promise<LastRound | null>;
  write(round: LastRound): Promise<void>;
}

/** Writes of one publishing transaction: all or nothing. */
export interface PublishTransaction {
  /**
   * Stores reports that are not stored yet (by dedupe key).
   * @param storyOf the story of each, by the report's id
   */
  insertReports(reports: LabelledReport[], storyOf: ReadonlyMap<string, string>): Promise<void>;
  /** Puts reports in the place of those stored under the same id, which keep their stories; their dedupe keys may be new. */
  replaceReports(reports: LabelledReport[]): Promise<void>;
  assign(pairs: { reportId: string; storyId: string }[]): Promise<void>;
  /** Writes stories under the next version. */
  upsertStories(stories: Story[]): Promise<void>;
  /** `from` now means `to` for good: its reports move, its row goes, its id redirects. */
  mergeStories(merges: { from: string; to: string }[]): Promise<void>;
  /** The same for a story that an operator left without reports: corrections go on telling the two apart. */
  emptyStory(stories: { from: string; to: string }): Promise<void>;
  /** Each of these ids that redirects goes to its story from now on, where that stands, with what readers saved under it. */
  redirect(leads: readonly { id: string; story: string }[]): Promise<void>;
  saveFeeds(feeds: FeedState[]): Promise<void>;
  /** Notes what an operator decided. @returns its number */
  addCorrection(correction: NewCorrection): Promise<number>;
  keepFirstStories(first: readonly FirstStory[]): Promise<void>;
  /** Of these, those that are there by now; an id that is a story's is wherever that is. */
  forgetFirstStories(first: readonly FirstStory[]): Promise<void>;
  undoCorrection(number: number, at: Date): Promise<void>;
}

/** What the queue of jobs needs of a database: statements, or several in one text when there are no values. */
export interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Every call throws StoreAway when the database cannot be reached; changes of an account and attempts TooManyWaiting too. */
export interface Store {
  feeds: FeedsTable;
  reports: ReportsTable;
  stories: StoriesTable;
  corrections: CorrectionsTable;
  lastRound: LastRoundTable;
  accounts: AccountsTable;
  signInCodes: SignInCodesTable;
  attempts: AttemptsTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  /**
   * Removes codes, counters and sessions that have had their time.
   * @param proven by which sessions go: readers would miss them
   */
  tidySignIn(now: Date, proven: Date): Promise<TidiedSignIn>;
  preferences: PreferencesTable;
  devices: DevicesTable;
  savedStories: SavedStoriesTable;
  readers: ReadersTable;
  savedPictures: SavedPicturesTable;
  subscriptions: SubscriptionsTable;
  /**
   * Runs `write` in one transaction under a new version and notifies listeners at commit.
   * Throws when the commit did not happen; running it again with the same data is safe.
   */
  publish(write: (tx: PublishTransaction) => Promise<void>): Promise<number>;
  /** Calls back with the new version after every publish by any process. Reconnects by itself. */
  onPublished(listener: (version: number) => void): Promise<() => Promise<void>>;
  /** Runs `work` while no other process ingests; returns null at once when another one does. */
  whileIngesting<T>(work: () => Promise<T>): Promise<T | null>;
  /** Deletes stories and reports older than `before` (retention). Returns how many stories went. */
  prune(before: Date): Promise<number>;
  /**
   * The newest date that a publisher gave a report: demo stories, and items without a date or with one to come, have theirs from our
   * own clock. Null: there is none.
   */
  newestDateGiven(): Promise<Date | null>;
  /** Date of the newest report in demo stories, where that is at or after `since`; else null. */
  newestDemoDate(since: Date): Promise<Date | null>;
  /** Makes some stories, the newest first, findable by all that this release knows of. Returns how many; 0: there are no more. */
  renewWords(): Promise<number>;
  /** True when the database answers within a second. */
  healthy(): Promise<boolean>;
  /** When the database last refused a call of this process because it takes nothing more; null = not for ten minutes. */
  refusal(): WriteRefusal | null;
  /** For the queue of jobs, a library that keeps tables of its own in a schema of its own. */
  queue: QueueDatabase;
  close(): Promise<void>;
}
