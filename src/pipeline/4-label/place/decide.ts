/** From all that was weighed in a report to one place, or none. */
import type { Place, PlaceBasis } from '../../../contract/contract.ts';
import {
  allCities,
  type Coordinates,
  distanceKm,
  findCountry,
  type GazetteerCity,
} from '../../../geo/geo.ts';
import type { PlaceHints } from './choose-city.ts';

/** A country concerns the story from this weight on. */
const CONCERNED = 0.8;
/** Evidence a city needs over all its mentions before the story is placed there. */
const CITY_BAR = 2;
/** What is near a city is at most this far off. */
const BESIDE_KM = 60;
/** Without a city: a country this heavy, or this much ahead of the next one, is the place. */
const CLEAR_WEIGHT = 2;
const CLEAR_LEAD = 1.5;

/** A name in the headline weighs this much more than one in the summary. */
export const HEADLINE = 3;
export const SUMMARY = 1;

export interface PlaceFinding {
  place: Place | null;
  basis: PlaceBasis | null;
  /** English names of the countries concerned, most important first. */
  countries: string[];
  /** The publisher's own country, or a town there, is named, however faintly. */
  homely: boolean;
  /** Another country is named, however faintly. */
  abroad: boolean;
}

interface Scored {
  city: GazetteerCity;
  score: number;
  /** Only ever "near" or "south of" it. */
  beside: boolean;
  /** Only ever where somebody is "from". */
  origin: boolean;
}

/** How a name speaks of a city: of what is near it, of who is from there. */
type Spoken = Pick<Scored, 'beside' | 'origin'>;

/** What the names of a report weigh together. */
export interface Weighed {
  countries: Map<string, number>;
  cities: Map<string, Scored>;
  /** Countries and cities ("name|country") that something is said to happen in, with the weight of the text that says so. */
  scenes: Map<string, number>;
  /** Countries whose parliament, court, palace or mayor the headline names, and where that sits. */
  seats: Map<string, GazetteerCity>;
  /** A town of the publisher's own country, too faint to be the place. */
  faintlyHome: boolean;
  hints: PlaceHints;
}

/** What one mention says of a country is added to what the others said. */
export function addCountry(weighed: Weighed, country: string, weight: number): void {
  weighed.countries.set(country, (weighed.countries.get(country) ?? 0) + weight);
}

export function addCity(
  weighed: Weighed,
  city: GazetteerCity,
  score: number,
  { beside, origin }: Spoken = { beside: false, origin: false },
): void {
  const known = weighed.cities.get(keyOf(city)) ?? { score: 0, beside: true, origin: true };
  weighed.cities.set(keyOf(city), {
    city,
    score: known.score + score,
    beside: known.beside && beside,
    origin: known.origin && origin,
  });
}

export const keyOf = ({ name, country }: GazetteerCity): string => `${name}|${country}`;

/** The one place of a report: a city that enough is said of, else the country that clearly weighs most. */
export function decide(weighed: Weighed): PlaceFinding {
  const { countries, hints, faintlyHome } = weighed;
  const concerned = [...countries].filter(([, weight]) => weight >= CONCERNED).sort((a, b) => b[1] - a[1]);
  return {
    ...placeOf(weighed, concerned),
    countries: concerned.map(([country]) => country),
    homely: faintlyHome || (hints.home !== null && countries.has(hints.home)),
    abroad: [...countries.keys()].some((country) => country !== hints.home),
  };
}

/** A place, and what it was told by. */
export type Decided = Pick<PlaceFinding, 'place' | 'basis'>;
type Concerned = readonly (readonly [country: string, weight: number])[];

/** "The rider from Deil won in France": where somebody is from yields to a scene abroad; a court of the next town is none. */
function placeOf(weighed: Weighed, concerned: Concerned): Decided {
  const cities = [...weighed.cities.values()];
  const best = bestOf(cities);
  if (!best?.origin) return heaviest(weighed, concerned, best);
  const scenes = cities.filter(({ city, origin }) => !origin && weighed.scenes.has(keyOf(city)));
  const scene = heaviest(weighed, concerned, bestOf(scenes));
  const isAbroad = scene.place?.country !== best.city.country;
  return scene.basis === 'scene' && isAbroad ? scene : heaviest(weighed, concerned, best);
}

function heaviest({ scenes, seats }: Weighed, concerned: Concerned, best: Scored | undefined): Decided {
  const [first, second] = concerned;
  const scene = (name: string): number => scenes.get(name) ?? 0;
  if (best && best.score >= CITY_BAR) {
    const isThere = scene(keyOf(best.city));
    // "Thousands in Kosovo rally": a court in The Hague that the summary tells of is not where.
    const elsewhere =
      first && first[0] !== best.city.country && scene(first[0]) === HEADLINE && isThere < HEADLINE;
    if (!elsewhere) return { place: cityPlace(best.city), basis: isThere ? 'scene' : 'named' };
  }
  const clear = first && (first[1] >= CLEAR_WEIGHT || !second || first[1] >= CLEAR_LEAD * second[1]);
  if (!clear) return { place: null, basis: null };
  const seat = seats.get(first[0]);
  return {
    place: seat ? cityPlace(seat) : countryPlace(first[0]),
    basis: scene(first[0]) ? 'scene' : 'named',
  };
}

/** The city most is said of; "near Lyon … in Villeurbanne" is in Villeurbanne. */
function bestOf(cities: readonly Scored[]): Scored | undefined {
  const [best, ...others] = cities.toSorted((a, b) => b.score - a.score);
  if (!best?.beside) return best;
  const itself = others.find(
    ({ city, score, beside }) => !beside && score >= CITY_BAR && distanceKm(city, best.city) <= BESIDE_KM,
  );
  return itself ?? best;
}

export function cityPlace(city: { name: string; country: string } & Coordinates): Place {
  return { city: city.name, country: city.country, latitude: city.latitude, longitude: city.longitude };
}

/** Countries that are one city: Hong Kong, Singapore, Macau, Monaco, Gibraltar, the Vatican. */
const CITY_STATES: ReadonlySet<string> = new Set(['HK', 'SG', 'MO', 'MC', 'GI', 'VA']);
let onlyCities: ReadonlyMap<string, GazetteerCity> | null = null;

/** A country as a place: what happens in a city state happens in its city. */
export function countryPlace(name: string): Place | null {
  const country = findCountry(name);
  if (!country) return null;
  onlyCities ??= new Map(
    allCities().flatMap((city) => (city.capital && CITY_STATES.has(city.code) ? [[city.code, city]] : [])),
  );
  const city = onlyCities.get(country.code);
  return city
    ? cityPlace(city)
    : { city: '', country: country.name, latitude: country.latitude, longitude: country.longitude };
}
