/** What Helder is held to, line by line: figure, first release, bar. docs/quality.md says what each figure means. */
import type { NightScore } from './front-page.ts';
import { groupingLines } from './grouping-lines.ts';
import { categorySets, dutchCategories, hiddenSections, places } from './labels.ts';
import { atMost, type Line, line } from './line.ts';
import { dutchDay, englishNight } from './measure-night.ts';
import { wording } from './wording.ts';

/** No bar was set for these: what was reached, less a hundredth. */
const NO_WORSE = { titles: 0.64, dutch: 0.66, utrecht: 0.81 };

const mustHaves = ({ frontPage }: NightScore): number => Number.parseInt(frontPage.mustHaveInFirst15, 10);

/** @param data  the folder of development data  @param errors  a folder for every wrong answer, or undefined */
export async function labelLines(data: string, errors?: string): Promise<Line[]> {
  const sets = categorySets(data);
  const dutch = dutchCategories(data);
  const written = wording();
  const headlines = await places(data, 'location/headlines.json');
  const dutchPlaces = await places(data, 'dutch/places.json');
  const flemishPlaces = await places(data, 'dutch/places-be.json');
  const { day, inUtrecht } = await dutchDay(data, errors && `${errors}/dutch-day.txt`);
  return [
    ...nightLines('night', await englishNight(data, errors && `${errors}/night.txt`), ENGLISH),
    ...nightLines('Dutch day', day, DUTCH),
    line('Dutch day, read in Utrecht: nDCG@20', inUtrecht.frontPage.ndcg20, null, NO_WORSE.utrecht),
    ...(await groupingLines(data)),
    line('Dutch reports: category strict', dutch.strict, 0.528, 0.72),
    line('Dutch reports: category acceptable', dutch.acceptable, 0.679, 0.85),
    line('AG News: category', sets['AG News'] ?? 0, 0.728, 0.82),
    line('UCI: category', sets.UCI ?? 0, 0.553, 0.85),
    line('HuffPost-10: category', sets['HuffPost-10'] ?? 0, 0.482, 0.58),
    line('real titles, section hidden: category', sets['real titles'] ?? 0, 0.593, NO_WORSE.titles),
    line('Dutch reports, section hidden: category', hiddenSections(data), null, NO_WORSE.dutch),
    line('written headlines: clickbait AUC', written.bait, 0.76, 0.9),
    line('written headlines: loaded AUC', written.loaded, 0.63, 0.85),
    { ...line('written headlines: plain ones punished', written.plainPunished, null, 0), less: true },
    line('headlines: country P', headlines.countryP, 0.986, 0.95),
    line('headlines: city P', headlines.cityP, null, 0.9),
    line('Dutch reports: country P', dutchPlaces.countryP, 0.971, 0.96),
    line('Dutch reports: city P', dutchPlaces.cityP, 0.794, 0.93),
    line('Dutch reports: city R', dutchPlaces.cityR, 0.942, 0.9),
    line('Flemish reports: country P', flemishPlaces.countryP, 0.944, 0.93),
  ];
}

/** First release and bar of each figure of a night. */
type Marks = Record<
  | 'ndcg20'
  | 'mustHaves'
  | 'grade0'
  | 'again'
  | 'noNews'
  | 'category'
  | 'withSecond'
  | 'pages'
  | 'pagesWithSecond',
  readonly [first: number, bar: number]
> & { placesAndKinds: boolean };

const ENGLISH: Marks = {
  ndcg20: [0.768, 0.88],
  mustHaves: [6, 8],
  grade0: [0, 0],
  again: [1, 1],
  noNews: [7, 3],
  category: [0.617, 0.82],
  withSecond: [0.813, 0.93],
  pages: [0.41, 0.85],
  pagesWithSecond: [0.6, 0.95],
  placesAndKinds: true,
};
const DUTCH: Marks = {
  ndcg20: [0.605, 0.82],
  mustHaves: [3, 6],
  grade0: [5, 1],
  again: [5, 1],
  noNews: [17, 4],
  category: [0.596, 0.72],
  withSecond: [0.678, 0.85],
  pages: [0.398, 0.75],
  pagesWithSecond: [0.633, 0.85],
  placesAndKinds: false,
};

function nightLines(name: string, score: NightScore, marks: Marks): Line[] {
  const { frontPage, category, categoryPages, place, genre } = score;
  const kinds = typeof genre === 'string' ? { notNewsP: 0, notNewsR: 0 } : genre;
  const { grouping } = score;
  const lines = [
    line('nDCG@20', frontPage.ndcg20, ...marks.ndcg20),
    line('must-haves in the first 15', mustHaves(score), ...marks.mustHaves),
    atMost('first 40: grade 0', frontPage.first40.grade0, ...marks.grade0),
    atMost('first 40: same event again', frontPage.first40.sameEventAgain, ...marks.again),
    atMost('first 40: without a news report', frontPage.first40.noNewsReport, ...marks.noNews),
    line('category', category.first, ...marks.category),
    line('category or second', category.firstOrSecond, ...marks.withSecond),
    line('category pages', categoryPages.firstTenThatBelong, ...marks.pages),
    line('category pages, or second', categoryPages.withSecond, ...marks.pagesWithSecond),
    ...(marks.placesAndKinds
      ? [
          line('grouping, B³', grouping.b3F1, 0.948, 0.955),
          line('grouping, pair', grouping.pairF1, 0.781, 0.82),
          line('grouping, multi', grouping.multiB3F1, 0.884, 0.9),
          line('country P', place.countryP, 0.681, 0.92),
          line('country R', place.countryR, 0.668, 0.88),
          line('city P', place.cityP, 0.673, 0.85),
          line('city R', place.cityR, 0.485, 0.7),
        ]
      : []),
    line('not news P', kinds.notNewsP, null, 0.85),
    line('not news R', kinds.notNewsR, null, 0.8),
    atMost('first 40: boilerplate', score.text.boilerplate, marks.placesAndKinds ? 4 : 0, 0),
    atMost('first 40: cut in a sentence', score.text.cutInSentence, marks.placesAndKinds ? 6 : 8, 0),
  ];
  return lines.map((one) => ({ ...one, what: `${name}: ${one.what}` }));
}
