import type { Place, Publisher } from '../../../contract/contract.ts';
import { allCities, countryName, fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import { cityPlace, countryPlace } from './place.ts';

/** Where a publisher sits, and what that says about its reports. */
export interface Home {
  /** English country name. */
  country: string | null;
  /** The city of a regional publisher. */
  place: Place | null;
  /**
   * The place of a report that names none: a regional publisher writes about its own town; a national one
   * about its own country when the words are of home affairs and the feed is not foreign news.
   */
  standIn(headline: Text, summary: Text, section: string | null, countries: readonly string[]): Place | null;
}

const NOWHERE: Home = { country: null, place: null, standIn: () => null };
const FOREIGN_SECTION = 'world';
/** Sections whose reports need no place: a match or a gadget is not local news because nobody says where. */
const PLACELESS_SECTIONS = new Set([FOREIGN_SECTION, 'technology', 'science', 'entertainment']);
const homes = new WeakMap<Publisher, Home>();

/** Home of a publisher; looked up once per publisher. */
export function homeOf(publisher: Publisher | undefined): Home {
  if (!publisher) return NOWHERE;
  let home = homes.get(publisher);
  if (!home) {
    home = describeHome(publisher);
    homes.set(publisher, home);
  }
  return home;
}

function findCity(name: string, code: string): GazetteerCity | undefined {
  const key = `\n${fold(name)}\n`;
  return allCities().find((city) => city.code === code && city.keys.includes(key));
}

function describeHome(publisher: Publisher): Home {
  const country = countryName(publisher.country);
  const city =
    publisher.scope === 'regional' && publisher.city
      ? findCity(publisher.city, publisher.country)
      : undefined;
  const place = city ? cityPlace(city) : null;
  const atHome = country ? countryPlace(country) : null;
  return {
    country,
    place,
    standIn(headline, summary, section, countries) {
      const elsewhere = countries.some((name) => name !== country);
      if (elsewhere || (section !== null && PLACELESS_SECTIONS.has(section))) return null;
      if (place) return place;
      const homely = [headline, summary].some(({ tokens }) =>
        tokens.some(({ folded }) => lexicon.place.homeAffairs.has(folded)),
      );
      return publisher.scope !== 'global' && homely ? atHome : null;
    },
  };
}
