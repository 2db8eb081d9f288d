/** Categories and places of single reports beside labels by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_CATEGORY, type Labels, type Publisher, type Report } from '../../src/contract/contract.ts';
import { aBareReport } from '../../src/contract/testing/reports.ts';
import { countryCode, nearestCity } from '../../src/geo/geo.ts';
import { createLabeller } from '../../src/pipeline/4-label/label.ts';
import { categoriesOfAddress } from '../../src/pipeline/4-label/sections.ts';

type Row = readonly string[];
const NEVER: ReadonlyMap<string, Publisher> = new Map();

function rows(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

function labelling(publishers: ReadonlyMap<string, Publisher>): (report: Report) => Labels {
  const labeller = createLabeller({ publishers: (id) => publishers.get(id) });
  return (report) => labeller.label(report).labels;
}

const first = ({ categories }: Labels): string => categories[0]?.key ?? DEFAULT_CATEGORY;
const share = (right: number, all: number): number => Math.round((1000 * right) / all) / 1000;

/** What each set calls its categories, and what may be given for it. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  scitech: ['science', 'technology'],
  sport: ['sports'],
  tech: ['technology'],
};

/** Share of titles (with their text, where there is one) whose first category, of those that the set knows, is its own. */
export function categorySets(data: string): Record<string, number> {
  const label = labelling(NEVER);
  const measure = (file: string, keep: (row: Row) => boolean): number => {
    const gold = rows(join(data, 'categories', file)).filter((row) => row[1] !== '-' && keep(row));
    const possible = new Set(gold.flatMap(([, wanted = '']) => NAMES[wanted] ?? [wanted]));
    const right = gold.filter(([, wanted = '', title = '', text = '']) => {
      const report = aBareReport({
        title: plain(title || text),
        summary: plain(title ? text : ''),
        language: 'en',
      });
      const found = label(report).categories.find(({ key }) => possible.has(key))?.key ?? '';
      return (NAMES[wanted] ?? [wanted]).includes(found);
    });
    return share(right.length, gold.length);
  };
  return {
    'AG News': measure('agnews-test.tsv.gz', () => true),
    UCI: measure('ucititles-test.tsv.gz', () => true),
    'HuffPost-10': measure('huffpost.tsv.gz', (row) => row[4] === 'test'),
    'real titles': measure('rss-sections.tsv.gz', () => true),
  };
}

/** What the sets do to their texts: " #39;", "trump 's". */
const plain = (text: string): string =>
  text
    .replace(/ ?#39;/g, "'")
    .replace(/ ('s|n't)\b/g, '$1')
    .replace(/\\/g, ' ')
    .slice(0, 400);

/** The outlets of the Dutch sets, by name. */
function dutchPublishers(data: string): Map<string, Publisher> {
  const [, ...lines] = rows(join(data, 'dutch/night.publishers.tsv'));
  return new Map(
    lines.map(([name = '', , country, scope, city]) => {
      const regional = (scope === 'regional' || scope === 'local') && city && city !== '-';
      const publisher: Publisher = {
        id: name,
        name,
        country: country || 'NL',
        scope: regional ? 'regional' : 'national',
        language: 'nl',
        feeds: [],
        ...(regional ? { city } : {}),
      };
      return [name, publisher];
    }),
  );
}

/** The Dutch items with a category: by the label itself, and by it or others that would do. */
export function dutchCategories(data: string): { strict: number; acceptable: number; wrong: string[] } {
  const label = labelling(dutchPublishers(data));
  const gold = rows(join(data, 'dutch/categories.tsv')).filter((row) => row[1] !== '-');
  let strict = 0;
  let acceptable = 0;
  const wrong: string[] = [];
  for (const [, wanted = '', title = '', summary = '', others = '', publisherId = '', url = ''] of gold) {
    const found = first(label(aBareReport({ title, summary, url, publisherId, language: 'nl' })));
    if (found === wanted) strict += 1;
    if (found === wanted || others.split(',').includes(found)) acceptable += 1;
    else wrong.push(`${found}\tis ${wanted} (${others})\t${title} | ${summary}\t${url}`);
  }
  return { strict: share(strict, gold.length), acceptable: share(acceptable, gold.length), wrong };
}

/** Dutch reports whose address names a section, with the address hidden: share whose first category is that section's. */
export function hiddenSections(data: string): number {
  const label = labelling(dutchPublishers(data));
  const stated = rows(join(data, 'dutch/stream.tsv.gz')).flatMap((row) => {
    const [publisherId = '', , , title = '', url = '', summary = ''] = row;
    const [section] = categoriesOfAddress(url);
    return section ? { section, report: aBareReport({ publisherId, title, summary, language: 'nl' }) } : [];
  });
  const right = stated.filter(({ section, report }) => first(label(report)) === section);
  return share(right.length, stated.length);
}

interface PlacedHeadline {
  id: string;
  lang: string;
  h: string;
  b: string;
  home?: string;
  publisher?: string;
  url?: string;
}

type Hits = readonly [right: number, all: number];
interface PlaceModule {
  score: (
    gold: unknown[],
    predictions: unknown,
  ) => { n: Record<'loc' | 'locR' | 'city' | 'cityR' | 'rel' | 'relR', Hits>; errors: string[] };
}

export interface PlaceScore {
  countryP: number;
  countryR: number;
  cityP: number;
  cityR: number;
  errors: string[];
}

/** The towns that papers among the headlines write from, by headline. */
function readTowns(data: string): Map<string, string> {
  const text = readFileSync(join(data, 'location/publisher_places.json'), 'utf8');
  return new Map(
    Object.entries(JSON.parse(text) as Record<string, [number, number]>).flatMap(
      ([id, [latitude, longitude]]) => {
        const city = nearestCity({ latitude, longitude });
        return city ? [[id, city.name] as const] : [];
      },
    ),
  );
}

/** @param file  headlines with their places, in the form of location/headlines.json */
export async function places(data: string, file: string): Promise<PlaceScore> {
  const gold = JSON.parse(readFileSync(join(data, file), 'utf8')) as PlacedHeadline[];
  const publishers = dutchPublishers(data);
  const towns = readTowns(data);
  for (const { id, home, lang, publisher } of gold) {
    if (!home || (publisher && publishers.has(publisher))) continue;
    const city = towns.get(id);
    const scope = city ? 'regional' : 'national';
    const own = { id, name: id, country: home, language: lang, feeds: [] };
    publishers.set(id, city ? { ...own, scope, city } : { ...own, scope });
  }
  const label = labelling(publishers);
  const predictions = Object.fromEntries(
    gold.map(({ id, lang, h, b, publisher, url = '' }) => {
      const publisherId = publisher && publishers.has(publisher) ? publisher : id;
      const { place, relevantCountries } = label(
        aBareReport({ title: h, summary: b, url, publisherId, language: lang }),
      );
      const location = place && { country: countryCode(place.country), city: place.city || undefined };
      return [id, { location, countries: relevantCountries.map((name) => countryCode(name)) }];
    }),
  );
  const script = pathToFileURL(join(data, 'location/score.mjs')).href;
  const { n, errors } = ((await import(script)) as PlaceModule).score(gold, predictions);
  const of = ([right, all]: Hits): number => share(right, all);
  return { countryP: of(n.loc), countryR: of(n.locR), cityP: of(n.city), cityR: of(n.cityR), errors };
}
