import type { Assignment, LabelledReport, Report } from '../../contract/contract.ts';

/** What grouping needs to know of a report. Times are ISO 8601, languages ISO 639-1. */
export type GroupInput = Pick<Report, 'id' | 'title' | 'summary' | 'language' | 'publishedAt'> & {
  /** Without it, nobody knows whether newsrooms agree. */
  publisherId?: string;
  /** Without it, a report counts as news. */
  labels?: Pick<LabelledReport['labels'], 'genre'>;
};

export interface Grouper {
  /**
   * Finds or starts the story of a report. The same reports in the same order always give the same stories;
   * a report added again keeps its story. `merged` lists stories that this report showed to be the same one.
   */
  add(report: GroupInput): Assignment;
  /**
   * A second look at what was added since the last one: small stories that now turn out to tell of one event become one.
   * Each answer names a report added since, the story it is in now, and the one that became part of that.
   */
  lookAgain(): Assignment[];
  /** Puts a report back into the story it was given before (at start, from the store, in the stored order). */
  restore(report: GroupInput, storyId: string): void;
  /**
   * A story began earlier than the reports that it will be restored from. To be said before those, of the oldest story first.
   * @param at  milliseconds since 1970
   */
  began(storyId: string, at: number): void;
  /** Whether it holds a story of this id. */
  holds(storyId: string): boolean;
  /** Forgets what is too old to be joined at `now`. Cheap enough to call once per batch. */
  expire(now: Date): void;
  /** Two stories that an operator told apart never become one. Stories it does not know (any more) are passed over. */
  keepApart(one: string, other: string): void;
  /** What add() would look at, for a report that has no story yet. No story changes; its words are known in its language from then on. */
  weigh(report: GroupInput): Verdict;
  /** How alike two reports are that it knows, and their stories; null when it does not know both. */
  compare(one: string, other: string): Comparison | null;
}

/** Why a report joins a story, or none. */
export interface Verdict {
  /** It tells of no event, or of many: such a piece is looked at no further. */
  alone: boolean;
  /** Stories with a report near it, best first. It joins the best when that scores NEEDED.join. */
  stories: WeighedStory[];
}

/** A story that a report could join. Likeness runs from 0 to 1. */
export interface WeighedStory {
  storyId: string;
  /** About 0 to 1: likeness to the nearest report and to the story, less for large stories and time between. */
  score: number;
  /** The id of its nearest report. */
  nearest: string;
  likeness: number;
  /** …and to all of the story together. */
  toStory: number;
  /** Keys of the words shared with the nearest report, the rarest first. */
  shared: string[];
  /** Between the report and the story's nearest end. */
  hours: number;
}

export interface Comparison {
  likeness: number;
  shared: string[];
  /** Between the two. */
  hours: number;
  /**
   * Likeness of their stories as wholes, what makes them one, and whether one has room for all of their reports; null when a report is
   * too old to have one, or both have the same.
   */
  stories: { likeness: number; needed: number; fit: boolean } | null;
  /** An operator told their stories apart. */
  apart: boolean;
}

/** A word, or a pair of neighbouring words, and what is known of its use. */
export interface Term {
  key: string;
  pair: boolean;
  /** Reports in the history that have it. */
  reports: number;
  /** Added to that number, in the sense of a report seen before the first. */
  prior: number;
  /** It stands in headlines about anything. */
  general: boolean;
  /** Languages it was seen in. */
  languages: ReadonlySet<string>;
  /** Where it stands, oldest first, and its weight in each: two lists, since a pair for each takes three times the memory. */
  entries: Entry[];
  weights: number[];
}

/** A report in memory. */
export interface Entry {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  language: string;
  /** A live blog, which tells of more than one event. */
  live: boolean;
  hasLead: boolean;
  terms: Term[];
  /** Keys of the towns it names, as far as they are known. */
  towns: readonly string[];
  /** Those that its title names, but for where somebody is from. */
  scenes: readonly string[];
  /** Codes of the countries it names. */
  countries: readonly string[];
  /** Sudden disasters of its title with their countries, storms with their names: "earthquake CO", "storm mira CU". */
  disasters: readonly string[];
  /** Its publisher's id, where that is told. */
  newsroom: string | undefined;
  /** Length of the vector before it was made 1. */
  length: number;
  /** Parallel to terms, length 1 in the Euclidean sense. */
  weights: number[];
  story: Cluster | null;
  /** Scratch of candidates.ts: cosine with the report that is looked at. 0 between calls. */
  cosine: number;
}

/** A story in memory. */
export interface Cluster {
  id: string;
  /** Order of foundation: when two stories merge, the lower number stays. */
  order: number;
  entries: Entry[];
  /** Sum of the reports' vectors, and the square of its length. */
  centre: Map<Term, number>;
  squared: number;
  /** Codes of the countries that its reports name. */
  countries: Set<string>;
  /** How many of them each newsroom has, as far as newsrooms are told. */
  newsrooms: Map<string, number>;
  firstAt: number;
  lastAt: number;
  /** The id of the report that began it, which it may have forgotten meanwhile; null when it is told only when it began. */
  first: string | null;
  /** Of its first report. */
  beganAt: number;
  /** Stories it never becomes one with. */
  apart: Set<Cluster>;
}

/** A story that a report could join, by the score it has there. */
export interface Candidate {
  story: Cluster;
  score: number;
  /** The story's report that is nearest, and its cosine. */
  nearest: Entry;
  cosine: number;
}
