import type { Story } from '../contract/contract.ts';
import type { Database } from './connection.ts';
import { foldWords, queryTexts } from './fold.ts';
import { toJson } from './json.ts';

/** Texts are cut here before they are indexed; a story's own texts are far shorter. */
const MAX_TEXT = 20_000;

/** PostgreSQL's stemmers by language code. Texts in other languages are indexed with both. */
const STEMMERS = { en: 'english', nl: 'dutch' } as const;
type Language = keyof typeof STEMMERS;
const LANGUAGES = Object.keys(STEMMERS) as Language[];
const WEIGHTS = ['a', 'b', 'c'] as const;
type Weight = (typeof WEIGHTS)[number];
type Texts = Record<`${Language}_${Weight}`, string[]>;

const stemmersOf = (locale: string): Language[] => {
  const known = LANGUAGES.filter((language) => locale.startsWith(language));
  return known.length > 0 ? known : LANGUAGES;
};

/** What a story is found by: most telling (a) to least (c), by language. */
function searchable(story: Story): Record<string, string> {
  const texts: Texts = { en_a: [], en_b: [], en_c: [], nl_a: [], nl_b: [], nl_c: [] };
  const versions = [{ locale: story.language, ...story }];
  for (const [locale, translation] of Object.entries(story.translations))
    versions.push({ ...story, locale, ...translation });
  for (const { locale, headline, sub_headline, description } of versions)
    for (const language of stemmersOf(locale)) {
      texts[`${language}_a`].push(headline);
      texts[`${language}_b`].push(sub_headline);
      texts[`${language}_c`].push(description);
    }
  // Names and tags have no language: readers of either find them.
  const names = [...story.tags, ...story.categories, ...new Set(story.sources.map(({ name }) => name))];
  for (const language of LANGUAGES) texts[`${language}_b`].push(...names);
  const folded = Object.entries(texts).map(([column, list]) => [
    column,
    foldWords(list.join('\n').slice(0, MAX_TEXT)).join(' '),
  ]);
  return { id: story.id, published_at: story.published_at, ...Object.fromEntries(folded) };
}

const COLUMNS = LANGUAGES.flatMap((language) =>
  WEIGHTS.map((weight) => ({ name: `${language}_${weight}`, stemmer: STEMMERS[language], weight })),
);
const WORDS = COLUMNS.map(
  ({ name, stemmer, weight }) => `setweight(to_tsvector('${stemmer}', new.${name}), '${weight}')`,
).join(' || ');

const UPSERT = `
  with new as (
    select *, md5(concat_ws(chr(1), ${COLUMNS.map(({ name }) => name).join(', ')})) as text_hash
      from jsonb_to_recordset($1)
        as story (id text, published_at timestamptz, ${COLUMNS.map(({ name }) => `${name} text`).join(', ')})
  ), same as (
    update story_words set published_at = new.published_at from new
     where story_words.story_id = new.id and story_words.text_hash = new.text_hash
       and story_words.published_at <> new.published_at
  )
  insert into story_words (story_id, published_at, text_hash, words)
  select new.id, new.published_at, new.text_hash, ${WORDS} from new
   where not exists (
     select from story_words old where old.story_id = new.id and old.text_hash = new.text_hash)
  on conflict (story_id) do update set
    published_at = excluded.published_at, text_hash = excluded.text_hash, words = excluded.words`;

/** Makes stories findable. The ids must be different ones. */
export async function indexWords(db: Database, stories: Story[]): Promise<void> {
  await db.query(UPSERT, [toJson(stories.map(searchable))]);
}

/** Moves new words from the list that every search reads through into the index proper. */
export async function tidyWords(db: Database): Promise<void> {
  await db.query("select gin_clean_pending_list('story_words_words')");
}

/**
 * A search looks at the newest stories first, and at all of them only when these hold too few matches: so
 * its cost does not grow with how common a word is.
 */
const NEWEST = 4_000;
/** Of the stories with all words, the newest so many are compared: for phrases, and for how well they match. */
const CANDIDATES = 1_000;

const NEWEST_SINCE = `
  select greatest(published_at, $1) as since from story_words order by published_at desc offset ${NEWEST} limit 1`;

const inBoth = (parameter: string): string =>
  `(select ${Object.values(STEMMERS)
    .map((stemmer) => `websearch_to_tsquery('${stemmer}', ${parameter})`)
    .join(' || ')})`;

/** The index knows words, not phrases, so it is asked for the words ($1) and the phrases ($2) are looked for after. */
const SEARCH = `
  with candidates as materialized (
    select story_id, published_at, words from story_words
     where words @@ ${inBoth('$1')} and published_at >= $3
     order by published_at desc limit ${CANDIDATES}
  )
  select (select count(*) from candidates) as candidates, array(
    select story_id from candidates where words @@ ${inBoth('$2')}
     order by ts_rank(words, ${inBoth('$2')}) desc, published_at desc, story_id limit $4
  ) as found`;

export async function searchWords(
  db: Database,
  text: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const { words, phrases } = queryTexts(text);
  if (words === '') return [];
  const search = async (from: Date): Promise<{ found: string[]; candidates: number }> => {
    const { rows } = await db.query<{ found: string[]; candidates: number }>(SEARCH, [
      words,
      phrases,
      from,
      limit,
    ]);
    return rows[0] ?? { found: [], candidates: 0 };
  };
  const { rows } = await db.query<{ since: Date }>(NEWEST_SINCE, [since]);
  const newest = rows[0]?.since;
  if (newest && newest > since) {
    const { found, candidates } = await search(newest);
    if (found.length >= limit || candidates === CANDIDATES) return found;
  }
  return (await search(since)).found;
}
