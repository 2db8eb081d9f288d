import { eld } from 'eld/small';
import { LANGUAGES } from '../../contract/contract.ts';
import { lexicon, wholeWordsByLanguage } from '../../lexicon/lexicon.ts';

/** Below this many words a text says too little about its language to contradict its publisher. */
const ENOUGH_WORDS = 8;

const known: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));
eld.setLanguageSubset([...known]);

/** Scripts that tell a language outside the detector's; of several languages the commonest in news. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
/** From Greek on; what comes before is Latin, punctuation and symbols. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u2e80-\uffef]/u;
const LATIN = /\p{Script=Latin}/gu;

const { functionWords, counterparts } = lexicon.grammar;

/** Enough of these make the detector's work needless. */
const FUNCTION_WORDS = wholeWordsByLanguage(functionWords);
/** Frisian and Dutch function words that differ; the detector does not know Frisian. */
const COUNTERPARTS = wholeWordsByLanguage(counterparts);
const ENOUGH_FUNCTION_WORDS = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const counterpartsOf = (language: string, text: string): number => {
  const words = COUNTERPARTS.get(language);
  return words ? count(text, words) : 0;
};

/**
 * The language of a text, ISO 639-1. The feed's own language stands unless the text clearly says otherwise:
 * another script, eight or more words that the detector is sure about, or fewer when the item says so too.
 * @param feedLanguage language the publisher file gives
 * @param itemLanguage language the item gives, as written in the feed
 */
export function languageOf(text: string, feedLanguage: string, itemLanguage: string | null): string {
  const byScript = languageByScript(text);
  if (byScript) return scriptFits(byScript, feedLanguage) ? feedLanguage : byScript;
  if (feedLanguage === 'fy') return counterpartsOf('nl', text) > counterpartsOf('fy', text) ? 'nl' : 'fy';
  // The detector would force a language it does not know into one that it does.
  if (!known.has(feedLanguage)) return feedLanguage;
  const sign = FUNCTION_WORDS.get(feedLanguage);
  if (sign && count(text, sign) >= ENOUGH_FUNCTION_WORDS) return feedLanguage;
  const found = eld.detect(text);
  if (!found.language || found.language === feedLanguage) return feedLanguage;
  if (itemLanguage?.slice(0, 2).toLowerCase() === found.language) return found.language;
  return text.split(' ').length >= ENOUGH_WORDS && found.isReliable() ? found.language : feedLanguage;
}

function languageByScript(text: string): string | null {
  if (!OTHER_SCRIPT.test(text)) return null;
  const latin = count(text, LATIN);
  for (const [script, language] of SCRIPTS) if (count(text, script) > latin) return language;
  return null;
}

const FAMILIES: readonly string[][] = [
  ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk'],
  ['ar', 'fa', 'ur', 'ps'],
  ['hi', 'mr', 'ne'],
  ['zh', 'ja'],
];

/** True when a feed's language is written in the script that `language` stands for. */
function scriptFits(language: string, feedLanguage: string): boolean {
  return (
    language === feedLanguage ||
    FAMILIES.some((family) => family.includes(language) && family.includes(feedLanguage))
  );
}
