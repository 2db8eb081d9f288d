import type { Story } from '../contract/contract.ts';
import type { Database } from './connection.ts';
import { foldWords, queryText } from './fold.ts';
import { toJson } from './json.ts';

/** Texts are cut here before they are indexed; a story's own texts are far shorter. */
const MAX_TEXT = 20_000;
/** Of the matches, the newest so many are compared for how well they match. */
const CANDIDATES = 1_000;

const fold = (texts: string[]): string => foldWords(texts.join('\n').slice(0, MAX_TEXT)).join(' ');

/** What a story is found by, most telling first. */
function searchable(story: Story) {
  const translations = Object.values(story.translations);
  return {
    id: story.id,
    published_at: story.published_at,
    a: fold([story.headline, ...translations.map(({ headline }) => headline)]),
    b: fold([
      story.sub_headline,
      ...translations.map(({ sub_headline }) => sub_headline),
      ...story.tags,
      ...story.categories,
      ...story.sources.map(({ name }) => name),
    ]),
    c: fold([story.description, ...translations.map(({ description }) => description)]),
  };
}

/** The stemmed words with their weights. The language of a name or tag is unknown, so both stemmers see everything. */
const WORDS = ['english', 'dutch']
  .flatMap((language) =>
    ['a', 'b', 'c'].map(
      (weight) => `setweight(to_tsvector('${language}', new.${weight}), '${weight.toUpperCase()}')`,
    ),
  )
  .join(' || ');

const UPSERT = `
  with new as (
    select *, md5(concat_ws(chr(1), a, b, c)) as text_hash
      from jsonb_to_recordset($1) as story (id text, published_at timestamptz, a text, b text, c text)
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

const SEARCH = `
  with query as (select websearch_to_tsquery('english', $1) || websearch_to_tsquery('dutch', $1) as query),
  matches as materialized (
    select story_id, published_at, words, query from story_words, query
     where words @@ query and published_at >= $2
     order by published_at desc limit ${CANDIDATES}
  )
  select story_id from matches order by ts_rank(words, query) desc, published_at desc, story_id limit $3`;

export async function searchWords(
  db: Database,
  text: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const query = queryText(text);
  if (query === '') return [];
  const { rows } = await db.query<{ story_id: string }>(SEARCH, [query, since, limit]);
  return rows.map((row) => row.story_id);
}
