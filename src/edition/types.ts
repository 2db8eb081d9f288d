/** What the edition can do, as the server, the digest and the tests see it. */
import type {
  ExplainedList,
  Factors,
  HidingRule,
  Invented,
  Log,
  PublisherLookup,
  RankingCategory,
  Reader,
  Story,
} from '../contract/contract.ts';
import type { Store } from '../store/types.ts';

export interface EditionOptions {
  store: { stories: Store['stories']; onPublished: Store['onPublished'] };
  /** Stories have the names that publishers have here; those of others stay. */
  publishers: PublisherLookup;
  now: () => Date;
  /** Days since its newest report that a story stays in the ranked feeds. */
  windowDays: number;
  /** Demo stories: auto = until enough real stories are active. */
  demo: 'auto' | 'on' | 'off';
  /** Debug mode: only the newest 20 stories exist. */
  use20Stories: boolean;
  /** Days since its newest report that a story can be found by a search. */
  retentionDays: number;
  log: Log;
}

/** Which list of stories, and which page of it. */
export type Ask = Which & {
  /** From 1. Default 1. */
  page?: number | undefined;
  /** Stories per page; default 20, and 100 for a search. */
  limit?: number | undefined;
  /** Token of an earlier answer: pins the stories and the ranking time it began with. */
  edition?: string | undefined;
};

type Which =
  | {
      list: 'feed';
      /** Absent or "all" = every category: home, ranked by the reader's interests too. */
      category?: RankingCategory | 'all' | undefined;
      /** top = score; newest = newest report first; covered = most independent origins first. Default top. */
      sort?: 'top' | 'newest' | 'covered' | undefined;
    }
  /** Stories of the reader's city and 50 km around it, else the nearest; at most 20 a page. */
  | { list: 'local' }
  /** At most 10 stories of the last 24 hours with at least 2 origins. */
  | { list: 'trending' }
  /** At most 6 stories like this one, most shared tags first. Empty when the story is unknown. */
  | { list: 'related'; story: string }
  /** Best match first; `hasMore` is never said of it, `total` is. Blank text finds nothing. */
  | { list: 'search'; text: string };

export interface ListedStory {
  story: Story;
  /** Why it stands where it stands, for this reader at the edition's ranking time. */
  factors: Factors;
}

/** Stories that a mute or a filter kept out of a list. */
export interface Hidden {
  rule: HidingRule;
  stories: number;
}

/** Everything a reader's rules keep from them, rule by rule, most stories first. */
export interface Withheld {
  /** Stories the reader would meet in home without any rule. */
  of: number;
  rules: {
    rule: HidingRule;
    /** Newest first. */
    stories: Story[];
  }[];
}

/** A search for fewer of the words. */
export interface Fewer {
  query: string;
  /** More than none. */
  total: number;
}

export interface Listing {
  stories: ListedStory[];
  hasMore: boolean;
  /** Stories that match in this edition and are not hidden, over all pages; of those a search finds by their words 500 at most. */
  total: number;
  /** Token to send with the next page. */
  edition: string;
  /** What the reader's mutes and filters kept out of this list, per rule. */
  hidden: readonly Hidden[];
  /** Search only: what was searched for where what was typed was taken for misspelt, most stories first; empty = what was typed. */
  meant?: readonly string[];
  /** Local only. */
  local?: LocalReach;
}

/** What a reader may be offered in place of a list that has no story for them. */
export interface Offers {
  /** Search only, where nothing was hidden: the text without one of its words, or else two, and how many stories that finds. */
  fewer?: Fewer;
  /** Stories that match in languages that can be chosen and this reader has not; absent = none. */
  otherLanguages?: number;
}

/**
 * What local news consists of: stories within 50 km; the nearest from farther away, since no local news is near, though news of the
 * world may be; or those because the reader's mutes and filters hide all that is near.
 */
export type LocalReach = 'near' | 'far' | 'hidden';

export interface Edition {
  /**
   * The one door of listings: what `ask` names, as this reader should see it. What they muted is in none of them.
   * Rejects when the store is needed (a search, a story older than the window) and away.
   */
  list(ask: Ask, reader: Reader): Promise<Listing>;
  /** What may be shown in place of a list, as this reader got it: nothing where it has a story. It takes a search or more: who shows it asks. */
  offers(listing: Listing, ask: Ask, reader: Reader): Promise<Offers>;
  /** What this reader's mutes and filters keep out of home now, of the stories published since then. */
  withheld(reader: Reader, since: Date): Withheld;
  /**
   * By id or merged id, from memory, else from the store whatever its age: a story with another id is what this one was merged into.
   * Rejects when the store is needed and away.
   */
  story(id: string): Promise<Story | null>;
  /**
   * The factors of one story for one reader, for "Why this story?".
   * @param asked `list`: in whose order, home unless said; `edition`: a token, absent = now
   */
  explain(
    story: Story,
    reader: Reader,
    asked?: { list?: ExplainedList | undefined; edition?: string | undefined },
  ): Factors;
  /** What else there is to read about, for this reader: the story's tags that another story has, in the reader's language. */
  subjects(story: Story, reader: Reader): string[];
  /** all, local, then the categories found in the data, known ones first. */
  categories(): string[];
  /** Which of the active stories come from invented publishers. */
  invented(): Invented;
  /** The token of the newest edition: changes when stories change and at least every minute. */
  token(): string;
  /** Store version in memory and number of active stories, for health checks and logs. */
  state(): { version: number; active: number };
  /** Loads what was published since; resolves when it is visible. Called by itself on every notice. */
  refresh(): Promise<void>;
  /** Calls back whenever newer stories are visible. Returns a function that ends it. */
  onRenewed(listener: () => void): () => void;
  /** Stops following the store. */
  close(): Promise<void>;
}
