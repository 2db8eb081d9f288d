import { languagesOf, type Story } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import type { Database } from '../connection.ts';
import { toJson } from '../json.ts';
import type { SearchLanguage } from './families.ts';
import { foldWords } from './fold.ts';
import { lettersIn } from './letters.ts';
import { partsOf } from './parts.ts';

/**
 * Stands beside the words of a story. It grows by one whenever searchable() finds a story by other words, or for other readers:
 * older-words.ts then makes them again.
 */
export const WORDS_SHAPE = 5;

/** Texts are cut here before they are indexed; a story's own texts are far shorter. */
const MAX_TEXT = 20_000;

/** PostgreSQL's stemmers by language code. Texts in other languages are indexed with both. */
export const STEMMERS: Readonly<Record<SearchLanguage, string>> = { en: 'english', nl: 'dutch' };
export const LANGUAGES = Object.keys(STEMMERS) as SearchLanguage[];
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
