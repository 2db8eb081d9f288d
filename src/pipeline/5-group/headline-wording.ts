/** What the wording of a headline says of how well it tells who did what. */
import type { Report } from '../../contract/contract.ts';
import { lexicon, wholeWordsByLanguage } from '../../lexicon/lexicon.ts';

const NO_STATEMENT: readonly RegExp[] = [
  // A question, at the end or before what follows.
  /\?\s*$|^[^.!?:]{3,60}\? \P{Ll}/u,
  // Somebody's words before anything else or behind a name, and not the name of a film.
  /^\s*(?:\p{Lu}[^\s:]*(?: [^\s:]+){0,2}: ?)?["“‘'„«](?:\S*[^\s"”’'»,:]\s+){3}/u,
  // Several events at once, or what it is filed under.
  / [•·] |^[^|]{2,40} \| \S/u,
];
/** "Gate stuck • cyclist hits van", "Newsroom | Gate stuck - cyclist hits van"… */
const LISTED = / [•·] |\| (?:\S+ ){2,}[-–] (?:\S+ ){2}/u;
/** …and two headlines with a bar between them: behind a colon they are of one matter, but behind the emergency number of none. */
const TWO_HEADLINES = /^(?:112[^:|]*: )?(?:[^\s:|]+ ){2}[^\s:|][^:|]*\| (?:\S+ ){2}/u;
/** Ends in somebody's words: two or more behind a colon or a comma, or three behind a verb. */
const ENDS_IN_QUOTE =
  /(?:[:.,] ?["“‘'„’](?:[^"”’'“‘„\s]+\s+)+|\s["“‘'„](?:[^"”’'“‘„\s]+\s+){2,})[^"”’'\s]*["”’'][.!]?\s*$/u;
/** A headline and its language. */
type Headline = Pick<Report, 'title' | 'language'>;

/** By language: "Man held over fire", "This village sells its church"; "TikTok star Ada Moor" has a name. */
const ANYONE = new Map(
  [...lexicon.grammar.anyone].map(([language, anyone]) => [
    language,
    new RegExp(`^(?:${anyone})(?![\\p{L}’'-]| \\p{Lu})`, 'u'),
  ]),
);

const REACTIONS = wholeWordsByLanguage(lexicon.headline.reactions, 'i');
const AHEAD = wholeWordsByLanguage(lexicon.headline.ahead, 'i');
const OVERTAKEN = wholeWordsByLanguage(lexicon.headline.overtaken, 'i');
const PENDING = wholeWordsByLanguage(lexicon.headline.pending, 'i');

/** True for what says something of one event in the desk's own words. */
export const isStatement = (title: string): boolean => !NO_STATEMENT.some((pattern) => pattern.test(title));

/** True for what a desk sets over a page of several events: it is about none of them. */
export const tellsSeveral = (title: string): boolean => LISTED.test(title) || TWO_HEADLINES.test(title);

/** True for a headline that ends in a quotation: what stands before it says less. */
export const isQuoting = (title: string): boolean => ENDS_IN_QUOTE.test(title);

/** False for a headline that opens with somebody of whom it does not say who that is. */
export const saysWho = ({ title, language }: Headline): boolean =>
  !ANYONE.get(language)?.test(title.charAt(0).toLowerCase() + title.slice(1));

/** True for what somebody said or felt about it: "Family devastated", "Ministers condemn". */
export const isReaction = ({ title, language }: Headline): boolean =>
  REACTIONS.get(language)?.test(title) ?? false;

/** True for what tells of something to come: "ahead of the talks", "set to open". */
export const looksAhead = ({ title, language }: Headline): boolean =>
  AHEAD.get(language)?.test(title) ?? false;

/** True where the newer headline tells what came of it: detained, and freed; missing, and found. */
export const isOvertaken = (older: Headline, newer: Headline): boolean =>
  OVERTAKEN.get(older.language)?.test(`${older.title} → ${newer.title}`) ?? false;

/** True for a text that says who has not answered yet, which a newer report may tell. */
export const isUnanswered = (text: string, language: string): boolean =>
  PENDING.get(language)?.test(text) ?? false;
