import { languagesOf, MS_PER_MINUTE, type Reader, type Story } from '../../contract/contract.ts';
import { strangerIn } from '../../reader/reader.ts';
import { openEdition } from '../open.ts';
import type { Ask, Edition, EditionOptions, Listing } from '../types.ts';
import { START } from './stories.ts';

/** A store in memory, an edition over it, and a clock that moves only when told to. */
export interface Desk {
  edition: Edition;
  /** Publishes under the next version and waits until the edition shows it. */
  publish(stories: Story[], removed?: string[]): Promise<void>;
  /** Publishes without telling the edition. */
  publishQuietly(stories: Story[], removed?: string[]): void;
  /** Lets time pass. */
  pass(minutes: number): void;
  /** Every later call of the store rejects, until mended. */
  breakStore(): void;
  mendStore(): void;
  logged: { level: string; fields: object; message: string }[];
  listeners: number;
  /** How often the store was searched. */
  searches: number;
}

export async function openDesk(
  stories: Story[],
  options: Partial<Omit<EditionOptions, 'store' | 'now' | 'log'>> = {},
): Promise<Desk> {
  const stored = new Map<string, { story: Story; version: number }>();
  const removals: { id: string; version: number }[] = [];
  const listeners = new Set<(version: number) => void>();
  const logged: Desk['logged'] = [];
  let version = 0;
  let searches = 0;
  let time = START.getTime();
  let broken = false;

  const put = (changed: Story[], removed: string[] = []): void => {
    version += 1;
    for (const story of changed) stored.set(story.id, { story, version });
    for (const id of removed) {
      stored.delete(id);
      removals.push({ id, version });
    }
  };
  const answer = async <T>(value: () => T): Promise<T> => {
    if (broken) throw new Error('the database is away');
    return value();
  };
  const all = (): Story[] => [...stored.values()].map(({ story }) => story);
  const recent = (story: Story, since: Date): boolean => !(Date.parse(story.published_at) < since.getTime());
  const log = (level: string) => (fields: object, message: string) => {
    logged.push({ level, fields, message });
  };

  put(stories);
  const edition = await openEdition({
    store: {
      stories: {
        active: (since) =>
          answer(() => ({ stories: all().filter((story) => recent(story, since)), removed: [], version })),
        changedAfter: (after) =>
          answer(() => ({
            stories: [...stored.values()].filter((entry) => entry.version > after).map(({ story }) => story),
            removed: removals.filter((removal) => removal.version > after).map(({ id }) => id),
            version,
          })),
        find: (id) => answer(() => stored.get(id)?.story ?? null),
        many: (ids) => answer(() => ids.flatMap((id) => stored.get(id)?.story ?? [])),
        redirectsTo: () => answer(() => []),
        // Whoever searches here writes the ids that are to be found, in their headlines, and in quotes what no index can look for.
        search: (text, { limit, reads = [], except = [] }) =>
          answer(() => {
            searches += 1;
            const isRead = (id: string): boolean => {
              const languages = languagesOf(stored.get(id)?.story ?? { language: '', translations: {} });
              return reads.length === 0 || languages.some((language) => reads.includes(language));
            };
            const found = text
              .split(' ')
              .filter((id) => stored.has(id) && isRead(id) && !except.includes(id));
            const phrases = text.split(/["“”]/).filter((_, index) => index % 2 === 1);
            const hits = found.slice(0, limit).map((id) => ({ id, field: 'headline' as const }));
            return { hits, instead: null, begun: null, phrases };
          }),
        searchWithout: () => answer(() => []),
        version: () => answer(() => version),
        countReal: () => answer(() => all().filter(({ demo }) => !demo).length),
      },
      async onPublished(listener) {
        listeners.add(listener);
        return async () => {
          listeners.delete(listener);
        };
      },
    },
    publishers: () => undefined,
    now: () => new Date(time),
    windowDays: 7,
    retentionDays: 90,
    demo: 'auto',
    use20Stories: false,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    ...options,
  });

  return {
    edition,
    async publish(changed, removed) {
      put(changed, removed);
      for (const listener of listeners) listener(version);
      await edition.refresh();
    },
    publishQuietly: put,
    pass(minutes) {
      time += minutes * MS_PER_MINUTE;
    },
    breakStore() {
      broken = true;
    },
    mendStore() {
      broken = false;
    },
    logged,
    get listeners() {
      return listeners.size;
    },
    get searches() {
      return searches;
    },
  };
}

/** A reader nobody knows, who reads everything. */
export function anyone(over: Partial<Reader> = {}): Reader {
  return { ...strangerIn('en'), reads: [], ...over };
}

/** The home feed, or another one. */
export const feed = (
  { edition }: Pick<Desk, 'edition'>,
  ask: Partial<Ask & { list: 'feed' }> = {},
  reader = anyone(),
): Promise<Listing> => edition.list({ list: 'feed', ...ask }, reader);

export const ids = ({ stories }: Listing): string[] => stories.map(({ story }) => story.id);
