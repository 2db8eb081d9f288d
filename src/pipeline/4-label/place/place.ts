import type { PlaceBasis } from '../../../contract/contract.ts';
import type { GazetteerCity } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isGivenName } from '../called.ts';
import { isOneOf, type Text, type Token } from '../tokens.ts';
import { isAttacker, isDecision, opensWithBodyOfMany, opensWithHomeBody } from './actors.ts';
import { isBetween, isListed } from './among.ts';
import { isAside, isBackground, secondSentence } from './background.ts';
import { countryOfChamber } from './chambers.ts';
import { chooseCity, type PlaceHints } from './choose-city.ts';
import { readDateline } from './dateline.ts';
import { addCity, addCountry, decide, HEADLINE, keyOf, type PlaceFinding, SUMMARY } from './decide.ts';
import { DOUBTFUL } from './doubtful.ts';
import { hostNamed } from './games.ts';
import type { CountryKind, Gazetteer } from './gazetteer.ts';
import { isGoal } from './journey.ts';
import { findMentions, type Mention, qualifierOf } from './mentions.ts';
import { isInGivenName, isNamesake, isOfPerson } from './namesakes.ts';
import { addScene, KIND_WEIGHT, LIST_FACTOR, ORGANISATION_WEIGHT, type Reading } from './reading.ts';
import {
  DECISION_FACTOR,
  isAdjective,
  isComparison,
  isLabel,
  isNamedWar,
  isNegated,
  isProvince,
  isReached,
  isScene,
  roleFactor,
} from './role.ts';
import { isAtGround, isAway, weighClubs } from './teams.ts';
import { weighDateline } from './weigh-dateline.ts';
import { weighTown } from './weigh-town.ts';

const { races } = lexicon.place;
const { firstNames, leaders } = lexicon.people;
/** News of every place at once plays in none, unless the headline names one. */
const EVERYWHERE = wholeWords(lexicon.place.everywhere, 'i');
/** "European countries battle heat, floods in Romania", "EU-US trade deal": no one country's, but perhaps a city's. */
const SHARED = wholeWords(lexicon.place.shared, 'i');
/** "Verder in dit blog: …": what follows is other news. */
const OTHER_NEWS = wholeWords(lexicon.place.otherNews, 'i');
/** What a name in a second sentence of the headline weighs. */
const ASIDE = 1.5;
/** What goes on around the news counts this much of its text: enough where nothing else is named. */
const ASIDE_SHARE = 0.35;
/** "Former ambassador to Kenya", "the 1994 genocide in Rwanda". */
const BACKGROUND_SHARE = 0.25;
/** "Leaves Busan for Rotterdam": a country that the news concerns, and the place only where no other is named. */
const GOAL_SHARE = 0.35;
/** "Israeli forces", where another country is named too. */
const ATTACKER_FACTOR = 0.5;
/** "Win at Benfica": as sure as "in Lisbon". */
const GROUND_WEIGHT = 1.6;
const GROUND_EVIDENCE = 3;
/** What a chamber weighs against the heaviest country that it speaks of. */
const AHEAD = 1.1;
/** Countries in a headline that make it nobody's. */
const TOUR = 3;

/**
 * Finds where a report plays and which countries it concerns, from headline and summary.
 * Guards keep names of people and organisations, common words and governments ("Moscow warns") from
 * becoming places; docs/technotes/places-and-labels.md says why each is there.
 */
export function findPlace(
  headline: Text,
  summary: Text,
  hints: PlaceHints,
  gazetteer: Gazetteer,
): PlaceFinding {
  const writer = { language: hints.language, villages: hints.at !== null, home: hints.home };
  const inHeadline = findMentions(headline, gazetteer, writer);
  const end = summary.text.search(OTHER_NEWS);
  const inSummary = findMentions(summary, gazetteer, writer).filter(
    ({ first }) => end < 0 || first.start < end,
  );
  const all = [...inHeadline, ...inSummary];
  const reading: Reading = {
    gazetteer,
    hints,
    texts: [headline, summary],
    said: `${headline.text} ${summary.text}`,
    mentioned: countriesOf(all),
    all,
    dateline: readDateline(summary.text),
    countries: new Map(),
    cities: new Map(),
    scenes: new Map(),
    seats: new Map(),
    clubs: [],
    spread: new Set(),
    onlyNamed: new Map(),
    provinces: new Set(),
    tour: new Map(),
    faintlyHome: false,
  };
  const aside = secondSentence(headline);
  for (const mention of inHeadline)
    weigh(mention, aside && mention.first.start >= aside ? ASIDE : HEADLINE, inHeadline, reading);
  for (const mention of inSummary) weigh(mention, SUMMARY, inSummary, reading);
  weighHomeBody(headline, reading);
  weighClubs(reading);
  if (reading.dateline) weighDateline(reading.dateline, reading);
  const found = decide(reading);
  const ofMany = toldOfMany(found, reading, headline.text);
  if (ofMany) return { ...found, place: null, basis: ofMany };
  if (inHeadline.length === 0 && EVERYWHERE.test(reading.said)) return { ...found, place: null, basis: null };
  return inProvince(found, reading);
}

/**
 * Found in a country that has no more of the news than others: of a wide stretch, of many countries, of three in a row. That it happens
 * at sea or between them is told; of a part of the world it may well be in the country that is named.
 */
function toldOfMany(
  { place, basis }: PlaceFinding,
  { spread, tour, scenes, onlyNamed, countries }: Reading,
  headline: string,
): PlaceBasis | null {
  if (!place || place.city) return null;
  if (onlyNamed.has(place.country) && onlyNamed.get(place.country) === countries.get(place.country))
    return 'named';
  if (spread.has('waters') && basis === 'named') return 'scene';
  if (SHARED.test(headline)) return 'scene';
  const stops = [...tour.values()].filter(Boolean).length;
  if (stops >= TOUR && tour.has(place.country) && ![...scenes.values()].includes(HEADLINE)) return 'scene';
  return spread.size > 0 && basis === 'named' ? 'named' : null;
}

/** Of a province: its point, but no city. "In Drenthe" is near Assen, and not just anywhere in the Netherlands. */
function inProvince(found: PlaceFinding, { provinces, hints }: Reading): PlaceFinding {
  const [seat] = provinces;
  const { place } = found;
  if (!place || place.city || !seat || provinces.size > 1) return found;
  if (place.country !== seat.country || place.country !== hints.home) return found;
  return { ...found, place: { ...place, latitude: seat.latitude, longitude: seat.longitude } };
}

const provinceSeat = (mention: Mention, { gazetteer }: Reading): GazetteerCity | undefined =>
  gazetteer.provinceSeat(isProvince(mention) ? `provincie ${mention.entry.key}` : mention.entry.key) ??
  gazetteer.provinceSeat(mention.entry.key);

function countriesOf(mentions: readonly Mention[]): ReadonlySet<string> {
  const countries = new Set<string>();
  for (const { entry } of mentions) for (const { country } of entry.countries) countries.add(country);
  return countries;
}

function weigh(mention: Mention, full: number, all: readonly Mention[], reading: Reading): void {
  if (isNegated(mention) || isInGivenName(mention)) return;
  const { entry, person } = mention;
  const weight = isAside(mention) ? full * ASIDE_SHARE : full;
  if (isBackground(mention)) {
    weighBeside(mention, weight * BACKGROUND_SHARE, reading);
    return;
  }
  if (!entry.wide && isGoal(mention, all)) {
    weighBeside(mention, weight * GOAL_SHARE, reading);
    return;
  }
  const province = provinceSeat(mention, reading);
  if (province) reading.provinces.add(province);
  if (entry.wide && isReached(mention, weight === HEADLINE) && !isComparison(mention))
    reading.spread.add(entry.wide);
  if (entry.countries.length > 0 && !isTown(mention, all, reading.hints))
    weighCountry(mention, weight, all, reading);
  else if (!person) weighTown(mention, weight, all, reading);
}

/** What a word stands for as a country. */
interface CountryMeant {
  country: string;
  kind: CountryKind;
}

function weighCountry(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const meant = countryMeant(mention, reading);
  if (!meant || (isOfPerson(meant.kind) && isNamesake(mention))) return;
  const { country, kind } = meant;
  if (kind === 'team') {
    weighTeam(mention, country, weight, reading);
    return;
  }
  if (isNameOfPerson(mention, kind)) return;
  const listed = isListed(mention, all) || isBetween(mention, all);
  const attacks = isAttacker(mention) && reading.mentioned.size > 1;
  if (weight === HEADLINE) noteInHeadline(mention, meant, reading);
  if (!listed && !attacks && isSceneOf(mention, kind)) addScene(reading, country, mention, weight);
  const factor = mention.organisation && kind !== 'name' ? ORGANISATION_WEIGHT : KIND_WEIGHT[kind];
  const role = attacks ? ATTACKER_FACTOR : roleFactor(mention, kind);
  const said = weight * factor * (listed ? LIST_FACTOR : role);
  addCountry(reading, country, said);
  if (isNamedWar(mention) || isSpokenOf(mention, reading))
    reading.onlyNamed.set(country, (reading.onlyNamed.get(country) ?? 0) + said);
}

/** "EU rejects Trump administration claims": a government, by who leads it or what is its own, of which others speak. */
const isSpokenOf = (mention: Mention, { texts }: Reading): boolean =>
  mention.text === texts[0] &&
  (leaders.has(mention.entry.key.replaceAll(' ', '_')) || (mention.length === 1 && isAdjective(mention))) &&
  !isScene(mention) &&
  opensWithBodyOfMany(mention.text);

/** "Jordan Miller"; a people or a leader in front of a name still tells of the country, but for what is a first name itself, and a people behind one is a surname. */
const isNameOfPerson = ({ person, entry, previous, text }: Mention, kind: CountryKind): boolean =>
  person &&
  ((kind !== 'demonym' && !isOfPerson(kind)) || firstNames.has(entry.key) || isSurname(kind, previous, text));

const isSurname = (kind: CountryKind, previous: Token | undefined, text: Text): boolean =>
  kind === 'demonym' && !text.titleCase && previous?.capital === true && isGivenName(previous);

const isSceneOf = (mention: Mention, kind: CountryKind): boolean =>
  isScene(mention) || isLabel(mention) || kind === 'host' || isDecision(mention, kind);

/** Where the body that a headline names sits, and one more country of its tour. */
function noteInHeadline({ entry, next }: Mention, { country, kind }: CountryMeant, reading: Reading): void {
  // "Trump meets Mamdani at White House": a mayor may be out.
  const isOut = kind === 'leader' && reading.seats.has(country);
  if (entry.ground && !isOneOf(races, next) && !isOut) reading.seats.set(country, entry.ground);
  reading.tour.set(country, reading.tour.get(country) || !isOfPerson(kind));
}

/** A club or a league: its country, and its city when the match is there. */
function weighTeam(mention: Mention, country: string, weight: number, reading: Reading): void {
  if (mention.person || isAway(mention)) return;
  const { ground } = mention.entry;
  if (!ground || !isAtGround(mention)) {
    addCountry(reading, country, weight * KIND_WEIGHT.team * roleFactor(mention, 'team'));
    if (ground) reading.clubs.push({ mention, ground, weight });
    return;
  }
  reading.scenes.set(keyOf(ground), weight);
  addCity(reading, ground, weight * GROUND_EVIDENCE);
  addCountry(reading, country, weight * GROUND_WEIGHT);
}

/** No scene, whatever it is called: no more than its country has to do with it. */
function weighBeside({ entry, person }: Mention, weight: number, reading: Reading): void {
  const country = entry.countries[0] ?? (person ? undefined : entry.cities[0]);
  if (country) addCountry(reading, country.country, weight);
}

/** "Kabinet stuurt fregat", "MPs demand answers": of the publisher's own country; "House passes": in its capital. */
function weighHomeBody(headline: Text, reading: Reading): void {
  const { home, writesHome } = reading.hints;
  const chamber = countryOfChamber(headline, reading.hints);
  if (chamber) {
    const seat = reading.gazetteer.capitalOf(chamber);
    if (seat) reading.seats.set(chamber, seat);
    reading.scenes.set(chamber, HEADLINE);
    // "House votes to end the war in Iran": whatever it decides about, it decides at home.
    const most = Math.max(0, ...reading.countries.values());
    addCountry(reading, chamber, Math.max(HEADLINE * KIND_WEIGHT.body * DECISION_FACTOR, most * AHEAD));
    return;
  }
  if (!home || !writesHome || !opensWithHomeBody(headline, home)) return;
  reading.scenes.set(home, HEADLINE);
  addCountry(reading, home, HEADLINE * KIND_WEIGHT.body * DECISION_FACTOR);
}

/** A town that shares its name with a country: beside a regional publisher, or "Lebanon, Pennsylvania". */
function isTown(mention: Mention, all: readonly Mention[], hints: PlaceHints): boolean {
  const qualifier = qualifierOf(mention, all);
  if (!qualifier && !hints.at) return false;
  const choice = chooseCity(mention, qualifier, new Set(), hints);
  const isMeant = choice?.why === 'near' || choice?.why === 'qualifier';
  return isMeant && choice.city.country !== mention.entry.countries[0]?.country;
}

/** The country a mention stands for, or null. */
function countryMeant(mention: Mention, reading: Reading): CountryMeant | null {
  const [first] = mention.entry.countries;
  if (!first) return null;
  if (first.kind === 'host') {
    const { entry, text, at } = mention;
    const host = hostNamed(entry.key, text, at, reading.said, reading.hints.year);
    return host ? { country: host, kind: 'host' } : null;
  }
  const doubt = DOUBTFUL[mention.entry.key];
  if (!doubt) return first;
  if (doubt.notAPlace?.test(reading.said)) return null;
  const cue = doubt.cues.find(({ pattern }) => pattern.test(reading.said));
  const home = doubt.cues.find(({ country }) => country === reading.hints.home);
  const country = cue?.country ?? home?.country ?? doubt.fallback;
  return country ? { country, kind: 'name' } : null;
}
