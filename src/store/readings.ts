import type { Database } from './connection.ts';
import type { SearchLanguage } from './families.ts';
import { formsOf } from './forms.ts';
import type { SearchHit } from './types.ts';

/** Stories looked at for what they were found by: a page that says what was searched for names the first few words of it. */
const LOOKED_AT = 50;

/** The words ($2; in forms of two languages, $3 and $4, and which of the query it is, $5) that these stories ($1) have; one that is its own stem comes first. */
const READ = `
  with asked as (
    select word, at, unnest(tsvector_to_array(to_tsvector('english', english) || to_tsvector('dutch', dutch))) as lexeme
      from unnest($2::text[], $3::text[], $4::text[], $5::int[]) as asked (word, english, dutch, at)
  ), told as (
    select story_id as id, lexeme from story_words, unnest(words) where story_id = any($1)
  )
  select id, at, array_agg(word order by word <> lexeme, length(word), word) as words
    from asked join told using (lexeme) group by id, at`;

/**
 * Says of stories that a search found by other words than were typed which words those may be.
 * @param ways each word of the query, as it was typed and then as it may have been meant
 */
export async function withReadings(
  db: Database,
  hits: readonly SearchHit[],
  ways: readonly (readonly string[])[],
): Promise<SearchHit[]> {
  const asked = ways.flatMap(([typed = '', ...slips], at) => [
    // What was typed right is not a slip of itself: "robben" finds "rob", and so does "roben".
    { word: typed, english: allForms(typed, 'en'), dutch: allForms(typed, 'nl'), at },
    ...slips.map((word) => ({ word, english: word, dutch: word, at })),
  ]);
  const { rows } = await db.query<{ id: string; at: number; words: string[] }>(READ, [
    hits.slice(0, LOOKED_AT).map(({ id }) => id),
    asked.map(({ word }) => word),
    asked.map(({ english }) => english),
    asked.map(({ dutch }) => dutch),
    asked.map(({ at }) => at),
  ]);
  const found = new Map(rows.map(({ id, at, words }) => [`${id} ${at}`, words]));
  return hits.map((hit, index) => {
    if (index >= LOOKED_AT) return hit;
    const instead = ways.map(([typed = ''], at) => {
      const words = found.get(`${hit.id} ${at}`) ?? [];
      return words.length === 0 || words.includes(typed) ? [typed] : words;
    });
    return instead.every(([word], at) => word === ways[at]?.[0]) ? hit : { ...hit, instead };
  });
}

const allForms = (word: string, language: SearchLanguage): string => formsOf(word, language).join(' ');
