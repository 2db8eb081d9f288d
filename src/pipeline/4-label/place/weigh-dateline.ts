/** What the place in front of a text weighs: a scene, or only where a correspondent has a desk. */
import { findCountry, fold } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isMetonym } from './actors.ts';
import { ownOrLargest } from './choose-city.ts';
import type { Dateline } from './dateline.ts';
import { addCity, addCountry, keyOf, SUMMARY, type Weighed } from './decide.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Mention } from './mentions.ts';

const { correspondents } = lexicon.place;
/** A city → the bodies of many countries that sit there. */
const SEATS = new Map(
  [...lexicon.place.seats].map(([city, bodies]) => [
    city,
    wholeWords(bodies.map((name) => name.replaceAll('.', '\\.')).join('|'), ''),
  ]),
);
const DATELINE_WEIGHT = 0.7;
/** …of a capital, where correspondents write of the whole country and of others. */
const DESK_WEIGHT = 0.3;
const DATELINE_EVIDENCE = 2.5;
const DESK_EVIDENCE = 0.9;

/** The word of the dateline itself: weighed once, by weighDateline. */
export const opensAsDateline = ({ first, text }: Mention, dateline: Dateline | null): boolean =>
  dateline !== null && first.start === dateline.at && text.text.startsWith(dateline.city, dateline.at);

export function weighDateline(
  dateline: Dateline,
  reading: Weighed & { gazetteer: Gazetteer; said: string },
): void {
  const key = fold(dateline.city);
  const entry = reading.gazetteer
    .startingWith(key.split(' ')[0] ?? '')
    .find((candidate) => candidate.key === key && candidate.cities.length > 0);
  const qualified = dateline.qualifier ? findCountry(dateline.qualifier)?.name : undefined;
  const city =
    entry?.cities.find(({ country }) => country === qualified) ??
    (entry && ownOrLargest(entry.cities, reading.hints.home));
  if (!city) return;
  const correspondent =
    !dateline.qualifier &&
    !dateline.desk &&
    (city.capital || isMetonym(key) || correspondents.has(key.replaceAll(' ', '_'))) &&
    !SEATS.get(key)?.test(reading.said);
  addCity(reading, city, correspondent ? DESK_EVIDENCE : DATELINE_EVIDENCE);
  addCountry(reading, city.country, correspondent ? DESK_WEIGHT : DATELINE_WEIGHT);
  if (correspondent) return;
  reading.scenes.set(keyOf(city), reading.scenes.get(keyOf(city)) ?? SUMMARY);
}
