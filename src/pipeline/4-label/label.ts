/** The first door of stage 4: place, categories, tags and first analytics for every report. Pure. */
import type {
  LabelledReport,
  Labels,
  Place,
  Publisher,
  PublisherLookup,
  Report,
} from '../../contract/contract.ts';
import { countryName } from '../../geo/geo.ts';
import { findCategories } from './categories.ts';
import { findGenre, type GenreFinding, newsyPoints } from './genre.ts';
import { habitOf, inFeed, type Piece } from './habit.ts';
import { correspondentsLength, datelineLength } from './place/dateline.ts';
import type { Decided, PlaceFinding } from './place/decide.ts';
import { buildGazetteer, type Gazetteer } from './place/gazetteer.ts';
import { type Home, homeOf } from './place/home.ts';
import { findPlace } from './place/place.ts';
import { type Filed, LISTS, settledPlace } from './place/settled-place.ts';
import { judgeCleanliness } from './quality/cleanliness.ts';
import { gravityOfHeadline, showsToll } from './quality/gravity.ts';
import { judgeNeutrality } from './quality/neutrality.ts';
import { globalRelevance, localRelevance, type RelevanceFacts } from './quality/relevance.ts';
import { findTags } from './tags.ts';
import { readText, type Text } from './tokens.ts';

export interface Labeller {
  /** The same report always gets the same labels. */
  label: (report: Report) => LabelledReport;
  /**
   * All reports of one feed, which tell more of each other's kinds than each does alone.
   * @param asWritten the same ones as the publisher wrote them, names of series and all, which tell the kind
   * @returns in the same order
   */
  labelFeed: (reports: readonly Report[], asWritten: readonly Report[]) => LabelledReport[];
}

/** Confidence from which what is said of the world makes a report matter far away. */
const WORLDLY = 0.15;
/** Points of gravity in a headline from which it tells what happened, whatever else its feed prints. */
const GRAVE = 0.6;
const NO_TEXT = readText('');
/** Most countries a report is said to concern. */
const MAX_COUNTRIES = 6;

/**
 * Builds the place index (about 0.2 s) and returns the labeller.
 * @param publishers  an unknown publisher is treated as a national one without a country
 */
export function createLabeller({ publishers }: { publishers: PublisherLookup }): Labeller {
  const gazetteer = buildGazetteer();
  const labelAs = (report: Report, finding: GenreFinding): LabelledReport => ({
    ...report,
    labels: labelsOf(read(report, finding, publishers(report.publisherId)), gazetteer),
  });
  return {
    label: (report) => labelAs(report, findGenre(report)),
    labelFeed(reports, asWritten) {
      const pieces = asWritten.map(pieceOf);
      const habit = habitOf(pieces);
      return reports.map((report, index) => labelAs(report, inFeed(pieces[index] ?? pieceOf(report), habit)));
    },
  };
}

/** A report as it is labelled: its texts read, and who tells it. */
interface Reading {
  report: Report;
  kind: GenreFinding;
  publisher: Publisher | undefined;
  home: Home;
  headline: Text;
  /** Without a dateline that names several cities: it says who wrote, not where. */
  summary: Text;
}

const read = (report: Report, kind: GenreFinding, publisher: Publisher | undefined): Reading => ({
  report,
  kind,
  publisher,
  home: homeOf(publisher),
  headline: readText(report.title),
  summary: readText(report.summary.slice(correspondentsLength(report.summary))),
});

/** Where the words say it plays tells what it is about, and that in turn where it plays when they do not say so. */
function labelsOf(reading: Reading, gazetteer: Gazetteer): Labels {
  const { report, kind, home, headline, summary } = reading;
  const found = placeInWords(reading, gazetteer);
  const concerned = new Set([...(found.place ? [found.place.country] : []), ...found.countries]);
  const categories = categoriesOf(reading, found.place, concerned);
  const settled = settledPlace(filedAs(reading, found, categories), found, home, gazetteer);
  const countries = [...new Set([...(settled.place ? [settled.place.country] : []), ...found.countries])];
  const facts = relevanceFacts(reading, settled, concerned, categories);
  const cleanliness = judgeCleanliness(headline, summary, report.language);
  const neutrality = judgeNeutrality(headline, summary, report.url, report.language);
  return {
    genre: kind.genre,
    place: settled.place,
    placeBasis: settled.basis,
    relevantCountries: countries.slice(0, MAX_COUNTRIES).map((name) => countryName(name) ?? name),
    categories,
    tags: findTags(report, headline, undated(reading), settled.place, countries),
    cleanliness: cleanliness.points,
    politicalNeutrality: neutrality.points,
    globalRelevance: globalRelevance(facts),
    localRelevance: localRelevance(facts),
    reasons: {
      genre: kind.because,
      cleanliness: cleanliness.reasons,
      politicalNeutrality: neutrality.reasons,
    },
  };
}

function placeInWords(
  { report, kind, publisher, home, headline, summary }: Reading,
  gazetteer: Gazetteer,
): PlaceFinding {
  return findPlace(
    headline,
    LISTS.has(kind.genre) ? NO_TEXT : summary,
    {
      language: report.language,
      home: home.country,
      writesHome: publisher !== undefined && publisher.scope !== 'global',
      at: home.place,
      year: new Date(report.publishedAt).getUTCFullYear(),
    },
    gazetteer,
  );
}

type Categories = ReturnType<typeof findCategories>;

function categoriesOf(
  { report, kind, publisher, home, headline, summary }: Reading,
  place: Place | null,
  concerned: ReadonlySet<string>,
): Categories {
  return findCategories(headline, summary, {
    language: report.language,
    genre: kind.genre,
    url: report.url,
    section: report.section,
    itemCategories: report.itemCategories,
    regional: publisher?.scope === 'regional',
    abroad: isAtHome(place, home) === false,
    countries: concerned.size,
  });
}

function filedAs(
  { report, kind, headline, summary }: Reading,
  { countries, homely, abroad }: PlaceFinding,
  [first]: Categories,
): Filed {
  const category = first?.key ?? null;
  return { ...report, headline, summary, genre: kind.genre, category, countries, homely, abroad };
}

function relevanceFacts(
  { report, kind, publisher, home }: Reading,
  { place, basis }: Decided,
  concerned: ReadonlySet<string>,
  categories: Categories,
): RelevanceFacts {
  const atHome = isAtHome(place, home);
  const isWorldNews = categories.some(({ key, confidence }) => key === 'world' && confidence >= WORLDLY);
  return {
    scope: publisher?.scope ?? 'national',
    cityKnown: place !== null && (place.city !== '' || basis === 'seat'),
    atHome,
    foreignCountries: [...concerned].filter((country) => country !== home.country).length,
    category: categories[0]?.key ?? null,
    worldly: atHome === false || isWorldNews,
    text: `${report.title}\n${report.summary}`,
    genre: showsToll(report, kind.genre) ? 'news' : kind.genre,
  };
}

/** Null where the place or the publisher's country is not known. */
const isAtHome = (place: Place | null, home: Home): boolean | null =>
  place && home.country ? place.country === home.country : null;

/** The summary without any dateline. Most have none, and are not read again. */
function undated({ report, summary }: Reading): Text {
  const text = report.summary.slice(datelineLength(report.summary));
  return text === summary.text ? summary : readText(text);
}

const pieceOf = (report: Report): Piece => ({
  finding: findGenre(report),
  newsy: newsyPoints(report) > 0,
  grave: gravityOfHeadline(report).points >= GRAVE,
  summary: report.summary,
});
