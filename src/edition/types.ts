/** What the edition can do, as the server, the digest and the tests see it. */
import type {
  Factors,
  Log,
  RankingCategory,
  RankingReader,
  ReaderWeights,
  Story,
} from '../contract/contract.ts';
import type { FoundStory, Store } from '../store/types.ts';

export interface EditionOptions {
  store: { stories: Store['stories']; onPublished: Store['onPublished'] };
  now: () => Date;
  /** Days since its newest report that a story stays in the ranked feeds. */
  windowDays: number;
  /** Demo stories: auto = until enough real stories are active. */
  demo: 'auto' | 'on' | 'off';
  /** Debug mode: only the newest 20 stories exist. */
  use20Stories: boolean;
  log: Log;
}

/** Who asks, and which page. */
export interface ListQuery {
  /** `mode` is set by the query itself: local() ranks in local mode, everything else in home mode. */
  reader: Omit<RankingReader, 'mode'>;
  /** Languages the reader reads, ISO 639-1; empty = every language. */
  reads: readonly string[];
  /** From 1. Default 1. */
  page?: number | undefined;
  /** Default 20. */
  limit?: number | undefined;
  /** Token of an earlier answer: pins the stories and the ranking time it began with. */
  edition?: string | undefined;
  /** The reader's own sliders; absent = the exact formula. */
  weights?: ReaderWeights | undefined;
}

export interface FeedQuery extends ListQuery {
  /** Absent or "all" = every category. */
  category?: RankingCategory | 'all' | undefined;
  /** top = score; newest = newest report first; covered = most independent origins first. Default top. */
  sort?: 'top' | 'newest' | 'covered' | undefined;
}

export interface LocalQuery extends ListQuery {
  /** The chosen city; `reader.position` is its point, `reader.country` its country. */
  city: string;
}

export interface ListedStory {
  story: Story;
  /** Why it stands where it stands, for this reader at the edition's ranking time. */
  factors: Factors;
}

export interface Listing {
  stories: ListedStory[];
  hasMore: boolean;
  /** Stories that match in this edition, over all pages. */
  total: number;
  /** Token to send with the next page. */
  edition: string;
}

export interface Edition {
  /** Home, category pages and the personalised feed (interests in `reader`). */
  feed(query: FeedQuery): Listing;
  /** Stories of a city, else those of strong local relevance; at most 20 a page. */
  local(query: LocalQuery): Listing;
  /** At most 10 stories of the last 24 hours with at least 2 origins. */
  trending(query: ListQuery): Listing;
  /** At most 6 stories like this one, most shared tags first. Empty when the story is unknown. */
  related(storyId: string, query: ListQuery): Promise<ListedStory[]>;
  /** By id or merged id, from memory, else from the store whatever its age. Rejects when the store is needed and away. */
  story(id: string): Promise<FoundStory | null>;
  /** Turns ids in the order a search found them into a listing, dropping what this reader cannot read. */
  search(ids: readonly string[], query: ListQuery): Promise<Listing>;
  /** The factors of one story for one reader now, for "Why this story?". */
  explain(story: Story, query: Pick<ListQuery, 'reader' | 'edition' | 'weights'>): ListedStory['factors'];
  /** all, local, then the categories found in the data, known ones first. */
  categories(): string[];
  /** The token of the newest edition: changes when stories change and at least every minute. */
  token(): string;
  /** Store version in memory and number of active stories, for health checks and logs. */
  state(): { version: number; active: number };
  /** Loads what was published since; resolves when it is visible. Called by itself on every notice. */
  refresh(): Promise<void>;
  /** Stops following the store. */
  close(): Promise<void>;
}
