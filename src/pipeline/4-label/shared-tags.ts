import type { LabelledReport } from '../../contract/contract.ts';
import { anyCityName, fold } from '../../geo/geo.ts';
import { isCommonWord } from './common-words.ts';
import { TOPIC_NAMES } from './topics.ts';

const MAX_TAGS = 8;
const TOPIC_KEYS = [...TOPIC_NAMES].map(fold);
/** From this many reports on, a tag that only one of them speaks of is that publisher's own. */
const NEEDS_TWO = 3;
/** …and in a larger story at least this share of the reports speaks of it, but never more than MOST_NEEDED. */
const SHARE = 0.2;
const MOST_NEEDED = 4;
/** Letters of a part of a name that is merged into the whole: "war" is not a part of "war crimes". */
const MIN_PART = 4;
/** Letters that a body is known by, at most. */
const LONGEST_LETTERS = 6;
/** What a headline says is worth two summaries. */
const IN_HEADLINE = 2;

/** A story has so many all the same, if a headline speaks of them. */
const FEW = 2;

/** What a report says, and what it is labelled with. */
export type Told = Pick<LabelledReport, 'title' | 'summary' | 'labels'>;

interface Tag {
  key: string;
  /** As first written, with its accents if anybody writes them. */
  text: string;
  /** Reports that speak of it. */
  count: number;
  /** The same, and more for what headlines speak of. */
  weight: number;
}

/** The tags that reports share, most spoken of first: spellings of a name, last names and names with a job in front are one. */
export function sharedTags(told: readonly Told[]): string[] {
  const reports = withOneNamePerCity(told);
  const tags = new Map<string, Tag>();
  const has = reports.map(({ labels }) => new Set(labels.tags.map(fold)));
  for (const text of reports.flatMap(({ labels }) => labels.tags)) {
    const key = fold(text);
    const tag = tags.get(key);
    if (!tag) tags.set(key, { key, text, count: 0, weight: 0 });
    else if (hasAccents(text) && !hasAccents(tag.text)) tag.text = text;
  }
  // A place or a topic is a tag of its own, whatever is called after it.
  const own = new Set(TOPIC_KEYS);
  for (const { labels } of reports)
    for (const name of [labels.place?.city ?? '', ...labels.relevantCountries]) own.add(fold(name));
  const names = [...tags.values()].filter(({ key }) => !own.has(key));
  count(names, reports, has);
  for (const tag of tags.values())
    if (own.has(tag.key)) tag.weight = tag.count = has.filter((keys) => keys.has(tag.key)).length;
  merge(names, tags);
  const needed = reports.length < NEEDS_TWO ? 1 : Math.max(2, Math.min(MOST_NEEDED, reports.length * SHARE));
  const sorted = [...tags.values()].sort((a, b) => b.weight - a.weight);
  return sorted
    .filter((tag, at) => tag.count >= needed || (at < FEW && tag.weight >= IN_HEADLINE))
    .slice(0, MAX_TAGS)
    .map(({ text }) => text);
}

/** "Antwerpen", of a story that happens in Antwerp, is that city: not every report says where it happens. */
function withOneNamePerCity(reports: readonly Told[]): readonly Told[] {
  const cities = new Map<string, string>();
  for (const { place } of reports.map(({ labels }) => labels))
    if (place?.city) cities.set(fold(anyCityName(place.city, place.country, 'nl')), place.city);
  return reports.map((report) => {
    const tags = report.labels.tags.map((tag) => cities.get(fold(tag)) ?? tag);
    return { ...report, labels: { ...report.labels, tags } };
  });
}

const hasAccents = (name: string): boolean => /\p{M}/u.test(name.normalize('NFD'));

/** How many reports speak of each name, whether it is a tag of theirs or a title in capitals hid it. */
function count(names: readonly Tag[], reports: readonly Told[], has: readonly ReadonlySet<string>[]): void {
  const told = reports.map(({ title, summary }) => ({ title: wordsOf(title), summary: wordsOf(summary) }));
  const reportsWith = indexOf(
    told.map(({ title, summary }, index) =>
      [title, summary, ...(has[index] ?? [])].flatMap((text) => text.split(' ')),
    ),
  );
  for (const tag of names) {
    const words = [wordsOf(tag.text), lastName(tag.key)].filter((text) => text !== '');
    const near = new Set([tag.key, ...words].flatMap((text) => reportsWith.get(firstWord(text)) ?? []));
    for (const index of near) {
      const { title = '', summary = '' } = told[index] ?? {};
      const inTitle = words.some((text) => title.includes(text));
      if (!inTitle && !has[index]?.has(tag.key) && !words.some((text) => summary.includes(text))) continue;
      tag.count += 1;
      tag.weight += inTitle ? IN_HEADLINE : 1;
    }
  }
}

const firstWord = (text: string): string => text.trimStart().split(' ', 1)[0] ?? '';

/** Word → numbers of those that have it: a large story has thousands of names, and each stands in few of its reports. */
function indexOf(all: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, words] of all.entries())
    for (const word of new Set(words)) {
      const known = found.get(word);
      if (known) known.push(index);
      else found.set(word, [index]);
    }
  return found;
}

/** Makes one tag of those that name the same, the shortest names first: each goes into the first longer one that is left. */
function merge(names: readonly Tag[], tags: Map<string, Tag>): void {
  const wholes = indexOf(names.map(signsOfWhole));
  for (const tag of [...names].sort((a, b) => a.key.length - b.key.length)) {
    if (!tags.has(tag.key)) continue;
    const same = signsOfPart(tag).flatMap((sign) => wholes.get(sign) ?? []);
    const whole = same
      .sort((a, b) => a - b)
      .map((at) => names[at])
      .find((other) => other && other !== tag && tags.has(other.key));
    if (!whole) continue;
    const [kept, dropped] = isFullName(tag) && tag.count >= whole.count ? [tag, whole] : [whole, tag];
    kept.count = Math.max(kept.count, dropped.count);
    kept.weight = Math.max(kept.weight, dropped.weight);
    tags.delete(dropped.key);
  }
}

const isFullName = ({ text }: Tag): boolean => text.includes(' ');

/**
 * Two names are the same when a sign of the one as a part is a sign of the other as the whole: "navalny", "alexei navalny" and
 * "alexey navalny"; "elana taylor" and "bobsledder elana taylor"; "capitol" and "capitol police"; "BNP" and its name.
 */
const signsOfPart = (tag: Tag): string[] => [
  ...(tag.text.length <= LONGEST_LETTERS ? [`letters ${tag.text}`] : []),
  ...(tag.key.length >= MIN_PART ? [`part ${tag.key}`] : []),
  ...signsOfSpelling(tag),
];

function signsOfWhole(tag: Tag): string[] {
  const words = tag.key.split(' ');
  const parts = words.slice(1).flatMap((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  return [
    `letters ${initialsOf(tag.text)}`,
    ...parts.map((part) => `part ${part.join(' ')}`),
    ...signsOfSpelling(tag),
  ];
}

/** A first name is spelled in many ways, but for its first letter. */
function signsOfSpelling({ key }: Tag): string[] {
  const rest = key.split(' ').slice(1).join(' ');
  return rest === '' ? [] : [`spelling ${key[0]} ${rest}`];
}

/** "BNP" of "Bangladesh Nationalist Party"; "" of one word. */
const initialsOf = (name: string): string =>
  name.includes(' ') ? (name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '') : '';

/** " the words of a text ", so that only whole ones are found in it. */
const wordsOf = (text: string): string => ` ${fold(text)} `;

/** " hormuz " of "Strait of Hormuz"; "" of "Board of Peace", of which "peace" says nothing, and of one word. */
function lastName(key: string): string {
  const last = key.split(' ').at(-1) ?? '';
  return last === key || last.length < MIN_PART || isCommonWord(last) ? '' : ` ${last} `;
}
