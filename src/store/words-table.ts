import { languagesOf, type Story } from '../contract/contract.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import type { Database } from './connection.ts';
import type { SearchLanguage } from './families.ts';
import { foldWords } from './fold.ts';
import { toJson } from './json.ts';
import { lettersIn } from './letters.ts';
import { longerThan } from './longer.ts';
import { partsOf } from './parts.ts';
import {
  beginningIn,
  phrasesBeyond,
  phrasesQuery,
  readQuery,
  type SearchQuery,
  slippedWords,
  slipsQuery,
  withFewerWords,
  wordsQuery,
} from './search-query.ts';
import type { SearchHit, SearchOptions, SearchResult } from './types.ts';

/**
 * Stands beside the words of a story. It grows by one whenever searchable() finds a story by other words, or for other readers:
 * older-words.ts then makes them again.
 */
export const WORDS_SHAPE = 5;

/** Texts are cut here before they are indexed; a story's own texts are far shorter. */
const MAX_TEXT = 20_000;

/** PostgreSQL's stemmers by language code. Texts in other languages are indexed with both. */
const STEMMERS: Readonly<Record<SearchLanguage, string>> = { en: 'english', nl: 'dutch' };
const LANGUAGES = Object.keys(STEMMERS) as SearchLanguage[];
const WEIGHTS = ['a', 'b', 'c'] as const;
type Weight = (typeof WEIGHTS)[number];
type Texts = Record<`${SearchLanguage}_${Weight}`, string[]>;

const stemmersOf = (locale: string): SearchLanguage[] => {
  const known = LANGUAGES.filter((language) => locale.startsWith(language));
  return known.length > 0 ? known : LANGUAGES;
};

/** The pages it stands on, as readers of the language call them: "milieu" is the environment. */
function pagesOf({ categories }: Story, language: SearchLanguage): string[] {
  const shown = lexicon.called.shown.get(language);
  return categories.flatMap((name) => shown?.get(name.trim().toLowerCase()) ?? []);
}

/** What a story is found by, most telling (a) to least (c), by language; and in which languages it can be read. */
function searchable(story: Story): Record<string, string | string[]> {
  const texts: Texts = { en_a: [], en_b: [], en_c: [], nl_a: [], nl_b: [], nl_c: [] };
  const versions = [{ locale: story.language, ...story }];
  for (const [locale, translation] of Object.entries(story.translations))
    versions.push({ ...story, locale, ...translation });
  for (const { locale, headline, sub_headline, description } of versions)
    for (const language of stemmersOf(locale)) {
      texts[`${language}_a`].push(headline, ...lettersIn(headline, language));
      texts[`${language}_b`].push(sub_headline, ...lettersIn(sub_headline, language));
      texts[`${language}_c`].push(description, ...lettersIn(description, language));
      // Beside the text, not the headline: who looks for a word wants it first where it stands by itself.
      texts[`${language}_c`].push(...partsOf(`${headline}\n${sub_headline}`, language));
    }
  // Names and tags have no language: readers of either find them.
  const names = [...story.tags, ...story.categories, ...new Set(story.sources.map(({ name }) => name))];
  for (const language of LANGUAGES) texts[`${language}_b`].push(...names, ...pagesOf(story, language));
  const folded = Object.entries(texts).map(([column, list]) => [
    column,
    foldWords(list.join('\n').slice(0, MAX_TEXT)).join(' '),
  ]);
  return {
    id: story.id,
    published_at: story.published_at,
    languages: languagesOf(story),
    ...Object.fromEntries(folded),
  };
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
        as story (id text, published_at timestamptz, languages text[], ${COLUMNS.map(({ name }) => `${name} text`).join(', ')})
  ), same as (
    update story_words set published_at = new.published_at, languages = new.languages from new
     where story_words.story_id = new.id and story_words.text_hash = new.text_hash
       and (story_words.published_at, story_words.languages) is distinct from (new.published_at, new.languages)
  )
  insert into story_words (story_id, published_at, languages, text_hash, shape, words)
  select new.id, new.published_at, new.languages, new.text_hash, ${WORDS_SHAPE}, ${WORDS} from new
   where not exists (
     select from story_words old where old.story_id = new.id and old.text_hash = new.text_hash)
  on conflict (story_id) do update set
    published_at = excluded.published_at, languages = excluded.languages, text_hash = excluded.text_hash,
    shape = excluded.shape, words = excluded.words`;

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
/** Of the stories with all words that the reader can read, the newest so many are looked at: for phrases, and for where the words stand. */
const CANDIDATES = 1_000;

const NEWEST_SINCE = `
  select greatest(published_at, $1) as since from story_words order by published_at desc offset ${NEWEST} limit 1`;

/** What a search asks for; each in English and in Dutch. */
interface Asked {
  words: readonly string[];
  /** Null = none. */
  phrases?: readonly (string | null)[];
  /** A word as it was begun, and what it may go on as. */
  begun?: { word: string; longer: readonly string[] };
}

/**
 * The index knows words, not phrases, so it is asked for the words ($1, $2) and the phrases ($3, $4; null = none) are looked for
 * after. Of a word that is half typed it has every one that begins so ($9), without the stemmer, which would cut the beginning short,
 * and those it may go on as ($10, $11); '' = none. It is asked language by language: its work grows faster than a query, and words with their slips are long ones. The
 * names of the fields sort as they should: headline, summary, text.
 */
const ASKED_PHRASES = '(select phrases from asked)';
const SEARCH = `
  with asked as materialized (
    select to_tsquery('${STEMMERS.en}', $1) && in_english as english,
           to_tsquery('${STEMMERS.nl}', $2) && in_dutch as dutch,
           (to_tsquery('${STEMMERS.en}', coalesce($3, $1)) && in_english)
             || (to_tsquery('${STEMMERS.nl}', coalesce($4, $2)) && in_dutch) as phrases
      from (select to_tsquery('simple', $9) || to_tsquery('${STEMMERS.en}', $10) as in_english,
                   to_tsquery('simple', $9) || to_tsquery('${STEMMERS.nl}', $11) as in_dutch) as begun
  ), candidates as materialized (
    select story_id, published_at, words from story_words
     where (words @@ (select english from asked) or words @@ (select dutch from asked)) and published_at >= $5
       and ($7::text[] = '{}' or languages is null or languages && $7) and story_id <> all($8)
     order by published_at desc limit ${CANDIDATES}
  ), matching as materialized (
    select story_id as id, published_at, ts_filter(words, '{a,b}') as telling
      from candidates where $3::text is null or words @@ ${ASKED_PHRASES}
  ), found as (
    select id, published_at,
           case when ts_filter(telling, '{a}') @@ ${ASKED_PHRASES} then 'headline'
                when telling @@ ${ASKED_PHRASES} then 'summary'
                else 'text' end as field
      from matching
     order by field, published_at desc, id limit $6
  )
  select (select count(*) from candidates) as candidates,
         coalesce((select jsonb_agg(jsonb_build_object('id', id, 'field', field) order by field, published_at desc, id)
                     from found), '[]') as hits`;

export async function searchWords(db: Database, text: string, options: SearchOptions): Promise<SearchResult> {
  const query = readQuery(text);
  const phrases = phrasesBeyond(query);
  const typed = await searchAsTyped(db, query, options);
  if (typed.hits.length > 0 || options.except?.length) return { ...typed, instead: null, phrases };
  const instead = slippedWords(query, options.isName);
  if (instead === null) return { ...typed, instead, phrases };
  const slips = slipsQuery(instead);
  const { hits } = await searchSince(db, { words: [slips, slips] }, options);
  return { hits, begun: null, instead, phrases };
}

/**
 * How many stories each of some queries finds, CANDIDATES at most: the words ($1, $2) and phrases ($3, $4; null = none) of each. It is
 * not asked where these stand, so it costs far less than a search.
 */
const COUNTS = `
  with asked as materialized (
    select place, to_tsquery('${STEMMERS.en}', en) as english, to_tsquery('${STEMMERS.nl}', nl) as dutch,
           coalesce(en_phrases, nl_phrases) is not null as has_phrases,
           to_tsquery('${STEMMERS.en}', coalesce(en_phrases, en)) || to_tsquery('${STEMMERS.nl}', coalesce(nl_phrases, nl)) as phrases
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as each (en, nl, en_phrases, nl_phrases, place)
  )
  select (
    select count(*)::int from (
      select words from story_words
       where (words @@ english or words @@ dutch) and published_at >= $5
         and ($6::text[] = '{}' or languages is null or languages && $6)
       limit ${CANDIDATES}
    ) as candidates where not has_phrases or words @@ phrases
  ) as found
    from asked order by place`;

/** The parts of a text without so many of its words that find something, that of most stories first. */
export async function searchWithout(
  db: Database,
  text: string,
  fewer: number,
  { since, reads = [] }: SearchOptions,
): Promise<string[]> {
  const texts = withFewerWords(text, fewer);
  if (texts.length === 0) return [];
  const queries = texts.map(readQuery);
  const words = LANGUAGES.map((language) => queries.map((query) => wordsQuery(query, language)));
  const phrases = LANGUAGES.map((language) => queries.map((query) => phrasesQuery(query, language)));
  const { rows } = await db.query<{ found: number }>(COUNTS, [...words, ...phrases, since, reads]);
  return texts
    .map((query, at) => ({ query, found: rows[at]?.found ?? 0 }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .map(({ query }) => query);
}

async function searchAsTyped(
  db: Database,
  query: SearchQuery,
  options: SearchOptions,
): Promise<Pick<SearchResult, 'hits' | 'begun'>> {
  const hits = await searchExactly(db, query, options);
  if (hits.length > 0 || options.except?.length || options.begun === false) return { hits, begun: null };
  // A field searches while its reader types: "rotter" is on the way to Rotterdam.
  const beginning = beginningIn(query);
  if (beginning === null) return NOTHING;
  const { word, begun, others } = beginning;
  const longer = (language: SearchLanguage): string => longerThan(word ?? '', language).join(' | ');
  const asked: Asked = {
    words: LANGUAGES.map(others),
    ...(word && { begun: { word, longer: LANGUAGES.map(longer) } }),
  };
  const { hits: found } = await searchSince(db, asked, options);
  return found.length > 0 ? { hits: found, begun } : NOTHING;
}

const NOTHING = { hits: [], begun: null };

/** All words as they are, in any of their forms. */
async function searchExactly(db: Database, query: SearchQuery, options: SearchOptions): Promise<SearchHit[]> {
  const words = LANGUAGES.map((language) => wordsQuery(query, language));
  if (words[0] === '') return [];
  const phrases = LANGUAGES.map((language) => phrasesQuery(query, language));
  return searchNewestFirst(db, { words, phrases }, options);
}

async function searchNewestFirst(db: Database, asked: Asked, options: SearchOptions): Promise<SearchHit[]> {
  const { since, limit } = options;
  const { rows } = await db.query<{ since: Date }>(NEWEST_SINCE, [since]);
  const newest = rows[0]?.since;
  if (newest && newest > since) {
    const { hits, candidates } = await searchSince(db, asked, { ...options, since: newest });
    if (hits.length >= limit || candidates === CANDIDATES) return hits;
  }
  return (await searchSince(db, asked, options)).hits;
}

async function searchSince(
  db: Database,
  { words, phrases = [null, null], begun }: Asked,
  { since, limit, reads = [], except = [] }: SearchOptions,
): Promise<{ hits: SearchHit[]; candidates: number }> {
  const { rows } = await db.query<{ hits: SearchHit[]; candidates: number }>(SEARCH, [
    ...words,
    ...phrases,
    since,
    limit,
    reads,
    except,
    begun ? `${begun.word}:*` : '',
    ...(begun?.longer ?? ['', '']),
  ]);
  return rows[0] ?? { hits: [], candidates: 0 };
}
