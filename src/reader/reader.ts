/** The door of reader: who reads, which page they share with others, and what they do not want to meet. */
import { DEFAULT_READS, type InterfaceLanguage, type Reader } from '../contract/contract.ts';

export { accountMutes } from './account-mutes.ts';
export { audienceOf } from './audience.ts';
export { type Hiding, hidingOf } from './hiding.ts';
export { type Mix, mixOf } from './mix.ts';
export { muteFilter } from './mutes.ts';

/** A reader of whom nothing is known but the language of the page. */
export function strangerIn(language: InterfaceLanguage): Reader {
  return {
    language,
    reads: DEFAULT_READS[language],
    place: null,
    timeZone: null,
    interests: [],
    mutes: { words: [], topics: [], sources: [] },
    weights: null,
    theme: 'system',
    filters: null,
    account: null,
  };
}
