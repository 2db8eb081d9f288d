/**
 * Full-text search over 50,000 invented stories in the built-in PostgreSQL, by kinds of query, beside the
 * naive way (every word somewhere in the stored text). Also how long publishing them takes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { MS_PER_DAY, type Story } from '../src/contract/contract.ts';
import { startEmbeddedPostgres } from '../src/database/database.ts';
import { MAX_FEWER } from '../src/edition/edition.ts';
import { openStore, type Store } from '../src/store/store.ts';
import type { SearchName } from '../src/store/types.ts';
import { randomNumbers } from './random.ts';

const STORIES = 50_000;
const STORIES_PER_PUBLICATION = 1_000;
const VOCABULARY = 30_000;
const NOW = Date.parse('2026-02-18T12:00:00Z');
const RETENTION_MS = 90 * MS_PER_DAY;
const LIMIT = 100;
const WARM_UP = 30;
const ROUNDS = 200;
const NAIVE_ROUNDS = 5;
const SEED = 7;

export interface SearchRow {
  what: string;
  /** Mean number of stories that match, of all stored. */
  matches: number | null;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bra cle dri flo gru'.split(
  ' ',
);
const ENDINGS = ['', '', '', 's', 'ing', 'ed', 'en', 'er'];

/** An invented word by its rank; common words are short, as in real languages. */
function wordOfRank(rank: number): string {
  let word = SYLLABLES[rank % SYLLABLES.length] ?? '';
  for (let rest = rank; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[(rest * 7) % SYLLABLES.length] ?? '';
  return word;
}

/** Texts whose words are as unevenly spread as real ones (Zipf), with endings for the stemmers. */
function writer(random: () => number): (words: number) => string {
  const word = (): string => {
    const rank = Math.floor(VOCABULARY ** random());
    return wordOfRank(rank) + (ENDINGS[Math.floor(random() * ENDINGS.length)] ?? '');
  };
  return (words) => Array.from({ length: words }, word).join(' ');
}

function inventStory(index: number, random: () => number, text: (words: number) => string): Story {
  const publishedAt = new Date(NOW - random() * RETENTION_MS).toISOString();
  const reports = 1 + Math.floor(12 * random() ** 4);
  return {
    id: `story-${index}`,
    headline: text(9),
    sub_headline: text(14),
    description: text(45),
    categories: ['world'],
    tags: [text(1), text(1), text(2)],
    published_at: publishedAt,
    primary_image_url: null,
    location: { city: null, country: null, latitude: null, longitude: null },
    relevant_countries: [],
    translations:
      random() < 0.4 ? { 'nl-NL': { headline: text(9), sub_headline: text(14), description: text(45) } } : {},
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 5,
      political_neutrality: 5,
      popularity_score: 5,
    },
    sources: Array.from({ length: reports }, (_, source) => ({
      name: `Publisher ${wordOfRank(Math.floor(random() * 60))}`,
      original_headline: text(9),
      url: `https://publisher.example/${index}/${source}`,
      genre: 'news',
      word_count: 400,
      publishedAt,
      reading_time_minutes: 2,
      media: [],
      report_id: `${index}-${source}`,
      publisher_id: 'publisher',
      country: 'NL',
      language: 'en',
      origin: 'publisher',
      is_origin: true,
      is_repeat: false,
      summary: text(30),
      first_seen_at: publishedAt,
      demo: false,
    })),
    language: 'en',
    created_at: publishedAt,
    updated_at: publishedAt,
    origin_count: reports,
    demo: false,
    headlines: [],
    reasons: { cleanliness: [], political_neutrality: [], importance: [] },
  };
}

/** Words by rank: the lower, the more stories have them. */
interface Kind {
  what: string;
  query: (random: () => number) => string;
  reads?: string[];
  /** Names in it, in place of which the words of tags are looked for. */
  names?: (text: string, random: () => number) => SearchName[];
  /** Nothing has all: one more look without some words, and a search for the most of them that are found. */
  without?: boolean;
}

const KINDS: Kind[] = [
  { what: 'a word nearly every story has', query: (random) => word(random, 1, 4) },
  { what: 'a common word', query: (random) => word(random, 20, 60) },
  { what: 'a common word, for a reader of Dutch', query: (random) => word(random, 20, 60), reads: ['nl'] },
  { what: 'a rare word', query: (random) => word(random, 1_000, 8_000) },
  { what: 'two common words', query: (random) => `${word(random, 20, 60)} ${word(random, 20, 60)}` },
  {
    what: 'a common and a rare word',
    query: (random) => `${word(random, 20, 60)} ${word(random, 1_000, 8_000)}`,
  },
  {
    what: 'a phrase of very common words',
    query: (random) => `"${word(random, 1, 10)} ${word(random, 1, 10)}"`,
  },
  { what: 'five words', query: (random) => words(random, 5, 200) },
  { what: 'a common word half typed', query: (random) => `${word(random, 20, 60)}in` },
  {
    what: 'a common word and the first letter of another',
    query: (random) => `${word(random, 20, 60)} b`,
  },
  { what: 'a word nobody wrote', query: () => 'hzzzq' },
  { what: 'a long name that is misspelt', query: (random) => `${word(random, 20_000, 28_000)}q` },
  {
    what: 'two long words that nobody wrote',
    query: (random) => `${letters(random, 13)} ${letters(random, 13)}`,
  },
  {
    what: 'two very common words and one nobody wrote, and fewer',
    query: (random) => `${word(random, 1, 4)} ${word(random, 1, 10)} hzzzq`,
    without: true,
  },
  {
    what: 'five common words and one nobody wrote, and fewer',
    query: (random) => `${words(random, 5, 200)} hzzzq`,
    without: true,
  },
  {
    what: 'four common words and two nobody wrote, and fewer',
    query: (random) => `${words(random, 4, 200)} hzzzq kzzzq`,
    without: true,
  },
  { what: 'six less common words, and fewer', query: (random) => words(random, 6, 2_000), without: true },
  {
    what: 'six words nobody wrote, and fewer',
    query: () => 'hzzzq kzzzq lzzzq mzzzq nzzzq pzzzq',
    without: true,
  },
  {
    what: 'a common word and a name that common words stand for',
    query: (random) => `${word(random, 20, 60)} hzzzq`,
    names: (_text, random) => [{ typed: 'hzzzq', tags: [`${word(random, 20, 60)} ${word(random, 20, 60)}`] }],
  },
  {
    what: 'two names that very common words stand for',
    query: () => 'hzzzq kzzzq',
    names: (_text, random) =>
      ['hzzzq', 'kzzzq'].map((typed) => ({ typed, tags: [`${word(random, 1, 4)} ${word(random, 1, 10)}`] })),
  },
  {
    what: 'five words, two of them names that others stand for',
    query: (random) => words(random, 5, 200),
    names: (text, random) =>
      text
        .split(' ')
        .slice(0, 2)
        .map((typed) => ({ typed, tags: [word(random, 20, 60)] })),
  },
  {
    what: 'a common word and English ones with many Dutch meanings',
    query: (random) => `${word(random, 20, 60)} talks hostages`,
    reads: ['en', 'nl'],
  },
  {
    what: 'four words with many Dutch meanings and two nobody wrote, and fewer',
    query: () => 'protestant tariff cyclist stabbing hzzzq kzzzq',
    reads: ['en', 'nl'],
    without: true,
  },
  { what: 'Dutch words with many forms', query: () => 'stakingen ontploffing arrestatie' },
];

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** An invented word of so many letters. */
const letters = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');

const word = (random: () => number, from: number, to: number): string =>
  wordOfRank(from + Math.floor(random() * (to - from)));

const words = (random: () => number, count: number, to: number): string =>
  Array.from({ length: count }, () => word(random, 1, to)).join(' ');

async function measure(rounds: number, run: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (rounds - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function fill(store: Store): Promise<SearchRow> {
  const random = randomNumbers(SEED);
  const text = writer(random);
  const rounds = STORIES / STORIES_PER_PUBLICATION;
  let next = 0;
  const times = await measure(rounds, async () => {
    const stories = Array.from({ length: STORIES_PER_PUBLICATION }, () => inventStory(next++, random, text));
    await store.publish((tx) => tx.upsertStories(stories));
  });
  return {
    what: `publish ${STORIES_PER_PUBLICATION} stories (with inventing them)`,
    matches: STORIES,
    ...times,
  };
}

/** Every word somewhere in the stored text, newest first: what one writes without an index. */
async function naive(connectionString: string): Promise<SearchRow> {
  const client = new Client({ connectionString });
  await client.connect();
  const random = randomNumbers(SEED);
  const sql = `select id from stories where story::text ilike $1 and published_at >= $2
                order by published_at desc limit ${LIMIT}`;
  try {
    const times = await measure(NAIVE_ROUNDS, () =>
      client.query(sql, [`%${word(random, 1_000, 8_000)}%`, new Date(NOW - RETENTION_MS)]),
    );
    return { what: 'naive: a rare word with ILIKE', matches: null, ...times };
  } finally {
    await client.end();
  }
}

/** Runs the search bench on a database of its own, which it removes again. */
export async function benchSearch(): Promise<SearchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-bench-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const store = await openStore({ connectionString: postgres.connectionString });
  const since = new Date(NOW - RETENTION_MS);
  try {
    const rows = [await fill(store)];
    for (const { what, query, reads, names, without } of KINDS) {
      const random = randomNumbers(SEED);
      const search = async (): Promise<void> => {
        const text = query(random);
        const options = { since, limit: LIMIT, reads, names: names?.(text, random) };
        const { hits } = await store.stories.search(text, options);
        const atMost = without && hits.length === 0 ? MAX_FEWER : 0;
        for (let fewer = 1; fewer <= atMost; fewer++) {
          const [most] = await store.stories.searchWithout(text, fewer, options);
          if (most === undefined) continue;
          await store.stories.search(most, options);
          break;
        }
      };
      await measure(WARM_UP, search);
      const times = await measure(ROUNDS, search);
      const text = query(random);
      const options = { since, limit: STORIES, reads, names: names?.(text, random) };
      const { hits } = await store.stories.search(text, options);
      rows.push({ what, matches: hits.length, ...times });
    }
    rows.push(await naive(postgres.connectionString));
    return rows;
  } finally {
    await store.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
