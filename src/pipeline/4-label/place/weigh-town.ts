/** What the name of a town weighs: for the town itself, or for no more than its country. */
import { isBeside, isBetween } from './among.ts';
import { type Choice, chooseCity } from './choose-city.ts';
import { cityEvidence } from './city-evidence.ts';
import { contradicts, senseOf } from './city-sense.ts';
import { addCity, addCountry, keyOf } from './decide.ts';
import { type Mention, qualifierOf } from './mentions.ts';
import { addScene, KIND_WEIGHT, LIST_FACTOR, ORGANISATION_WEIGHT, type Reading } from './reading.ts';
import { isOrigin, isProvince, isScene } from './role.ts';
import { opensAsDateline } from './weigh-dateline.ts';

/** "A man from Utrecht" seldom was hurt there. */
const FROM_SHARE = 0.75;
/** "In the municipality of Oost Gelre": a village in it that is named too is more exact. */
const MUNICIPALITY_SHARE = 0.35;
const CITY_WEIGHT = 0.9;
/** What its country weighs where the name of a town means no town. */
const SENSE_WEIGHT = { organisation: ORGANISATION_WEIGHT, team: KIND_WEIGHT.team, country: 1 };
/** Evidence a city needs in one mention before it counts. */
const MENTION_BAR = 1.5;
/** A name of a town at home below the bar says at least that much from this size on. */
const KNOWN_TOWN = 100_000;

/** @param all the names of the same text */
export function weighTown(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const province = isProvince(mention) ? mention.entry.cities[0] : undefined;
  if (province) addCountry(reading, province.country, weight);
  else weighCity(mention, weight, all, reading);
}

function weighCity(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const choice = chooseCity(mention, qualifierOf(mention, all), reading.mentioned, reading.hints);
  if (!choice || opensAsDateline(mention, reading.dateline) || contradicts(choice, mention, reading)) return;
  const { city } = choice;
  if (isBetween(mention, all)) {
    addCountry(reading, city.country, weight * LIST_FACTOR);
    return;
  }
  const sense = senseOf(mention, choice, reading);
  // Not even with no weight: a country that is named, however faintly, says whether the paper is abroad.
  if (sense === 'nothing') return;
  if (sense === 'city') weighItself(mention, choice, weight, reading);
  else addCountry(reading, city.country, weight * SENSE_WEIGHT[sense]);
  if (sense === 'team') reading.clubs.push({ mention, ground: city, weight });
}

/** The town itself is meant, if enough says so. */
function weighItself(mention: Mention, choice: Choice, weight: number, reading: Reading): void {
  const { city } = choice;
  const evidence = cityEvidence(mention, choice, reading);
  if (evidence < MENTION_BAR) {
    if (evidence >= 0 && city.country === reading.hints.home && city.population >= KNOWN_TOWN)
      reading.faintlyHome = true;
    return;
  }
  if (isScene(mention) || mention.event) addScene(reading, keyOf(city), mention, weight);
  const isMunicipality = mention.entry.sight === 'municipality';
  const share = (isOrigin(mention) ? FROM_SHARE : 1) * (isMunicipality ? MUNICIPALITY_SHARE : 1);
  addCity(reading, city, weight * share * (1 + evidence / 2), {
    beside: isBeside(mention),
    origin: isOrigin(mention),
  });
  addCountry(reading, city.country, weight * CITY_WEIGHT);
}
