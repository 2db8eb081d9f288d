import {
  DEFAULT_CATEGORY,
  type Genre,
  type Place,
  type Publisher,
  TELLS_NEWS,
} from '../../../contract/contract.ts';
import {
  allCities,
  cityNamed,
  countryName,
  distanceKm,
  fold,
  type GazetteerCity,
  REGIONS,
} from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { categoriesOfAddress } from '../sections.ts';
import type { Text } from '../tokens.ts';
import { type Affairs, affairsOf, companyHome } from './affairs.ts';
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
   * The place of a report that names none: the news of a regional publisher is of its own town; all else, and what a national one
   * tells, is of its own country when the words are of home affairs and the feed is not foreign news.
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

/** Kinds that a regional paper too fills with what plays anywhere: where it sits says nothing of them. */
const ABOUT_ANYTHING: ReadonlySet<Genre> = new Set([
  'opinion',
  'feature',
  'interview',
  'gallery',
  'service',
  'promo',
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
  const paper = paperOf(publisher);
  const { country, seat } = paper;
  return { country, place: seat, standIn: (report) => standInFrom(paper, report) };
}

/** What of a publisher says where its reports play. */
interface Paper {
  code: string;
  /** English country name. */
  country: string | null;
  /** The country as a place. */
  land: Place | null;
  /** The city of a regional one. */
  seat: Place | null;
  isGlobal: boolean;
  forItsOwn: boolean;
  /** Towns that its sections are called after; looked up when first asked for. */
  towns: () => ReadonlyMap<string, GazetteerCity>;
}

function paperOf(publisher: Publisher): Paper {
  const { scope, city, country: code } = publisher;
  const country = countryName(code);
  const sitsIn = scope === 'regional' && city ? cityNamed(city, code) : null;
  const seat = sitsIn ? cityPlace(sitsIn) : null;
  const isGlobal = scope === 'global';
  let towns: ReadonlyMap<string, GazetteerCity> | null = null;
  return {
    code,
    country,
    land: country ? countryPlace(country) : null,
    seat,
    isGlobal,
    forItsOwn: writesForItsOwn(publisher),
    towns: () => {
      towns ??= isGlobal ? NO_TOWNS : townsOf(code, seat);
      return towns;
    },
  };
}

/** The surest first: what the paper files it under, whose company it is of, where a regional paper sits, whose affairs it tells. */
function standInFrom(paper: Paper, report: Placeless): Found | null {
  const { country, seat } = paper;
  const filed = placeFiled(paper, report);
  if (filed) return { place: filed, basis: 'home' };
  if (report.countries.some((name) => name !== country)) return null;
  const company = seat ? null : placeOfCompany(report);
  if (company) return { place: company, basis: 'named' };
  if (report.section !== null && PLACELESS_SECTIONS.has(report.section)) return null;
  if (seat && !ABOUT_ANYTHING.has(report.genre)) return { place: withoutCity(seat), basis: 'seat' };
  const place = placeOfAffairs(paper, report);
  return place && { place, basis: 'home' };
}

const placeFiled = ({ country, towns }: Paper, { url, itemCategories }: Placeless): Place | null =>
  townInAddress(url, towns()) ?? placeInAddress(url, country) ?? placeInCategories(itemCategories);

function placeOfCompany({ genre, headline }: Placeless): Place | null {
  const country = TELLS_NEWS.has(genre) ? companyHome(headline) : null;
  return country ? countryPlace(country) : null;
}

/** The country whose home affairs it tells: another one that its words are of, or the paper's own. */
function placeOfAffairs(paper: Paper, report: Placeless): Place | null {
  const affairs = affairsOf([report.headline, report.summary], paper.code, paper.isGlobal);
  const theirs = affairs.country && countryPlace(affairs.country);
  if (theirs) return theirs;
  return isHomeAffair(paper, report, affairs) ? paper.land : null;
}

function isHomeAffair(
  { isGlobal, forItsOwn }: Paper,
  { genre, category, section, url, homely, abroad }: Placeless,
  affairs: Affairs,
): boolean {
  if (!forItsOwn || (isGlobal && abroad)) return false;
  const isForeign = section === FOREIGN_SECTION || categoriesOfAddress(url).includes(FOREIGN_SECTION);
  const isOfHome = affairs.ofHome && !(isForeign && isGlobal);
  const isNearby = !affairs.ofAll && TELLS_NEWS.has(genre) && NEARBY.has(category ?? DEFAULT_CATEGORY);
  return homely || isOfHome || (isNearby && !isForeign);
}

/** A paper for the world that is written in another language than its country's ("DW News") has no home affairs. */
const writesForItsOwn = ({ scope, country, language }: Publisher): boolean =>
  scope !== 'global' || new Intl.Locale('und', { region: country }).maximize().language === language;

/** Where a regional publisher sits, when nothing says that the news is there: its point, but no city. */
const withoutCity = (place: Place): Place => ({ ...place, city: '' });
