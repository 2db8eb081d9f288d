import { type Genre, type Labels, type Place, type PlaceBasis, TELLS_NEWS } from '../../contract/contract.ts';
import { countryPlace } from './place/decide.ts';
import { sharedTags, type Told } from './shared-tags.ts';

/** A city stands for the story when at least this share of the reports from its country name it. */
const CITY_SHARE = 0.25;
/** …and, from this many such reports on, at least two do: one desk's aside is no scene. */
const CITY_NEEDS_TWO = 3;
/** A story has no place when fewer of its reports name any: three photo galleries and one caption. */
const PLACE_SHARE = 0.3;
/** …where no text names it and more than so many tell it: papers of one country tell at home what papers of others tell of nowhere. */
const DESK_SHARE = 0.51;
const FEW = 2;
/** What a report's word on the place is worth, by what it was told by: the scene beats who acts. */
const VOTE: Readonly<Record<PlaceBasis, number>> = { scene: 2, named: 1, home: 0.6, seat: 0.3 };
/** What happens at sea or in half the world happens in no country. */
const NO_COUNTRY = '';
/** A country concerns the story when at least this share of the reports names it. */
const COUNTRY_SHARE = 0.25;
/**
 * Categories of a story: at most this many, none weaker than this average confidence. From what a second one needs on, two in three
 * are what an editor would also say; below it, one in three.
 */
const MAX_CATEGORIES = 3;
const MIN_CATEGORY = 0.15;
const MIN_SECOND = 0.22;
const MAX_COUNTRIES = 8;
/** Average costs below this are rounding noise to a reader. */
const MIN_COST = 0.05;

type Vote = [country: string, votes: number];
type Reasons = Labels['reasons']['cleanliness'];

/** Counts in order of first appearance; ties therefore keep the order in which reports came. */
function tally<T>(items: T[], key: (item: T) => string): { key: string; first: T; count: number }[] {
  const counts = new Map<string, { key: string; first: T; count: number }>();
  for (const item of items) {
    const id = key(item);
    const entry = counts.get(id);
    if (entry) entry.count += 1;
    else counts.set(id, { key: id, first: item, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/**
 * How much the reports speak for each country. Those without a place do not vote, but those that say it happens at sea do, and with
 * half that those of a part of the world: for no country, "".
 */
export function placeVotes(labels: Labels[]): Map<string, number> {
  const votes = new Map<string, number>();
  const isTold = labels.some(({ place, placeBasis }) => place && isByText(placeBasis));
  for (const { place, placeBasis } of labels) {
    const country = place?.country ?? NO_COUNTRY;
    const basis = placeBasis ?? (place && 'named');
    if (basis && (isByText(basis) || !isTold)) votes.set(country, (votes.get(country) ?? 0) + VOTE[basis]);
  }
  return votes;
}

const isByText = (basis: PlaceBasis | null): boolean => basis !== 'home' && basis !== 'seat';

/** No text says that it is there: papers have it among their home affairs, and those of other countries would have said where. */
const isToldByDesk = (country: string, labels: Labels[]): boolean =>
  labels.every(({ place, placeBasis }) => place?.country !== country || placeBasis === 'home');

/** A country wins a tie with none. */
const outvotes = ([, votes]: Vote, [best, most]: Vote): boolean =>
  votes > most || (votes === most && best === NO_COUNTRY);

/** The country wins first, then a city inside it. */
function majorityPlace(labels: Labels[]): Place | null {
  const votes = placeVotes(labels);
  const [country] = [...votes].reduce((best, vote) => (outvotes(vote, best) ? vote : best), [NO_COUNTRY, 0]);
  const inCountry = labels.flatMap(({ place }) => (place && place.country === country ? [place] : []));
  const [first] = inCountry;
  const byDesk = labels.length > FEW && isToldByDesk(country, labels);
  if (!first || inCountry.length < labels.length * (byDesk ? DESK_SHARE : PLACE_SHARE)) return null;
  const city = tally(
    inCountry.filter((place) => place.city !== ''),
    (place) => place.city,
  )[0];
  if (!city) return first;
  const enough = inCountry.length < CITY_NEEDS_TWO ? 1 : 2;
  if (city.count >= Math.max(enough, inCountry.length * CITY_SHARE)) return city.first;
  return inCountry.find((place) => place.city === '') ?? countryPlace(country);
}

/** The best of what it was told by, by the reports that name it. */
function basisOf({ city, country }: Place, labels: Labels[]): PlaceBasis {
  const names = ({ place }: Labels): boolean =>
    place?.country === country && (city === '' || place.city === city);
  const told = labels.filter(names).map(({ placeBasis }) => placeBasis ?? 'named');
  return told.reduce((best, basis) => (VOTE[basis] > VOTE[best] ? basis : best), told[0] ?? 'named');
}

function sharedCountries(labels: Labels[], place: Place | null): string[] {
  const named = tally(
    labels.flatMap((label) => label.relevantCountries),
    (country) => country,
  );
  const countries = named
    .filter((entry) => entry.count >= labels.length * COUNTRY_SHARE)
    .map((entry) => entry.key);
  const first = place && countries.includes(place.country) ? [place.country] : [];
  return [...new Set([...first, ...countries])].slice(0, MAX_COUNTRIES);
}

/** A story is news when one of its reports tells news; else it is what most of them are. */
function sharedGenre(labels: Labels[]): Genre {
  const genres = labels.map(({ genre }) => genre);
  const [most] = tally(genres, (genre) => genre);
  return genres.find((genre) => TELLS_NEWS.has(genre)) ?? most?.first ?? 'news';
}

/** What at least half of the reports find no page for has none. */
function summedCategories(labels: Labels[]): Labels['categories'] {
  const withoutPage = labels.filter(({ categories }) => categories.length === 0).length;
  if (withoutPage >= labels.length / 2) return [];
  const sums = new Map<string, number>();
  for (const { key, confidence } of labels.flatMap((label) => label.categories))
    sums.set(key, (sums.get(key) ?? 0) + confidence);
  return [...sums]
    .map(([key, sum]) => ({ key, confidence: round(sum / labels.length, 3) }))
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ confidence }, at) => confidence >= (at === 0 ? MIN_CATEGORY : MIN_SECOND))
    .slice(0, MAX_CATEGORIES);
}

/** Each reason costs its average over all reports, and the least are left out: together about the lost points. */
function averagedReasons(lists: Reasons[]): Reasons {
  const costs = new Map<string, number>();
  for (const { text, cost } of lists.flat()) costs.set(text, (costs.get(text) ?? 0) + cost);
  return [...costs]
    .map(([text, cost]) => ({ text, cost: round(cost / lists.length, 2) }))
    .filter((reason) => reason.cost >= MIN_COST)
    .sort((a, b) => b.cost - a.cost);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/**
 * The labels of a story from those of its reports: the place most reports name, categories summed,
 * scores averaged. The order of `reports` only breaks ties (first wins).
 * @throws RangeError when there is nothing to aggregate
 */
export function aggregateLabels(reports: readonly Told[]): Labels {
  const labels = reports.map((report) => report.labels);
  if (labels.length === 0) throw new RangeError('a story has at least one report');
  const mean = (pick: (label: Labels) => number): number =>
    round(labels.reduce((sum, label) => sum + pick(label), 0) / labels.length, 2);
  const place = majorityPlace(labels);
  return {
    genre: sharedGenre(labels),
    place,
    placeBasis: place && basisOf(place, labels),
    relevantCountries: sharedCountries(labels, place),
    categories: summedCategories(labels),
    tags: sharedTags(reports),
    cleanliness: mean((label) => label.cleanliness),
    politicalNeutrality: mean((label) => label.politicalNeutrality),
    globalRelevance: mean((label) => label.globalRelevance),
    localRelevance: mean((label) => label.localRelevance),
    reasons: {
      genre: '',
      cleanliness: averagedReasons(labels.map((label) => label.reasons.cleanliness)),
      politicalNeutrality: averagedReasons(labels.map((label) => label.reasons.politicalNeutrality)),
    },
  };
}
