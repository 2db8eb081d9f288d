/** A store in memory: what the edition and the server need of one, for tests without a database. */
import { languagesOf, type Story } from '../../contract/contract.ts';
import { wordsOf } from '../../reader/reader.ts';
import { type LastRound, type Store, StoreAway, type WriteRefusal } from '../../store/types.ts';
import { toldWords } from '../search/told-words.ts';

export interface MemoryStore
  extends Pick<Store, 'stories' | 'lastRound' | 'onPublished' | 'healthy' | 'refusal'> {
  /** Publishes under the next version, and tells nobody. */
  put(stories: readonly Story[], removed?: readonly string[]): void;
  /** Publishes as another process would. */
  publish(stories: readonly Story[], removed?: readonly string[]): Promise<void>;
  /** From now on every question fails, until mended: by default as when the database is gone. */
  breakDown(fault?: Error): void;
  mend(): void;
  /** As when the disk was full. */
  refuseWrites(refusal: WriteRefusal): void;
  readonly listeners: number;
  /** How often it was searched. */
  readonly searches: number;
}

/** True for a story that has all words as they are. */
function hasWords(text: string): (story: Story) => boolean {
  const words = wordsOf(text).trim().split(' ');
  return (story) => {
    const told = toldWords(story);
    return words.every((word) => told.includes(` ${word} `));
  };
}

/**
 * @param aliases merged id → id in force
 * @param finds   which stories a text finds
 */
export function createMemoryStore(
  stories: readonly Story[],
  aliases: Readonly<Record<string, string>> = {},
  finds = hasWords,
): MemoryStore {
  const stored = new Map<string, { story: Story; version: number }>();
  const removals: { id: string; version: number }[] = [];
  const listeners = new Set<(version: number) => void>();
  let version = 0;
  let searches = 0;
  let fault: Error | null = null;
  let refusal: WriteRefusal | null = null;
  let lastRound: LastRound | null = null;

  const put: MemoryStore['put'] = (changed, removed = []) => {
    version += 1;
    for (const story of changed) stored.set(story.id, { story, version });
    for (const id of removed) {
      stored.delete(id);
      removals.push({ id, version });
    }
  };
  const answer = async <T>(value: () => T): Promise<T> => {
    if (fault) throw fault;
    return value();
  };
  const find = (id: string): Story | null => stored.get(aliases[id] ?? id)?.story ?? null;
  /** Those without a date, too. */
  const recent = (since: Date): Story[] =>
    [...stored.values()]
      .map(({ story }) => story)
      .filter(({ published_at }) => !(Date.parse(published_at) < since.getTime()));

  put(stories);
  return {
    stories: {
      active: (since) => answer(() => ({ stories: recent(since), removed: [], version })),
      changedAfter: (after) =>
        answer(() => ({
          stories: [...stored.values()].filter((entry) => entry.version > after).map(({ story }) => story),
          removed: removals.filter((removal) => removal.version > after).map(({ id }) => id),
          version,
        })),
      find: (id) => answer(() => find(id)),
      many: (ids) => answer(() => ids.flatMap((id) => find(id) ?? [])),
      redirectsTo: (id) => answer(() => Object.keys(aliases).filter((alias) => aliases[alias] === id)),
      search: (text, { since, limit, reads = [], except = [], names = [] }) =>
        answer(() => {
          searches += 1;
          const isRead = (story: Story): boolean =>
            reads.length === 0 || languagesOf(story).some((language) => reads.includes(language));
          const among = recent(since).filter((story) => isRead(story) && !except.includes(story.id));
          const byWords = among.filter(finds(text));
          const inTags = names.reduce((words, { typed, tags }) => words.replace(typed, tags.join(' ')), text);
          const byTags = among.filter((story) => !byWords.includes(story)).filter(finds(inTags));
          const hits = [
            ...byWords.map(({ id }) => ({ id, field: 'headline' as const })),
            ...byTags.map(({ id }) => ({ id, field: 'headline' as const, inOtherWords: true })),
          ].slice(0, limit);
          const phrases = text.split(/["“”]/).filter((_, index) => index % 2 === 1);
          return { hits, instead: null, begun: null, phrases };
        }),
      searchWithout: () => answer(() => []),
      version: () => answer(() => version),
      countReal: (since, upTo) =>
        answer(() => Math.min(upTo, recent(since).filter(({ demo }) => !demo).length)),
    },
    lastRound: {
      read: () => answer(() => lastRound),
      async write(round) {
        lastRound = round;
      },
    },
    async onPublished(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
    healthy: async () => fault === null,
    refusal: () => refusal,
    put,
    async publish(changed, removed) {
      put(changed, removed);
      for (const listener of listeners) listener(version);
    },
    breakDown(why = new StoreAway(new Error('connection to 10.0.0.7 refused, password "hunter2"'))) {
      fault = why;
    },
    mend() {
      fault = null;
    },
    refuseWrites(why) {
      refusal = why;
    },
    get listeners() {
      return listeners.size;
    },
    get searches() {
      return searches;
    },
  };
}
