/** Which news weighs on a reader: decided by category and words, so that everybody can see why. */
import { languageOf, type Story } from '../contract/contract.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { wordsOf } from './words.ts';

type Told = Pick<Story, 'headline' | 'sub_headline' | 'translations' | 'language' | 'categories'>;

const HEAVY_CATEGORY = 'crime';
/** Matches are won by attacks and films are about wars: here the words mean something else. */
const PLAYED = ['sports', 'entertainment'];

const known = new WeakMap<Told, boolean>();

/** News of crime, or with a word of violence, death or disaster (`lexicon`, heavy) in its headline or summary. */
export function isHeavy(story: Told): boolean {
  const before = known.get(story);
  if (before !== undefined) return before;
  const heavy = weigh(story);
  known.set(story, heavy);
  return heavy;
}

function weigh({ categories, headline, sub_headline, language, translations }: Told): boolean {
  const [leading = ''] = categories.map((name) => name.trim().toLowerCase());
  if (leading === HEAVY_CATEGORY) return true;
  if (PLAYED.includes(leading)) return false;
  const versions = [
    { code: language, headline, sub_headline },
    ...Object.entries(translations).map(([locale, text]) => ({ code: languageOf(locale), ...text })),
  ];
  return versions.some(
    (text) => hasHeavyWord(text.headline, text.code) || hasHeavyWord(text.sub_headline, text.code),
  );
}

function hasHeavyWord(text: string, language: string): boolean {
  const heavy = lexicon.heavy.words.get(language);
  if (!heavy) return false;
  const words = wordsOf(text).trim().split(' ');
  return words.some((word, at) => heavy.has(word) || heavy.has(`${word}_${words[at + 1] ?? ''}`));
}
