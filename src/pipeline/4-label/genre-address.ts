/** What the address of a report and the names its publisher files it under say of its kind. */
import { type Genre, MS_PER_DAY } from '../../contract/contract.ts';
import { lexicon, monthOf } from '../../lexicon/lexicon.ts';
import { mayBeSection, pathOf, SECTION_SEGMENTS, withoutEnding } from './address.ts';

const { sections, leaning, slugs, unsaid } = lexicon.genre;
/** Numbers of the page aside, "recensie-the-bridge" begins with its kind; "the-bridge-in-pictures" ends with it, "mayor-cancels-interview" does not. */
const BEGINS = new RegExp(`^(?:[a-z]{0,2}\\d+-)*(${[...slugs.keys()].join('|')})-(?!gam(?:es?|ers?|ing)\\b)`);
const ENDS = new RegExp(
  `-(${[...slugs.keys()].filter((words) => words.includes('-')).join('|')})(?:[-~][a-z]{0,2}\\d\\w*)*$`,
);

/** "storm-blog-28-july", "oogstblog-dag-2": what is still being written. */
const LIVE_BLOG = /^(?!web|video|foto|photo)[a-z]{3,}-?blog-(?=.*\d)/;

/** "pixel-11-review" is one; where the headline speaks of a review too, it is news of one. */
const UNSAID = new RegExp(`-(${[...unsaid.keys()].join('|')})(?:[-~][a-z]{0,2}\\d\\w*)*$`);

/** Names of sections that say a kind, as written: the item's own, and those in its address. */
export function* kindsOfSections({
  itemCategories: names,
  url,
  title,
}: {
  itemCategories: readonly string[];
  url: string;
  title: string;
}): Generator<[Genre, string]> {
  const path = segmentsOf(url);
  for (const name of [...names.map(sectionName), ...path.filter(mayBeSection)]) {
    const genre = genreOfSection(name);
    if (genre) yield [genre, name];
  }
  const slug = path.findLast((segment) => segment.includes('-')) ?? '';
  const named = (BEGINS.exec(slug) ?? ENDS.exec(slug))?.[1];
  if (LIVE_BLOG.test(slug)) yield ['live', 'blog'];
  const last = UNSAID.exec(slug)?.[1];
  if (last && !title.toLowerCase().includes(last)) yield [unsaid.get(last) as Genre, last];
  if (named) yield [slugs.get(named) as Genre, named];
}

/** The first of its sections that prints something else more often than news. */
export function leaningOf({
  itemCategories: names,
  url,
}: {
  itemCategories: readonly string[];
  url: string;
}): [Genre, string] | undefined {
  const name = [...names.map(sectionName), ...segmentsOf(url).slice(0, -1)].find((one) => leaning.has(one));
  return name === undefined ? undefined : [leaning.get(name) as Genre, name];
}

/** "opinie-column" is as much as "opinie" and "column", when both mean the same. */
function genreOfSection(name: string): Genre | undefined {
  const whole = sections.get(name);
  const [first, ...others] = name.split('-').map((part) => sections.get(part));
  return (whole ?? (others.every((genre) => genre === first) ? first : undefined)) as Genre | undefined;
}

const sectionName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-');

function segmentsOf(url: string): string[] {
  return pathOf(url)
    .slice(0, SECTION_SEGMENTS)
    .filter((segment) => segment !== '')
    .map(withoutEnding);
}

/** Days in addresses: "/2026/02/17/", "/2026/feb/17/", "2026-02-17-". A month alone says too little. */
const DAY =
  /(?:^|[/-])(?<year>20\d\d)(?<apart>[/-]?)(?<month>\d\d?|[a-z]{3})\k<apart>(?<day>\d\d?)(?![a-z0-9])/i;

/** Days between the day in the address of a report and its publication; null where the address tells none. */
export function addressAge({ url, publishedAt }: { url: string; publishedAt: string }): number | null {
  const { year, month = '', day } = DAY.exec(pathOf(url).join('/'))?.groups ?? {};
  const from = Date.UTC(Number(year), (monthOf(month) ?? Number(month)) - 1, Number(day));
  const days = (Date.parse(publishedAt) - from) / MS_PER_DAY;
  return Number.isFinite(days) ? days : null;
}
