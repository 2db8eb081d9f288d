import { allCities, DEMONYMS, fold } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { isCalled, isGivenName } from './called.ts';
import { isCommonWord, isGrammarWord } from './common-words.ts';
import { isCountry, isLand } from './land.ts';
import { isAllCaps, type Text, type Token } from './tokens.ts';

type Run = readonly Token[];

const NAME_WORDS = 4;
/** Words of a first and a last name: whose "van" after them says where they work. */
const FULL_NAME = 2;
/** Letters from which the end of a compound is a job: "soulzanger". */
const JOB_ENDING = 5;
/** Letters in capitals that are a body's, and no ending of a name ("XI"). */
const ACRONYM = 3;
/** A single word this short in capitals at the beginning of a sentence is still a name: "NATO". */
const LONGEST_LETTERS = 5;
const NUMBER = /^-\d/;
const DIGIT = /^\p{N}/u;
/** Letters of the longest small word that titles in capitals leave without one: "from". */
const LONGEST_SMALL = 4;
const { adjectives, alone, directions, jobs, linking, offices, partisan, portions } = lexicon.names;
const { organisations, parts, settlements, features } = lexicon.place;
/** Words for the people of a country: the country itself is a tag. */
const PEOPLE = new Set([...DEMONYMS.keys()].map(fold));
export const isPeople = (run: Run): boolean => PEOPLE.has(run.map(({ folded }) => folded).join(' '));
/** Of two meanings: a job only before a name that people wear ("General Jane Doe", and "General Motors"). */
const TITLES: ReadonlySet<string> = lexicon.names.titles;
/** Last letters of a job → jobs that end so: asked for every word with a capital. */
const JOBS_BY_ENDING = new Map<string, string[]>();
for (const job of jobs) {
  if (job.length < JOB_ENDING) continue;
  const ending = job.slice(-JOB_ENDING);
  JOBS_BY_ENDING.set(ending, [...(JOBS_BY_ENDING.get(ending) ?? []), job]);
}

/** Single words known for names, wherever they stand: "Hezbollah", "Putin". */
const KNOWN = new Set([
  ...lexicon.bodies.institutions.keys(),
  ...lexicon.bodies.bodies.keys(),
  ...lexicon.people.leaders.keys(),
  ...lexicon.people.mayors.keys(),
]);

/** Towns whose names have several words; smaller ones are seldom in the news under their name alone. */
const SMALLEST = 50_000;
let citiesOfWords: ReadonlySet<string> | null = null;
function isCityOfWords(run: Run): boolean {
  citiesOfWords ??= new Set(
    allCities().flatMap(({ name, population }) =>
      population >= SMALLEST && /[ -]/.test(name) ? fold(name).replaceAll('-', ' ') : [],
    ),
  );
  return citiesOfWords.has(run.map(({ folded }) => folded).join(' '));
}

/** True for what is a name where a capital proves nothing. */
export const isNameAlone = ({ raw, folded }: Token): boolean =>
  KNOWN.has(folded) || (raw.length <= LONGEST_LETTERS && isAllCaps(raw));

/**
 * What a run of capitalised words names: without the jobs and nationalities around a name, and apart where two touch.
 * @param opening  the language of the sentence that the run opens, where its first capital proves nothing; null = it opens none
 */
export function namesOfRun(text: Text, run: Run, opening: string | null): string[] {
  // "North Korean", wherever it stands: the country itself is a tag.
  if (isPeople(run)) return [];
  const whole = opening === null ? run : withoutOpening(run, opening);
  return split(whole).flatMap((piece) => {
    const name = shortened(text, trimmed(piece));
    const [only] = name;
    if (!only || name.length > NAME_WORDS) return [];
    const isUnproven = opening !== null && only === run[0] && !isNameAlone(only) && !isLand(name);
    if (isUnproven && name.length === run.length && beginsTitle(text, run, opening)) return [];
    if (name.length === 1 && (isUnproven || (saysNothing(only) && !isNumbered(text, only)))) return [];
    return [text.text.slice(only.start, name.at(-1)?.end)];
  });
}

/** "Skippers Repair Strange", of a headline in which every word but small ones has a capital: what they prove there is a title. */
function beginsTitle({ tokens }: Text, run: Run, language: string): boolean {
  if (run.length <= FULL_NAME || run[0] !== tokens[0] || run.some(isSmall)) return false;
  const rest = tokens.slice(run.length);
  return (
    rest.some(({ capital, folded }) => capital && isCommonWord(folded)) &&
    rest.every(({ raw, capital, folded }) => {
      const isLower = raw.length <= LONGEST_SMALL && isGrammarWord(folded, language);
      return capital || isLower || DIGIT.test(raw);
    })
  );
}

/** "Toen Anna Veldmark", "Brugwachter Anna Veldmark": the word that the sentence opens with is none of the name. */
function withoutOpening(run: Run, language: string): Run {
  const [first, second] = run;
  if (!first || !second) return run;
  // "Parts of England", "Members of the Veldmark Party".
  if (portions.has(first.folded) && linking.has(second.folded)) return run.slice(1);
  // "New Zealand", "South Sudan", "The Hague": its second word alone is another place.
  if (isLand(run) || isLand([first, second]) || isCityOfWords([first, second])) return run;
  if (isGrammarWord(first.folded, language) && !linking.has(first.folded)) return run.slice(1);
  const isName = isCalled(first) || isFirstName(first);
  if (run.length === FULL_NAME && (isCalled(second) || isLand([second])) && !isName) return run.slice(1);
  const isOrdinary = isCommonWord(first.folded) && !organisations.has(first.folded);
  return isGivenName(second) && !isGivenName(first) && (isOrdinary || run.length > FULL_NAME)
    ? run.slice(1)
    : run;
}

/** Apart at an office between two names, and behind a place that somebody or something of it follows. */
function split(run: Run): Run[] {
  const office = run.findIndex(({ folded }, at) => at > 0 && offices.has(folded));
  if (office > 0) return [...split(run.slice(0, office)), ...split(run.slice(office + 1))];
  const place = placeLength(run);
  const [next, after] = run.slice(place);
  if (place === 0 || !next) return [run];
  const isPerson = isGivenName(next) && after !== undefined && !isSmall(after);
  if (
    isPerson ||
    isLetters(next) ||
    adjectives.has(next.folded) ||
    run.slice(place).some(({ folded }) => folded === 'of')
  )
    return [run.slice(0, place), ...split(run.slice(place))];
  return [run];
}

/** How many words at the beginning are a country or a part of one. */
function placeLength(run: Run): number {
  for (let length = Math.min(run.length - 1, FULL_NAME); length > 0; length -= 1)
    if (isLand(run.slice(0, length))) return length;
  return 0;
}

const isLetters = ({ raw }: Token): boolean => raw.length >= ACRONYM && isAllCaps(raw);

/** A name without what hangs on: "Hungarian PM" before it, "Dutch" after it. Nothing when only that is left. */
function trimmed(run: Run): Run {
  const [first, second] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  if (isLand(run)) return run;
  const hasFirstName = run.length > 1 && isGivenName(first);
  const isLoose = PEOPLE.has(last.folded) || adjectives.has(last.folded) || directions.has(last.folded);
  // "Anthony Albanese" is nobody's nationality.
  if (linking.has(last.folded) || (isLoose && !hasFirstName)) return trimmed(run.slice(0, -1));
  if (isSmall(first) && !first.capital) return trimmed(run.slice(1));
  const [further, nearer] = [run.slice(1), run.slice(0, -1)];
  if (run.length > 1 && alone.has(last.folded) && isAllCaps(last.raw)) return trimmed(nearer);
  if (
    run.length > 1 &&
    ((alone.has(first.folded) && isAllCaps(first.raw)) || (!hasFirstName && isBefore(first, further)))
  )
    return trimmed(further);
  if (isJob(first) && !isTitleOf(run)) return trimmed(run.slice(1));
  if (
    second &&
    !hasFirstName &&
    PEOPLE.has(first.folded) &&
    (jobs.has(second.folded) ||
      isGivenName(second) ||
      isLetters(second) ||
      (further.length === FULL_NAME && further.every(isOnlyName)))
  )
    return trimmed(further);
  // "Accused Bondi", "Key Bangladesh": a sentence that begins before a country.
  const isKept = isFirstName(first) || directions.has(first.folded);
  return run.length > 1 && isCountry(run.slice(1)) && !isKept ? run.slice(1) : run;
}

/** "Republican Senate", "Spanish Ceuta", "Centraal-Gaza": says of which party, people or part what follows is. */
function isBefore({ folded }: Token, rest: Run): boolean {
  const [next] = rest;
  if (partisan.has(folded))
    return next !== undefined && !organisations.has(next.folded) && next.folded !== 'party';
  if (!PEOPLE.has(folded) && !parts.has(folded)) return false;
  return isLand(rest) || (rest.length === 1 && next !== undefined && (isCalled(next) || !saysNothing(next)));
}

/** "Prince Veldmark", "Star Wars", "Justice Department": with the word in front it is another name. */
function isTitleOf(run: Run): boolean {
  const [first, second] = run;
  const last = run.at(-1);
  if (!first || !second || !last || !TITLES.has(first.folded)) return false;
  return !isGivenName(second) || run.length === FULL_NAME;
}

/** "Fleur Agema van VWS", "Ami Nakai of Japan" without what they are of; of a long "Leader of the Harbour Party" the party. */
function shortened(text: Text, run: Run): Run {
  const of = run.findIndex(({ folded }) => folded === 'of');
  if (of === FULL_NAME && isLand(run.slice(of + 1)) && run.slice(0, of).every(isOnlyName))
    return run.slice(0, of);
  const van = run.findIndex(({ folded }) => folded === 'van');
  const words = run.slice(0, van).filter(({ start }, at) => at === 0 || text.text.charAt(start - 1) === ' ');
  // "Jan Willem van Veldmark": of given names alone the surname follows.
  if (van > 0 && words.length >= FULL_NAME && run[van + 1]?.capital && !words.every(isGivenName))
    return run.slice(0, van);
  const the = run.findIndex(({ folded }) => folded === 'the');
  return run.length > NAME_WORDS && the > 0 ? run.slice(the + 1) : run;
}

/** "Tom", and not "Israel". */
const isFirstName = (token: Token): boolean => isGivenName(token) && !isLand([token]);

const isSmall = ({ folded }: Token): boolean => linking.has(folded) || folded === 'the';

/** "Bioloog", "soulzanger": what somebody is, before the name. */
const isJob = ({ folded }: Token): boolean =>
  jobs.has(folded) ||
  (JOBS_BY_ENDING.get(folded.slice(-JOB_ENDING))?.some((job) => folded.endsWith(job)) ?? false);

/** A word that means nothing else, as first and last names mostly are. */
const isOnlyName = (token: Token): boolean =>
  token.capital && !isAllCaps(token.raw) && !isLand([token]) && (isGivenName(token) || !saysNothing(token));

/** "STOCKS", "GREATEST": letters of this many that are a word are no body's. */
const isShouted = ({ folded }: Token): boolean =>
  folded.length >= LONGEST_LETTERS && (isCommonWord(folded) || isCommonWord(folded.replace(/est$/, '')));

/** "SMART-1" is a ship, "SMART" a word. */
const isNumbered = ({ text }: Text, { raw, folded, end }: Token): boolean =>
  isAllCaps(raw) && !alone.has(folded) && NUMBER.test(text.slice(end));

/** "Department", "Nacht", "Anna": one word, and nobody's name. */
function saysNothing(token: Token): boolean {
  const { folded } = token;
  if (isAllCaps(token.raw)) return alone.has(folded) || isShouted(token);
  return (
    isCommonWord(folded) ||
    isJob(token) ||
    isGivenName(token) ||
    [organisations, parts, settlements, features].some((words) => words.has(folded))
  );
}
