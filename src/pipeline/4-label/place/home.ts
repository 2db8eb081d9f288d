import {
  DEFAULT_CATEGORY,
  type Genre,
  type Place,
  type Publisher,
  TELLS_NEWS,
} from '../../../contract/contract.ts';
import { allCities, countryName, distanceKm, fold, type GazetteerCity, REGIONS } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { categoriesOfAddress } from '../sections.ts';
import type { Text } from '../tokens.ts';
import { affairsOf, companyHome } from './affairs.ts';
import { cityPlace, countryPlace } from './decide.ts';
import { type Found, placeInAddress, placeInCategories, townInAddress } from './filed.ts';

/** A report in which no place was found. */
export interface Placeless {
  headline: Text;
  summary: Text;
  url: string;
  genre: Genre;
  /** What it is about most; null = nothing that has a page. */
  category: string | null;
  /** The feed's section. */
  section: string | null;
  /** The publisher's own categories. */
  itemCategories: readonly string[];
  /** Countries it concerns. */
  countries: readonly string[];
  /** The publisher's own country, or a town there, is named, however faintly. */
  homely: boolean;
  /** Another country is named, however faintly: to a paper for the world that is enough not to be at home. */
  abroad: boolean;
}

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
  standIn(report: Placeless): Found | null;
}

const NO_TOWNS: ReadonlyMap<string, GazetteerCity> = new Map();
const NOWHERE: Home = { country: null, place: null, standIn: () => null };
/** A regional publisher writes of towns this near; a national one has sections for those of this size. */
const REGION_KM = 120;
const SECTION_INHABITANTS = 50_000;
const { common } = lexicon.place;
const { firstNames } = lexicon.people;
const FOREIGN_SECTION = 'world';
/** Sections whose reports need no place: a match or a gadget is not local news because nobody says where. */
const PLACELESS_SECTIONS = new Set([FOREIGN_SECTION, 'technology', 'science', 'entertainment']);

/** Subjects that a national paper reports from its own country, unless it says otherwise. */
const NEARBY: ReadonlySet<string> = new Set([
  DEFAULT_CATEGORY,
  'crime',
  'politics',
  'health',
  'environment',
  'business',
]);

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

/** Without the names that are also those of a region: "/groningen/" is the province. */
function townsOf(code: string, seat: Place | null): Map<string, GazetteerCity> {
  const towns = new Map<string, GazetteerCity>();
  const regions = new Set(REGIONS.flatMap(({ names }) => names.map(fold)));
  for (const city of allCities()) {
    if (
      city.code !== code ||
      !(seat ? distanceKm(seat, city) <= REGION_KM : city.population >= SECTION_INHABITANTS)
    )
      continue;
    for (const key of city.keys.trim().split('\n')) {
      const isWord = !seat && (common.has(key) || firstNames.has(key));
      if (!isWord && !regions.has(key) && !towns.has(key)) towns.set(key, city);
    }
  }
  return towns;
}

function describeHome(publisher: Publisher): Home {
  const country = countryName(publisher.country);
  const city =
    publisher.scope === 'regional' && publisher.city
      ? findCity(publisher.city, publisher.country)
      : undefined;
  const place = city ? cityPlace(city) : null;
  const atHome = country ? countryPlace(country) : null;
  const isGlobal = publisher.scope === 'global';
  const forItsOwn = writesForItsOwn(publisher);
  let towns: ReadonlyMap<string, GazetteerCity> | null = null;
  return {
    country,
    place,
    standIn({ headline, summary, url, genre, category, section, countries, homely, abroad, itemCategories }) {
      towns ??= isGlobal ? NO_TOWNS : townsOf(publisher.country, place);
      const fromAddress = townInAddress(url, towns) ?? placeInAddress(url, country);
      if (fromAddress) return { place: fromAddress, basis: 'home' };
      const fromCategories = placeInCategories(itemCategories);
      if (fromCategories) return { place: fromCategories, basis: 'home' };
      const elsewhere = countries.some((name) => name !== country);
      if (elsewhere) return null;
      const company = !place && TELLS_NEWS.has(genre) ? companyHome(headline) : null;
      const atWork = company && countryPlace(company);
      if (atWork) return { place: atWork, basis: 'named' };
      if (section !== null && PLACELESS_SECTIONS.has(section)) return null;
      if (place) return { place: seatOf(place), basis: 'seat' };
      const affairs = affairsOf([headline, summary], publisher.country, isGlobal);
      const theirs = affairs.country && countryPlace(affairs.country);
      if (theirs) return { place: theirs, basis: 'home' };
      const isNearby = !affairs.ofAll && TELLS_NEWS.has(genre) && NEARBY.has(category ?? DEFAULT_CATEGORY);
      const isForeign = section === FOREIGN_SECTION || categoriesOfAddress(url).includes(FOREIGN_SECTION);
      const isAtHome = affairs.ofHome && !(isForeign && isGlobal);
      const isHome = forItsOwn && !(isGlobal && abroad) && (homely || isAtHome || (isNearby && !isForeign));
      return isHome && atHome ? { place: atHome, basis: 'home' } : null;
    },
  };
}

/** A paper for the world that is written in another language than its country's ("DW News") has no home affairs. */
const writesForItsOwn = ({ scope, country, language }: Publisher): boolean =>
  scope !== 'global' || new Intl.Locale('und', { region: country }).maximize().language === language;

/** Where a regional publisher sits, when nothing says that the news is there: its point, but no city. */
const seatOf = (place: Place): Place => ({ ...place, city: '' });
