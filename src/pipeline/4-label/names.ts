import { DEMONYMS, findCountry, fold } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { gap, isAllCaps, type Text, type Token } from './tokens.ts';

const NAME_WORDS = 4;
/** A single word this short in capitals at the beginning of a sentence is still a name: "NATO". */
const ACRONYM = 5;

const { adjectives, directions, inside, jobs, linking, nobody } = lexicon.names;
const { firstNames, leaders } = lexicon.people;
/** Words for the people of a country: the country itself is a tag. */
const PEOPLE = new Set([...DEMONYMS.keys()].map(fold));
/** Single words known for names, wherever they stand: "Hezbollah", "Putin". */
const KNOWN = new Set([
  ...lexicon.place.institutions.keys(),
  ...lexicon.place.bodies.keys(),
  ...leaders.keys(),
]);
/** After these a capital proves nothing. */
const SENTENCE_START = /[.!?:;•|–—"“(\n]\s*$|\s['‘]$/u;
const TOUCHES = /^[ -]$/;
/** "Writers' Festival". */
const OWNS = /^['’] $/u;
/** Words of a first and a last name: whose "van" after them says where they work. */
const FULL_NAME = 2;
/** Letters from which the end of a compound is a job: "soulzanger". */
const JOB_ENDING = 5;

/**
 * Names of people, organisations and things in a text, in lower case: runs of capitalised words without the jobs and
 * nationalities around them. In title case there are none to see.
 */
export function findNames(text: Text): string[] {
  if (text.titleCase) return [];
  const found: string[] = [];
  let run: Token[] = [];
  const close = (): void => {
    const name = shortened(text, trimmed(run));
    if (name.length > 0 && name.length <= NAME_WORDS) found.push(asWritten(text, name).toLowerCase());
    run = [];
  };
  for (const [at, token] of text.tokens.entries()) {
    if (run.length === 0 && !token.capital) continue;
    const before = gap(text, text.tokens[at - 1], token);
    if (!touches(text, at)) close();
    const isFollowed = leadsOn(text, at);
    if (!isPart(token, run, isFollowed)) close();
    else if (isFollowed || run.length > 0 || !startsSentence(at, before) || isNameAlone(token))
      run.push(token);
  }
  close();
  return [...new Set(found)];
}

/** A word follows the one before it in the same name. */
function touches(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  const between = gap(text, before, text.tokens[at]);
  return TOUCHES.test(between) || (OWNS.test(between) && before?.folded.endsWith('s') === true);
}

/** "of", "van der", "of the". */
function isLink({ tokens }: Text, at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  return linking.has(word) || (word === 'the' && tokens[at - 1]?.folded === 'of');
}

const startsSentence = (at: number, before: string): boolean => at === 0 || SENTENCE_START.test(before);
const isNameAlone = ({ raw, folded }: Token): boolean =>
  KNOWN.has(folded) || (raw.length <= ACRONYM && isAllCaps(raw));

/** Another word of the same name follows, perhaps after "of" or "van der". */
function leadsOn(text: Text, at: number): boolean {
  const next = text.tokens[at + 1];
  if (!next || !touches(text, at + 1)) return false;
  return isLink(text, at + 1) ? leadsOn(text, at + 1) : next.capital;
}

function isPart({ raw, folded, capital }: Token, run: readonly Token[], isFollowed: boolean): boolean {
  if (run.length > 0 && (linking.has(folded) || (folded === 'the' && run.at(-1)?.folded === 'of')))
    return isFollowed;
  if (!capital || raw.length === 1) return false;
  if (!nobody.has(folded.replaceAll('.', ''))) return true;
  return (isFollowed && directions.has(folded)) || (run.length > 0 && inside.has(folded));
}

/** A name without what hangs on: "Hungarian PM" before it, "Dutch" after it. Nothing when only that is left. */
function trimmed(run: readonly Token[]): readonly Token[] {
  const [first, second] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const hasFirstName = run.length > 1 && firstNames.has(first.folded);
  const isLoose = PEOPLE.has(last.folded) || adjectives.has(last.folded) || directions.has(last.folded);
  // "Anthony Albanese" is nobody's nationality.
  if (linking.has(last.folded) || (isLoose && !hasFirstName)) return trimmed(run.slice(0, -1));
  if (isJob(first) || (isSmall(first) && !first.capital)) return trimmed(run.slice(1));
  if (second && PEOPLE.has(first.folded) && (jobs.has(second.folded) || firstNames.has(second.folded)))
    return trimmed(run.slice(1));
  // "Accused Bondi", "Key Bangladesh": a sentence that begins before a country.
  return run.length > 1 && isCountry(run.slice(1)) && !directions.has(first.folded) ? [] : run;
}

/** "Fleur Agema van VWS" without where she works; of a long "Leader of the Harbour Party" the party. */
function shortened(text: Text, run: readonly Token[]): readonly Token[] {
  const van = run.findIndex(({ folded }) => folded === 'van');
  const words = run.slice(0, van).filter(({ start }, at) => at === 0 || text.text.charAt(start - 1) === ' ');
  if (van > 0 && words.length >= FULL_NAME && run[van + 1]?.capital) return run.slice(0, van);
  const the = run.findIndex(({ folded }) => folded === 'the');
  return run.length > NAME_WORDS && the > 0 ? run.slice(the + 1) : run;
}

const isSmall = ({ folded }: Token): boolean => linking.has(folded) || folded === 'the';

/** "Bioloog", "soulzanger": what somebody is, before the name. */
function isJob({ folded }: Token): boolean {
  if (jobs.has(folded)) return true;
  for (let from = folded.length - JOB_ENDING; from > 0; from -= 1)
    if (jobs.has(folded.slice(from))) return true;
  return false;
}

const isCountry = (run: readonly Token[]): boolean =>
  findCountry(run.map(({ folded }) => folded).join(' ')) !== null;

const asWritten = (text: Text, run: readonly Token[]): string =>
  text.text.slice(run[0]?.start, run.at(-1)?.end);
