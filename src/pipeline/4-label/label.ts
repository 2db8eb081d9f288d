/** The first door of stage 4: place, categories, tags and first analytics for every report. Pure. */
import type { LabelledReport, PublisherLookup, Report } from '../../contract/contract.ts';
import { countryName } from '../../geo/geo.ts';
import { findCategories } from './categories.ts';
import { findGenre, type GenreFinding, newsyPoints } from './genre.ts';
import { habitOf, inFeed, type Piece } from './habit.ts';
import { correspondentsLength, datelineLength } from './place/dateline.ts';
import { buildGazetteer } from './place/gazetteer.ts';
import { homeOf } from './place/home.ts';
import { findPlace } from './place/place.ts';
import { LISTS, settledPlace } from './place/settled-place.ts';
import { judgeCleanliness } from './quality/cleanliness.ts';
import { gravityOf } from './quality/gravity.ts';
import { judgeNeutrality } from './quality/neutrality.ts';
import { globalRelevance, localRelevance, type RelevanceFacts } from './quality/relevance.ts';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

export interface Labeller {
  /** The same report always gets the same labels. */
  label: (report: Report) => LabelledReport;
  /**
   * All reports of one feed, which tell more of each other's kinds than each does alone.
   * @param asWritten the same ones as the publisher wrote them, names of series and all, which tell the kind
   * @returns in the same order
   */
  labelFeed: (reports: readonly Report[], asWritten?: readonly Report[]) => LabelledReport[];
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
  const labelAs = (report: Report, { genre, because }: GenreFinding): LabelledReport => {
    const publisher = publishers(report.publisherId);
    const headline = readText(report.title);
    const summary = readText(report.summary.slice(correspondentsLength(report.summary)));
    // Most summaries have neither, and are read once.
    const undated = report.summary.slice(datelineLength(report.summary));
    const home = homeOf(publisher);
    const found = findPlace(
      headline,
      LISTS.has(genre) ? NO_TEXT : summary,
      {
        language: report.language,
        home: home.country,
        writesHome: publisher !== undefined && publisher.scope !== 'global',
        at: home.place,
        year: new Date(report.publishedAt).getUTCFullYear(),
      },
      gazetteer,
    );
    const concerned = found.place ? [found.place.country, ...found.countries] : found.countries;
    const foreign = new Set(concerned.filter((country) => country !== home.country));
    const categories = findCategories(headline, summary, {
      language: report.language,
      genre,
      url: report.url,
      section: report.section,
      itemCategories: report.itemCategories,
      regional: publisher?.scope === 'regional',
      abroad: found.place !== null && home.country !== null && found.place.country !== home.country,
      countries: new Set(concerned).size,
    });
    const category = categories[0]?.key ?? null;
    const { countries: named, homely, abroad } = found;
    const filed = { ...report, headline, summary, genre, category, countries: named, homely, abroad };
    const { place, basis } = settledPlace(filed, found, home, gazetteer);
    const countries = [...new Set([...(place ? [place.country] : []), ...named])];
    const atHome = place && home.country ? place.country === home.country : null;
    const facts: RelevanceFacts = {
      scope: publisher?.scope ?? 'national',
      cityKnown: place !== null && (place.city !== '' || basis === 'seat'),
      atHome,
      foreignCountries: foreign.size,
      category,
      worldly:
        atHome === false ||
        categories.some(({ key, confidence }) => key === 'world' && confidence >= WORLDLY),
      text: `${report.title}\n${report.summary}`,
      genre,
    };
    const cleanliness = judgeCleanliness(headline, summary);
    const neutrality = judgeNeutrality(headline, summary, report.url);
    return {
      ...report,
      labels: {
        genre,
        place,
        placeBasis: basis,
        relevantCountries: countries.slice(0, MAX_COUNTRIES).map((name) => countryName(name) ?? name),
        categories,
        tags: findTags(
          report,
          headline,
          undated === summary.text ? summary : readText(undated),
          place,
          countries,
        ),
        cleanliness: cleanliness.points,
        politicalNeutrality: neutrality.points,
        globalRelevance: globalRelevance(facts),
        localRelevance: localRelevance(facts),
        reasons: {
          genre: because,
          cleanliness: cleanliness.reasons,
          politicalNeutrality: neutrality.reasons,
        },
      },
    };
  };
  return {
    label: (report) => labelAs(report, findGenre(report)),
    labelFeed(reports, asWritten = reports) {
      const pieces = asWritten.map(pieceOf);
      const habit = habitOf(pieces);
      return reports.map((report, index) => labelAs(report, inFeed(pieces[index] ?? pieceOf(report), habit)));
    },
  };
}

const pieceOf = (report: Report): Piece => ({
  finding: findGenre(report),
  newsy: newsyPoints(report) > 0,
  grave: gravityOf({ ...report, summary: '' }).points >= GRAVE,
  summary: report.summary,
});
