/** The door of reader: who reads, which page they share with others, and what they do not want to meet. */
export { accountMutes } from './account-mutes.ts';
export { audienceOf } from './audience.ts';
export { type Hiding, hidingOf, toldTo } from './hiding.ts';
export { type Mix, mixOf } from './mix.ts';
export { locationOf, readerWho, type Said, strangerIn } from './said.ts';
export { shortKey } from './short-key.ts';
export { allTagNames, tagNames, tagsAlsoCalled, tagsCalled, tagsMeant } from './tag-names.ts';
export { wordsOf } from './words.ts';
