/** Full-text search of the words that words-table.ts keeps. */
import { MAX_PAGE_SIZE } from '../../contract/contract.ts';
import { inChunks } from '../chunks.ts';
import type { Database } from '../connection.ts';
import { toJson } from '../json.ts';
import type { SearchAmong, SearchHit, SearchOptions, SearchResult } from '../types.ts';
import type { SearchLanguage } from './families.ts';
import { longerThan } from './longer.ts';
import { inOtherWords } from './other-words.ts';
import {
  anyOf,
  beginningIn,
  type InWords,
  inWords,
  phrasesBeyond,
  phrasesQuery,
  readQuery,
  type SearchQuery,
  slippedWords,
  slipsQuery,
  withFewerWords,
} from './search-query.ts';
import { LANGUAGES, STEMMERS } from './words-table.ts';

/** Of the stories with all words that the reader can read, the newest so many are looked at: for phrases, and for where the words stand. */
const CANDIDATES = 1_000;
/**
 * Words that many stories have are slow to look up, since the index reads of each of them where it stands. Where so many of the few
 * newest stories have all words, the newest are read through instead, until there are enough candidates.
 */
const NEWEST = 4_000;
const FEW_NEWEST = 20;
const MANY_OF_FEW = 7;

/** What is asked for in one language. */
interface AskedIn extends InWords {
  /** All words and the phrases; null = there are none. */
  phrases?: string | null;
  /** What a word that is half typed may go on as. */
  longer?: string;
}

interface Asked extends Record<SearchLanguage, AskedIn> {
  /** A word as it was begun, which is asked for too. */
  begun?: string | null;
}

const inEach = <T>(of: (language: SearchLanguage) => T): Record<SearchLanguage, T> => ({
  en: of('en'),
  nl: of('nl'),
});

const queryIn = (language: SearchLanguage, text: string): string =>
  `to_tsquery('${STEMMERS[language]}', ${text})`;
/** Of a half-typed word every one that begins so, without the stemmer, which would cut it short, or what it may go on as; else null. */
const begunIn = (language: SearchLanguage): string =>
  `to_tsquery('simple', begun || ':*') || ${queryIn(language, `${language}.longer`)}`;
const withBegun = (language: SearchLanguage, text: string): string =>
  `coalesce(${queryIn(language, text)} && ${language}_begun, ${queryIn(language, text)})`;
/** Without those that the language leaves out. */
const eachIn = (language: SearchLanguage): string => `
  array(select query from unnest(array(select ${queryIn(language, 'word')} from unnest(${language}.words) as word)
                                 || ${language}_begun) as query where numnode(query) > 0)`;
const FIELDS = 'words text[], instead text, "all" text, phrases text, longer text';

/** A row for each text of $1. */
const ASKED = `
  asked as materialized (
    select place, ${eachIn('en')} as en, ${eachIn('nl')} as nl,
           ${withBegun('en', 'en.instead')} as en_instead, ${withBegun('nl', 'nl.instead')} as nl_instead,
           ${withBegun('en', 'en."all"')} || ${withBegun('nl', 'nl."all"')} as looked_for,
           case when coalesce(en.phrases, nl.phrases) is not null then
             ${queryIn('en', 'coalesce(en.phrases, en."all")')} || ${queryIn('nl', 'coalesce(nl.phrases, nl."all")')} end as phrases
      from rows from (jsonb_to_recordset($1) as (en jsonb, nl jsonb, begun text))
             with ordinality as each (in_en, in_nl, begun, place),
           jsonb_to_record(in_en) as en (${FIELDS}), jsonb_to_record(in_nl) as nl (${FIELDS}),
           lateral (select ${begunIn('en')} as en_begun, ${begunIn('nl')} as nl_begun offset 0) as beginning
  )`;
const READABLE = `
  published_at >= $2 and ($3::text[] = '{}' or languages is null or languages && $3) and story_id <> all($4)`;

/**
 * Stories with all that is asked for, CANDIDATES at most.
 * @param from  a column of what is asked, or what is made of some
 * @param words  as many as the longest text has
 * @param order  which of them; '' = any
 */
function candidates(from: (asked: string) => string, words: number, order: string): string {
  const newest = (count: number): string =>
    `(select * from story_words where published_at >= $2 order by published_at desc limit ${count}) as newest
      where words @@ ${from('looked_for')} and ${READABLE}`;
  const each = (language: SearchLanguage): string =>
    Array.from(
      { length: words },
      (_, at) => `words @@ ${from(`coalesce(${language}[${at + 1}], ${language}[1])`)}`,
    ).join(' and ');
  return `
    with newest as materialized (
      select story_id, published_at, words from ${newest(NEWEST)}
         and (select count(*) from ${newest(FEW_NEWEST)}) >= ${MANY_OF_FEW}
       limit ${CANDIDATES})
    select * from newest where (select count(*) from newest) = ${CANDIDATES}
    union all
    (select story_id, published_at, words from story_words
      where ((${each('en')}) or (${each('nl')}) or words @@ ${from('en_instead')} or words @@ ${from('nl_instead')})
        and ${READABLE} and (select count(*) from newest) < ${CANDIDATES}
      ${order} limit ${CANDIDATES})`;
}

/** The names of the fields sort as they should: headline, summary, text. */
const ASKED_PHRASES = '(select coalesce(phrases, looked_for) from asked)';
const search = (words: number): string => `
  with ${ASKED}, candidates as materialized (
    ${candidates((asked) => `(select ${asked} from asked)`, words, 'order by published_at desc')}
  ), matching as materialized (
    select story_id as id, published_at, ts_filter(words, '{a,b}') as telling
      from candidates where (select phrases from asked) is null or words @@ ${ASKED_PHRASES}
  ), found as (
    select id, published_at,
           case when ts_filter(telling, '{a}') @@ ${ASKED_PHRASES} then 'headline'
                when telling @@ ${ASKED_PHRASES} then 'summary'
                else 'text' end as field
      from matching
     order by field, published_at desc, id limit $5
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'field', field) order by field, published_at desc, id), '[]') as hits
    from found`;

/** How many stories each text finds, CANDIDATES at most. It is not asked where the words stand, so it costs far less than a search. */
const counts = (words: number): string => `
  with ${ASKED}
  select (select count(*)::int from (${candidates((asked) => asked, words, '')}) as candidates
           where phrases is null or words @@ phrases) as found
    from asked order by place`;

export async function searchWords(db: Database, text: string, options: SearchOptions): Promise<SearchResult> {
  const query = readQuery(text);
  const phrases = phrasesBeyond(query);
  const typed = await searchAsTyped(db, query, options);
  if (typed.hits.length > 0 || options.except?.length) return { ...typed, instead: null, phrases };
  const instead = slippedWords(query, options.isName);
  if (instead === null) return { ...typed, instead, phrases };
  const known = await knownOf(db, instead);
  const hits = known.some((words) => words.length > 1) ? await find(db, anyOfEach(known), options) : [];
  return { hits, begun: null, instead, phrases };
}

/** The parts of a text without so many of its words that find something, that of most stories first. */
export async function searchWithout(
  db: Database,
  text: string,
  fewer: number,
  { since, reads = [], names }: SearchAmong,
): Promise<string[]> {
  const texts = withFewerWords(text, fewer);
  if (texts.length === 0) return [];
  const asked = texts.map(readQuery).map((query) => typed(inOtherWords(query, { names, reads }) ?? query));
  const { rows } = await db.query<{ found: number }>(counts(mostWords(asked)), [
    toJson(asked),
    since,
    reads,
    [],
  ]);
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
  const hits = await findEither(db, typed, query, options);
  if (hits.length > 0 || options.except?.length || options.begun === false) return { hits, begun: null };
  // A field searches while its reader types: "rotter" is on the way to Rotterdam.
  const beginning = beginningIn(query);
  if (beginning === null) return { hits, begun: null };
  const found = await findEither(db, half, query, options);
  return { hits: found, begun: found.length > 0 ? beginning.begun : null };
}

/** All words as they are, in any of their forms. */
const typed = (query: SearchQuery): Asked =>
  inEach((language) => ({ ...inWords(query, language), phrases: phrasesQuery(query, language) }));

/** The last word as the beginning of one; null when it is none. */
function half(query: SearchQuery): Asked | null {
  const beginning = beginningIn(query);
  if (beginning === null) return null;
  const { word, others } = beginning;
  return {
    ...inEach((language) => ({ ...others(language), longer: longerThan(word ?? '', language).join(' | ') })),
    begun: word,
  };
}

const anyOfEach = (groups: readonly (readonly string[])[]): Asked =>
  inEach(() => ({ words: groups.map(anyOf), instead: null, all: slipsQuery(groups) }));

/** Most slips nobody wrote, and asked for hundreds of words at once an index takes as long as for the square of them. */
const SLIPS_AT_ONCE = 40;
/** Those with the stem of the word itself, in the same language, find no more than it did. */
const OTHER_STEMS = LANGUAGES.map(
  (language) =>
    `ts_delete(to_tsvector('${STEMMERS[language]}', slips), tsvector_to_array(to_tsvector('${STEMMERS[language]}', word)))`,
).join(' || ');
const KNOWN = `
  select place::int - 1 as at from unnest($1::text[], $2::text[]) with ordinality as few (word, slips, place)
   where (select true from story_words
           where words @@ to_tsquery('simple', array_to_string(tsvector_to_array(${OTHER_STEMS}), ' | ')) limit 1)`;

/** Each word and those of its slips that a story may have. */
async function knownOf(db: Database, groups: readonly (readonly string[])[]): Promise<string[][]> {
  const few = groups.flatMap(([word, ...slips], group) =>
    [...inChunks(slips, SLIPS_AT_ONCE)].map((words) => ({ group, word, words })),
  );
  const { rows } = await db.query<{ at: number }>(KNOWN, [
    few.map(({ word }) => word),
    few.map(({ words }) => words.join(' ')),
  ]);
  const known = rows.flatMap(({ at }) => few[at] ?? []);
  return groups.map(([word = ''], at) => [
    word,
    ...known.flatMap(({ group, words }) => (group === at ? words : [])),
  ]);
}

const mostWords = (asked: readonly Asked[]): number =>
  Math.max(...asked.map(({ en, nl, begun }) => Math.max(en.words.length, nl.words.length) + (begun ? 1 : 0)));

/** Stories with all words as they were typed and, where these are less than a page, those with others in their place behind them. */
async function findEither(
  db: Database,
  ask: (query: SearchQuery) => Asked | null,
  query: SearchQuery,
  options: SearchOptions,
): Promise<SearchHit[]> {
  const asked = ask(query);
  const hits = asked ? await find(db, asked, options) : [];
  const others = hits.length < MAX_PAGE_SIZE ? inOtherWords(query, options) : null;
  const askedInOthers = others && ask(others);
  if (!askedInOthers || hits.length === options.limit) return hits;
  const more = await find(db, askedInOthers, {
    ...options,
    limit: options.limit - hits.length,
    except: [...(options.except ?? []), ...hits.map(({ id }) => id)],
  });
  return [...hits, ...more.map((hit) => ({ ...hit, inOtherWords: true }))];
}

async function find(
  db: Database,
  asked: Asked,
  { since, limit, reads = [], except = [] }: SearchOptions,
): Promise<SearchHit[]> {
  const words = mostWords([asked]);
  if (words === 0) return [];
  const { rows } = await db.query<{ hits: SearchHit[] }>(search(words), [
    toJson([asked]),
    since,
    reads,
    except,
    limit,
  ]);
  return rows[0]?.hits ?? [];
}
