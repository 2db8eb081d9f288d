import { fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isOneOf, says, type Text } from '../tokens.ts';
import { doesSomething, isMetonym, ownsLocally, saysSomething } from './actors.ts';
import type { Choice, PlaceHints } from './choose-city.ts';
import type { Dateline } from './dateline.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Mention } from './mentions.ts';
import { isAssaulted, isCalledAfter, isNamed, isTitle } from './role.ts';
import { isCityTeam, type Said } from './teams.ts';

/** Cities with the name of the state around them, which "state" behind or "upstate" before means. */
const STATES: ReadonlySet<string> = new Set(['washington', 'new york']);
/** Provinces that are called as their capital: "Groningse dorpen" are all over it. */
const PROVINCES: ReadonlySet<string> = new Set(['groningen', 'utrecht']);
const { addressing, common, findings, makers, ownCountries, states, teams } = lexicon.place;

/** What is known of the text around the name of a city. */
export interface CityContext extends Said {
  gazetteer: Gazetteer;
  hints: PlaceHints;
  /** English names of all countries in the text. */
  mentioned: ReadonlySet<string>;
  dateline: Dateline | null;
}

type Sense = 'city' | 'country' | 'organisation' | 'team' | 'nothing';

/** What the name of a city is used for: the town, its country or government, a team, or nothing of a place. */
export function senseOf(mention: Mention, { city, why }: Choice, said: CityContext): Sense {
  const { entry, organisation, next, afterPreposition } = mention;
  if (mention.quoted || isCalledAfter(mention) || isProduct(mention, city, why, said)) return 'nothing';
  if (isTitle(mention)) return 'country';
  if (entry.sight) return sightSense(mention, city, said);
  if (entry.adjective && PROVINCES.has(fold(city.name))) return 'country';
  if (organisation) return common.has(entry.key) ? 'nothing' : 'organisation';
  if ((afterPreposition === 'no' && speaksOfTeams(mention.text)) || isCityTeam(mention, said)) return 'team';
  if (STATES.has(entry.key) && (isOneOf(states, next) || isUpstate(said))) return 'country';
  const addressed = isOneOf(addressing, mention.previous);
  if (isAssaulted(mention)) return 'city';
  if (!isMetonym(entry.key)) {
    const governs = city.capital && afterPreposition === 'no' && (addressed || saysSomething(mention));
    return governs ? 'country' : 'city';
  }
  const isUnion = /^brussels?$/.test(entry.key) && why !== 'qualifier';
  if (isUnion && afterPreposition !== 'strong') return 'nothing';
  const acts = doesSomething(mention);
  const owns = mention.owned !== '' && afterPreposition !== 'strong' && !ownsLocally(mention);
  return owns || ((acts || addressed) && afterPreposition === 'no') ? 'country' : 'city';
}

/** "Philips Hue", "Hyundai Tucson"; not the works of "Ford Genk" in Dutch, or of "Nissan Sunderland" at home. */
const isProduct = (
  { previous }: Mention,
  { code }: GazetteerCity,
  why: Choice['why'],
  { hints }: CityContext,
): boolean =>
  previous?.capital === true &&
  makers.has(previous.folded) &&
  why !== 'home' &&
  ownCountries.get(hints.language)?.includes(code) !== true;

/** "A church in upstate New York": then its headline means the state too. */
const isUpstate = ({ texts }: Said): boolean =>
  texts.some(({ tokens }) => tokens.some(({ folded }) => folded === 'upstate'));

/** "Anfield", but no "Slovak National Gallery"; "Harvard sues", but no "Harvard study" and no professor there. */
function sightSense(mention: Mention, { country }: GazetteerCity, { texts, all }: Said): Sense {
  const { text, at, previous, organisation, entry } = mention;
  const isOfOthers = all.some(
    (other) =>
      other.text === text &&
      previous !== undefined &&
      other.at + other.length === at &&
      other.entry.countries.some((owner) => owner.country !== country),
  );
  if (isOfOthers) return 'nothing';
  const isQuoted =
    entry.sight === 'school' && (text !== texts[0] || texts.some((said) => says(said, findings)));
  return organisation || isQuoted ? 'organisation' : 'city';
}

/** "The Knicks": in such a text a city that does something is a team too. */
const speaksOfTeams = ({ tokens }: Text): boolean =>
  tokens.some(({ capital, folded }, at) => capital && teams.has(folded) && tokens[at - 1]?.folded === 'the');

/** A town from this size on is meant by its bare name, whatever country the text speaks of. */
const KNOWN_ANYWHERE = 100_000;

/** "Banga" in a text that names Nigeria itself, not only its people or who leads it, is not the town in the Philippines. */
export function contradicts({ city, why }: Choice, mention: Mention, reading: CityContext): boolean {
  if (why !== 'largest' || city.capital || city.population >= KNOWN_ANYWHERE || mention.length > 1)
    return false;
  if (reading.mentioned.has(city.country)) return false;
  return reading.all.some(
    (other) => isNamed(other) && other.entry.countries.some(({ country }) => country !== reading.hints.home),
  );
}
