import { MS_PER_MINUTE, type Reader, type Story } from '../../contract/contract.ts';
import { strangerIn } from '../../reader/reader.ts';
import { openEdition } from '../open.ts';
import type { Ask, Edition, EditionOptions, Listing } from '../types.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { START } from './stories.ts';

/** A store in memory, an edition over it, and a clock that moves only when told to. */
export interface Desk {
  edition: Edition;
  store: MemoryStore;
  /** Publishes under the next version and waits until the edition shows it. */
  publish(stories: Story[], removed?: string[]): Promise<void>;
  /** Lets time pass. */
  pass(minutes: number): void;
  logged: { level: string; fields: object; message: string }[];
}

export async function openDesk(
  stories: Story[],
  options: Partial<Omit<EditionOptions, 'store' | 'now' | 'log'>> = {},
): Promise<Desk> {
  // Whoever searches here writes the ids that are to be found, and in quotes what no index can look for.
  const store = createMemoryStore(stories, {}, (text) => {
    const named = new Set(text.split(' '));
    return ({ id }) => named.has(id);
  });
  const logged: Desk['logged'] = [];
  let time = START.getTime();
  const log = (level: string) => (fields: object, message: string) => {
    logged.push({ level, fields, message });
  };

  const edition = await openEdition({
    store,
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
    store,
    async publish(changed, removed) {
      await store.publish(changed, removed);
      await edition.refresh();
    },
    pass(minutes) {
      time += minutes * MS_PER_MINUTE;
    },
    logged,
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
