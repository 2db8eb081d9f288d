/**
 * npx tsx bench/label.ts <folder>
 * How well Helder finds places and categories on hand-labelled headlines, beside a naive look-up of names in the
 * same run, and how many reports it labels in a second.
 * <folder> holds location/headlines.json, location/publisher_places.json and categories/rss-sections.tsv.gz.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Labels, Publisher, Report } from '../src/contract/contract.ts';
import { aBareReport } from '../src/contract/testing/reports.ts';
import { allCities, countryCode, findCountry, fold, nearestCity } from '../src/geo/geo.ts';
import { createLabeller } from '../src/pipeline/4-label/label.ts';

/** Bars below which this program fails. */
const PLACE_PRECISION = 0.95;
const PLACE_RECALL = 0.93;
const SECTION_ACCURACY = 0.8;
/** Seconds spent on counting reports per second. */
const TIMING_SECONDS = 2;

interface LabelledHeadline {
  id: string;
  lang: string;
  h: string;
  b: string;
  home?: string;
  /** Main country, ISO code; null = none. */
  loc: string | null;
  /** Other main countries that may be given; "-" = none may be. */
  acc: string[];
}

const folder = process.argv[2];
if (!folder) {
  console.error('usage: npx tsx bench/label.ts <folder with location/ and categories/>');
  process.exit(2);
}
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const headlines = JSON.parse(read('location/headlines.json')) as LabelledHeadline[];
const publisherPlaces = JSON.parse(read('location/publisher_places.json')) as Record<
  string,
  [number, number]
>;
const sections = gunzipSync(readFileSync(join(folder, 'categories/rss-sections.tsv.gz')))
  .toString()
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

/** One publisher per headline, as far as it is known: its country, and its town when that is given. */
const publishers = new Map<string, Publisher>();
for (const { id, home, lang } of headlines) {
  if (!home) continue;
  const [latitude, longitude] = publisherPlaces[id] ?? [];
  const city =
    latitude === undefined || longitude === undefined ? null : nearestCity({ latitude, longitude });
  const scope = city ? 'regional' : 'national';
  publishers.set(id, {
    id,
    name: id,
    country: home,
    scope,
    language: lang,
    feeds: [],
    ...(city ? { city: city.name } : {}),
  });
}
const labeller = createLabeller({ publishers: (id) => publishers.get(id) });

function report(
  publisherId: string,
  title: string,
  summary: string,
  language: string,
  section: string | null,
): Report {
  return aBareReport({ id: publisherId, publisherId, title, summary, language, section });
}

/** The first capitalised run of words that is the name of a country or city. */
const cityCountry = new Map<string, string>();
for (const city of allCities())
  for (const key of city.keys.trim().split('\n')) if (!cityCountry.has(key)) cityCountry.set(key, city.code);
function naive({ h, b }: LabelledHeadline): string | null {
  for (const [run] of `${h}. ${b}`.matchAll(/\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*/gu)) {
    const code = findCountry(run)?.code ?? cityCountry.get(fold(run));
    if (code) return code;
  }
  return null;
}

function placeScores(find: (headline: LabelledHeadline) => string | null): {
  precision: number;
  recall: number;
} {
  let given = 0;
  let right = 0;
  let wanted = 0;
  let found = 0;
  for (const headline of headlines) {
    const answer = find(headline);
    const isRight = answer !== null && (answer === headline.loc || headline.acc.includes(answer));
    if (answer !== null) given += 1;
    if (isRight) right += 1;
    if (headline.loc !== null && !headline.acc.includes('-')) {
      wanted += 1;
      if (isRight) found += 1;
    }
  }
  return { precision: right / given, recall: found / wanted };
}

function sectionAccuracy(withSection: boolean): number {
  const right = sections.filter(([id = '', gold = '', title = '']) => {
    const { labels } = labeller.label(report(id, title, '', 'en', withSection ? gold : null));
    return labels.categories[0]?.key === gold;
  });
  return right.length / sections.length;
}

function reportsPerSecond(): number {
  const reports = headlines.map(({ id, h, b, lang }) => report(id, h, b, lang, null));
  const end = performance.now() + TIMING_SECONDS * 1000;
  let count = 0;
  while (performance.now() < end) {
    for (const one of reports) labeller.label(one);
    count += reports.length;
  }
  return Math.round(count / TIMING_SECONDS);
}

const labelsOf = ({ id, h, b, lang }: LabelledHeadline): Labels =>
  labeller.label(report(id, h, b, lang, null)).labels;
const ours = placeScores((headline) => {
  const { place } = labelsOf(headline);
  return place && countryCode(place.country);
});
const peer = placeScores(naive);
const withFeed = sectionAccuracy(true);
const show = (value: number): string => value.toFixed(3);
console.log(`main country, ${headlines.length} headlines`);
console.log(`  Helder         P ${show(ours.precision)} R ${show(ours.recall)}`);
console.log(`  naive look-up  P ${show(peer.precision)} R ${show(peer.recall)}`);
console.log(`category, ${sections.length} titles against the section of their address`);
console.log(`  title and the feed's section  ${show(withFeed)}`);
console.log(`  title alone                   ${show(sectionAccuracy(false))}`);
console.log(`labelling  ${reportsPerSecond()} reports/s`);
if (ours.precision < PLACE_PRECISION || ours.recall < PLACE_RECALL || withFeed < SECTION_ACCURACY) {
  console.error(`Below the bars: P ${PLACE_PRECISION}, R ${PLACE_RECALL}, sections ${SECTION_ACCURACY}.`);
  process.exit(1);
}
