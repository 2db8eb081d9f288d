/** What a publisher's address and categories say of the place. */
import type { Place, PlaceBasis, Report } from '../../../contract/contract.ts';
import { findCountry, fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { pathOf, SECTION_SEGMENTS } from '../address.ts';
import { readText } from '../tokens.ts';
import { cityPlace, countryPlace } from './decide.ts';
import { HOSTS, hostIn, speaksOfAll } from './games.ts';
import type { Gazetteer } from './gazetteer.ts';
import { findMentions } from './mentions.ts';

export interface Found {
  place: Place;
  basis: PlaceBasis;
}

/** "/en/", "/nl/" are languages. */
const CODE_LENGTH = 2;
/** Several words, or a number: no section. */
const HEADLINE = /(?:-[^-]+){3}|\d/;
const EVENT = wholeWords([...lexicon.place.events].join('|'), 'i');
const EVENTS = HOSTS.map(({ event }) => ` ${event} `);
const QUALIFIED = /^([^(]+) \(([^)]+)\)$/;

/** Where an event is held that address or categories name: athletes' countries are not where they compete. */
export function hostOf({
  url,
  itemCategories,
  title,
  publishedAt,
}: Pick<Report, 'url' | 'title' | 'publishedAt'> & { itemCategories: readonly string[] }): Found | null {
  if (speaksOfAll(title)) return null;
  const said = ` ${fold([url, ...itemCategories].join(' '))} `;
  const year = new Date(publishedAt).getUTCFullYear();
  const event = EVENTS.find((name) => said.includes(name))?.trim();
  const country = event ? hostIn(event, year) : null;
  const place = country ? countryPlace(country) : null;
  return place && { place, basis: 'scene' };
}

/** The town of an event among the categories: "Munich Security Conference". */
export function eventIn(categories: readonly string[], gazetteer: Gazetteer): Found | null {
  const cities = categories
    .filter((name) => EVENT.test(name))
    .flatMap((name) =>
      findMentions(readText(name), gazetteer, { language: 'en', villages: false, home: null }).flatMap(
        ({ event, entry }) => (event || entry.sight ? (entry.cities[0] ?? []) : []),
      ),
    );
  const [only] = cities;
  return only && cities.length === 1 ? { place: cityPlace(only), basis: 'scene' } : null;
}

/** The one country that the publisher's own categories name ("France", "Lyon (France)"), or null. */
export function placeInCategories(categories: readonly string[]): Place | null {
  const named = new Set(
    categories.flatMap((name) =>
      name.length > CODE_LENGTH ? (findCountry(QUALIFIED.exec(name)?.[2] ?? name)?.name ?? []) : [],
    ),
  );
  const [only] = named;
  return only !== undefined && named.size === 1 ? countryPlace(only) : null;
}

/** The deepest first, without the headline. */
const segmentsOf = (url: string): string[] => pathOf(url).slice(0, -1).slice(0, SECTION_SEGMENTS).reverse();

/**
 * The town of the last section in an address ("/regio/maastricht/", "/groningen/stad/"), or null: "/groningen/eemsdelta/" is
 * the province of that name.
 */
export function townInAddress(url: string, towns: ReadonlyMap<string, GazetteerCity>): Place | null {
  const section = segmentsOf(url).find(
    (segment) => !HEADLINE.test(segment) && !lexicon.place.settlements.has(segment),
  );
  const town = section && towns.get(section.replaceAll('-', ' '));
  return town ? cityPlace(town) : null;
}

/** The country that the address names ("/us-news/", "/australia/"), or null. */
export function placeInAddress(url: string, home: string | null): Place | null {
  for (const segment of segmentsOf(url)) {
    const section = lexicon.place.sections.get(segment);
    if (section) return countryPlace(section);
    if (home && lexicon.place.homeSections.has(segment)) return countryPlace(home);
    const name = segment.replace(/-(?:news|politics|nieuws)$/, '').replaceAll('-', ' ');
    const found = name.length > CODE_LENGTH || name === 'us' || name === 'uk' ? findCountry(name) : null;
    if (found) return countryPlace(found.name);
  }
  return null;
}
