/** A store in memory: what the server and the edition need of one, for tests without a database. */
import { languagesOf, type Story } from '../../contract/contract.ts';
import { type LastRound, type Store, StoreAway, type WriteRefusal } from '../../store/types.ts';

export interface MemoryStore
  extends Pick<Store, 'stories' | 'lastRound' | 'onPublished' | 'healthy' | 'refusal'> {
  /** Replaces all stories, as a publish by another process would. */
  publish(stories: Story[], aliases?: Record<string, string>): Promise<void>;
  /** From now on every question fails: by default as when the database is gone. */
  breakDown(fault?: Error): void;
  /** As when the disk was full. */
  refuseWrites(refusal: WriteRefusal): void;
}

export function createMemoryStore(
  initial: Story[],
  initialAliases: Record<string, string> = {},
): MemoryStore {
  let stories = initial;
  let aliases = initialAliases;
  let removed: string[] = Object.keys(initialAliases);
  let version = 1;
  let fault: Error | null = null;
  let refusal: WriteRefusal | null = null;
  let lastRound: LastRound | null = null;
  const listeners = new Set<(version: number) => void>();
  const check = (): void => {
    if (fault) throw fault;
  };
  const newerThan = (since: Date) => stories.filter((story) => new Date(story.published_at) >= since);
  const find = (id: string) => stories.find((story) => story.id === (aliases[id] ?? id));

  return {
    stories: {
      async active(since) {
        check();
        return { stories: newerThan(since), removed: [], version };
      },
      async changedAfter() {
        check();
        return { stories, removed, version };
      },
      async find(id) {
        check();
        return find(id) ?? null;
      },
      async many(ids) {
        check();
        return ids.flatMap((id) => find(id) ?? []);
      },
      async redirectsTo(id) {
        check();
        return Object.keys(aliases).filter((alias) => aliases[alias] === id);
      },
      async search(text, { since, limit, reads = [] }) {
        check();
        const words = text.toLowerCase().split(/\s+/);
        const hits = newerThan(since)
          .filter((story) => reads.length === 0 || languagesOf(story).some((one) => reads.includes(one)))
          .filter((story) => words.every((word) => JSON.stringify(story).toLowerCase().includes(word)))
          .map(({ id }) => ({ id, field: 'headline' as const }))
          .slice(0, limit);
        return { hits, instead: null, begun: null, phrases: [] };
      },
      async searchWithout() {
        check();
        return [];
      },
      async version() {
        check();
        return version;
      },
      async countReal(since, upTo) {
        check();
        return Math.min(upTo, newerThan(since).filter(({ demo }) => !demo).length);
      },
    },
    lastRound: {
      async read() {
        check();
        return lastRound;
      },
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
    refuseWrites(why) {
      refusal = why;
    },
    async publish(next, nextAliases = {}) {
      const kept = new Set(next.map(({ id }) => id));
      removed = stories.map(({ id }) => id).filter((id) => !kept.has(id));
      stories = next;
      aliases = nextAliases;
      version++;
      for (const listener of listeners) listener(version);
    },
    breakDown(why = new StoreAway(new Error('connection to 10.0.0.7 refused, password "hunter2"'))) {
      fault = why;
    },
  };
}
