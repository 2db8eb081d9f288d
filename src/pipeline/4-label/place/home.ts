import {
  DEFAULT_CATEGORY,
  type Genre,
  type Place,
  type PlaceBasis,
  type Publisher,
  TELLS_NEWS,
} from '../../../contract/contract.ts';
import { allCities, countryName, findCountry, fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import { cityPlace, countryPlace } from './place.ts';

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
}

interface Found {
  place: Place;
  basis: PlaceBasis;
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

const NOWHERE: Home = { country: null, place: null, standIn: () => null };
const FOREIGN_SECTION = 'world';
/** Sections whose reports need no place: a match or a gadget is not local news because nobody says where. */
const PLACELESS_SECTIONS = new Set([FOREIGN_SECTION, 'technology', 'science', 'entertainment']);
/** Advice, notes about the paper and thoughts play nowhere unless they say so. */
const PLACELESS: ReadonlySet<Genre> = new Set(['service', 'promo', 'bulletin', 'opinion']);

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
    standIn({ headline, summary, url, genre, category, section, countries, homely, itemCategories }) {
      const fromAddress = placeInAddress(url, country);
      if (fromAddress) return { place: fromAddress, basis: 'home' };
      const fromCategories = placeInCategories(itemCategories);
      if (fromCategories) return { place: fromCategories, basis: 'home' };
      const elsewhere = countries.some((name) => name !== country);
      if (elsewhere || (section !== null && PLACELESS_SECTIONS.has(section)) || PLACELESS.has(genre))
        return null;
      if (place) return { place: seatOf(place), basis: 'seat' };
      const ofHome = [headline, summary].some(({ tokens }) =>
        tokens.some(({ folded }) => lexicon.place.homeAffairs.has(folded)),
      );
      const among = [headline, summary].some(({ tokens }) =>
        tokens.some(({ folded }) => lexicon.place.supranational.has(folded)),
      );
      const isNearby = !among && TELLS_NEWS.has(genre) && NEARBY.has(category ?? DEFAULT_CATEGORY);
      const isHome =
        publisher.scope !== 'global' && (homely || ofHome || (isNearby && section !== FOREIGN_SECTION));
      return isHome && atHome ? { place: atHome, basis: 'home' } : null;
    },
  };
}

const HOSTS = [...lexicon.place.hosts].map(([event, code]) => ({
  event: ` ${event.replaceAll('_', ' ')} `,
  country: countryName(code),
}));

/** Where an event is held that address or categories name: athletes' countries are not where they compete. */
export function hostOf(report: Pick<Placeless, 'url' | 'itemCategories'>): Found | null {
  const said = ` ${fold([report.url, ...report.itemCategories].join(' '))} `;
  const country = HOSTS.find(({ event }) => said.includes(event))?.country;
  const place = country ? countryPlace(country) : null;
  return place && { place, basis: 'scene' };
}

/** The one country that the publisher's own categories name ("France", "Lyon (France)"), or null. */
function placeInCategories(categories: readonly string[]): Place | null {
  const named = new Set(
    categories.flatMap((name) =>
      name.length > CODE_LENGTH ? (findCountry(/\(([^)]+)\)$/.exec(name)?.[1] ?? name)?.name ?? []) : [],
    ),
  );
  const [only] = named;
  return only !== undefined && named.size === 1 ? countryPlace(only) : null;
}

/** Where a regional publisher sits, when nothing says that the news is there: its point, but no city. */
const seatOf = (place: Place): Place => ({ ...place, city: '' });

/** Segments of an address that may name a place; the last is the headline. */
const SEGMENTS = 6;
/** "/en/", "/nl/" are languages. */
const CODE_LENGTH = 2;

/** The country that the address names ("/us-news/", "/australia/"), or null. */
function placeInAddress(url: string, home: string | null): Place | null {
  const segments = (/^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '').toLowerCase().split('/').slice(1, -1);
  for (const segment of segments.slice(0, SEGMENTS).reverse()) {
    if (home && lexicon.place.homeSections.has(segment)) return countryPlace(home);
    const name = segment.replace(/-(?:news|politics|nieuws)$/, '').replaceAll('-', ' ');
    const found = name.length > CODE_LENGTH || name === 'us' || name === 'uk' ? findCountry(name) : null;
    if (found) return countryPlace(found.name);
  }
  return null;
}
