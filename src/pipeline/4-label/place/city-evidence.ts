/** How surely the name of a town in a text means the town itself. Its points are weighed in weigh-town.ts, against MENTION_BAR. */
import { fold, type GazetteerCity, isOfNews } from '../../../geo/geo.ts';
import { isKnownWord, lexicon } from '../../../lexicon/lexicon.ts';
import { isOneOf, type Text } from '../tokens.ts';
import { isMetonym } from './actors.ts';
import type { Choice } from './choose-city.ts';
import type { CityContext } from './city-sense.ts';
import { isCommon } from './gazetteer.ts';
import type { Mention } from './mentions.ts';
import { isCalledSettlement, isScene } from './role.ts';

const { landmarks, locals, ownCountries, prepositions, titles } = lexicon.place;
const { companies } = lexicon.companies;

/** How the text speaks of it. */
const SPOKEN = { adjective: 1, strongPreposition: 2, scene: 1.5, weakPreposition: 1, settlement: 2.5 };
/** Why it is this one of all towns with the name. */
const CHOICE: Record<Choice['why'], number> = { qualifier: 3, home: 1, near: 3.5, mentioned: 0, largest: 0 };
/** On the map because news names it, however few live there. */
const OF_NEWS = 3.5;
/** What speaks for the town, however it is spoken of. */
const TOWN = {
  dateline: 2,
  metropolis: 2,
  large: 1,
  unlike: 0.5,
  capital: 1,
  countryNamed: 1,
  longName: 1,
  ownCountry: 1.5,
  sight: 1.5,
};
/** What speaks for something else that has the name. */
const DOUBT = { commonWord: 2, knownWord: 0.5, firstWord: 1.5, commonFirstWord: 2, unexpected: 1 };
/** What its neighbours' capitals say, where not every word has one. */
const NEIGHBOUR = { event: 1, partOfName: 1.5, afterName: 1, fullName: 1.5 };

/** Residents from which a town is known to everybody, to most, and to those only who live near. */
const METROPOLIS = 1_000_000;
const LARGE = 100_000;
/** …and from which a headline means it by its bare name, if that is no word, no surname, no company and no government: "The Leipzig bomb". */
const UNLIKE = 150_000;
const SMALL = 20_000;

/** Points for and against the mention meaning this town; below 0 more speaks against it. */
export function cityEvidence(mention: Mention, { city, why }: Choice, reading: CityContext): number {
  const ofNews = why !== 'near' && isOfNews(city) ? OF_NEWS : 0;
  const neighbours = mention.text.titleCase ? 0 : neighbourPoints(mention, reading);
  const known = CHOICE[why] + ofNews + townPoints(mention, city, reading);
  return spokenPoints(mention) + known + neighbours - doubts(mention, { city, why }, reading);
}

function spokenPoints(mention: Mention): number {
  const { entry, afterPreposition } = mention;
  let points = entry.adjective ? SPOKEN.adjective : 0;
  if (afterPreposition === 'strong') points += SPOKEN.strongPreposition;
  else if (isScene(mention)) points += SPOKEN.scene;
  else if (afterPreposition === 'weak') points += SPOKEN.weakPreposition;
  if (isSpokenOfAsTown(mention)) points += SPOKEN.settlement;
  return points;
}

/** "The city of Homs", "Ceuta airport", "Ceuta mayor calls for help"; not "Washington wildfires", nor "Charlotte Church". */
function isSpokenOfAsTown(mention: Mention): boolean {
  const { entry, next, text } = mention;
  if (isCalledSettlement(mention)) return true;
  const isLocal = isOneOf(locals, next) && !isCommon(entry) && (text.titleCase || !next?.capital);
  return isLocal || isOneOf(landmarks, next);
}

function townPoints({ entry, length, text }: Mention, city: GazetteerCity, reading: CityContext): number {
  const { dateline, mentioned, hints, texts } = reading;
  let points = 0;
  if (dateline && fold(dateline.city) === entry.key) points += TOWN.dateline;
  if (city.population >= METROPOLIS) points += TOWN.metropolis;
  else if (city.population >= LARGE) points += TOWN.large;
  if (
    text === texts[0] &&
    city.population >= UNLIKE &&
    !isCommon(entry) &&
    !isMetonym(entry.key) &&
    !companies.has(entry.key)
  )
    points += TOWN.unlike;
  if (city.capital) points += TOWN.capital;
  const isOwn = ownCountries.get(hints.language)?.includes(city.code) === true;
  if (mentioned.has(city.country) && !isOwn) points += TOWN.countryNamed;
  if (length > 1) points += TOWN.longName;
  if (entry.sight) points += TOWN.sight;
  if (isOwn) points += TOWN.ownCountry;
  return points;
}

function doubts(mention: Mention, { city, why }: Choice, { dateline, hints }: CityContext): number {
  const { entry, length, at, afterPreposition } = mention;
  // "Glastonbury Festival sells out": a sight is no other, wherever it stands and however small its town.
  if (entry.sight && length > 1) return 0;
  const isWord = isCommon(entry);
  const isLarge = city.population >= LARGE;
  const isKnown = city.population >= METROPOLIS || (isLarge && isScene(mention));
  let points = 0;
  if (isWord) points += isKnown ? DOUBT.knownWord : DOUBT.commonWord;
  // "Brand in loods": the capital of a first word proves nothing.
  if (at === 0 && afterPreposition === 'no' && !isLarge && !isSpokenOfAsTown(mention))
    points += DOUBT.firstWord + (isWord ? DOUBT.commonFirstWord : 0);
  const isExpected = why === 'qualifier' || afterPreposition !== 'no' || dateline !== null;
  if (city.population < SMALL && !isExpected && city.country !== hints.home) points += DOUBT.unexpected;
  return points;
}

/** "Marrit Steenbergen", so in headline and summary: what is called alike twice is a name, if it begins with no word. */
function isFullName({ previous, first, at, text }: Mention, texts: readonly Text[]): boolean {
  if (!previous?.capital || isOneOf(prepositions, text.tokens[at - 2])) return false;
  const name = `${previous.raw} ${first.raw}`;
  return texts.every((each) => each.text.includes(name)) && !isKnownWord(previous.folded);
}

function neighbourPoints(mention: Mention, { gazetteer, texts }: CityContext): number {
  const { previous, next, at } = mention;
  const isName = next?.capital && !landmarks.has(next.folded) && !titles.has(next.folded);
  let points = 0;
  if (mention.event) points += NEIGHBOUR.event;
  else if (isName && !gazetteer.has(next.folded)) points -= NEIGHBOUR.partOfName;
  if (previous?.capital && at > 1 && !prepositions.has(previous.folded)) points -= NEIGHBOUR.afterName;
  if (isFullName(mention, texts)) points -= NEIGHBOUR.fullName;
  return points;
}
