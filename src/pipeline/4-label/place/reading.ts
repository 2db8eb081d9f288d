/** What is found out about a report while its names are weighed, and what a name weighs for what it is. */
import type { GazetteerCity } from '../../../geo/geo.ts';
import type { CityContext } from './city-sense.ts';
import { SUMMARY, type Weighed } from './decide.ts';
import type { CountryKind, Wide } from './gazetteer.ts';
import type { Mention } from './mentions.ts';
import type { Club } from './teams.ts';

/** How surely a word stands for its country. */
export const KIND_WEIGHT: Record<CountryKind, number> = {
  name: 1,
  host: 1,
  region: 0.9,
  demonym: 0.65,
  leader: 0.5,
  // Alone enough in a headline, and nothing beside whatever else is named.
  native: 0.33,
  body: 1,
  team: 0.6,
};
/** "Boston Celtics": the country is likely, the city is not the place. */
export const ORGANISATION_WEIGHT = 0.4;
/** One of three countries in a row. */
export const LIST_FACTOR = 0.4;

/** A report as findPlace() reads it: its names, and what they have been found to say so far. */
export interface Reading extends CityContext, Weighed {
  /** Everything said, for the cues of doubtful names. */
  said: string;
  /** "in the Caribbean", "to the Middle East": said to happen in no one country. */
  spread: Set<Wide>;
  /** Where the provinces are governed from that it names. */
  provinces: Set<GazetteerCity>;
  /** What countries weigh by a war that is only called after them, and by what a body of many countries says of them. */
  onlyNamed: Map<string, number>;
  /** "Iran, Ukraine and Gaza": the countries of the headline, and whether more is named of them than who leads them; of three such none is the place. */
  tour: Map<string, boolean>;
  /** Clubs that are named without their ground. */
  clubs: Club[];
}

/** "In Kosovo" and the town of a conference are surer than "to Honduras". */
export function addScene({ scenes }: Reading, name: string, mention: Mention, weight: number): void {
  const isSure = mention.afterPreposition === 'strong' || mention.event || mention.afterPreposition === 'no';
  scenes.set(name, Math.max(isSure ? weight : SUMMARY, scenes.get(name) ?? 0));
}
