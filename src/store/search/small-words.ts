/** Words that PostgreSQL's dictionaries leave out of an index, and of what is asked of it. */
import type { SearchLanguage } from './families.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The lists of the Snowball project, which PostgreSQL has as english.stop and dutch.stop. */
export const SMALL_WORDS: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: listOf(
    'i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself ' +
      'they them their theirs themselves what which who whom this that these those am is are was were be been being have has had ' +
      'having do does did doing a an the and but if or because as until while of at by for with about against between into through ' +
      'during before after above below to from up down in out on off over under again further then once here there when where why ' +
      'how all any both each few more most other some such no nor not only own same so than too very s t can will just don should now',
  ),
  nl: listOf(
    'de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem dan zou of wat mijn men dit zo ' +
      'door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal me zij nu ge geen omdat ' +
      'iets worden toch al waren veel meer doen toen moet ben zonder kan hun dus alles onder ja eens hier wie werd altijd doch wordt ' +
      'wezen kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest andere',
  ),
};

/**
 * True for a word that counts for nothing in a search, so that it may have no other forms: they would be asked for in its place.
 * @param word folded
 */
export const isLeftOutOfIndex = (word: string, language: SearchLanguage): boolean =>
  SMALL_WORDS[language].has(word);
