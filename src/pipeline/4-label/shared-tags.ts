import type { Labels } from '../../contract/contract.ts';
import { fold } from '../../geo/geo.ts';
import { TOPIC_NAMES } from './tags.ts';

const MAX_TAGS = 8;
/** From this many reports on, a tag that only one of them has is that publisher's own. */
const NEEDS_TWO = 3;
/** Letters of a part of a name that is merged into the whole: "war" is not a part of "war crimes". */
const MIN_PART = 4;

interface Tag {
  key: string;
  /** As first written. */
  text: string;
  /** Reports that have it. */
  count: number;
}

/** The tags that reports share, most shared first: spellings of a name, last names and names with a job in front are one. */
export function sharedTags(labels: readonly Labels[]): string[] {
  const tags = new Map<string, Tag>();
  for (const text of labels.flatMap((label) => label.tags)) {
    const key = fold(text);
    const known = tags.get(key);
    if (known) known.count += 1;
    else tags.set(key, { key, text, count: 1 });
  }
  // A place or a topic is a tag of its own, whatever is called after it.
  const own = new Set(TOPIC_NAMES);
  for (const { place, relevantCountries } of labels)
    for (const name of [place?.city ?? '', ...relevantCountries]) own.add(fold(name));
  const named = [...tags.values()].filter(({ key }) => !own.has(key));
  for (const tag of [...named].sort((a, b) => a.key.length - b.key.length)) {
    const whole = named.find((other) => tags.has(other.key) && other !== tag && isSame(tag, other));
    if (!whole) continue;
    const [kept, dropped] = isFullName(tag) && tag.count >= whole.count ? [tag, whole] : [whole, tag];
    kept.count += dropped.count;
    tags.delete(dropped.key);
  }
  return [...tags.values()]
    .filter(({ count }) => labels.length < NEEDS_TWO || count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TAGS)
    .map(({ text }) => text);
}

const isFullName = ({ key }: Tag): boolean => key.includes(' ');

/** "navalny", "alexei navalny" and "alexey navalny"; "elana taylor" and "bobsledder elana taylor"; "capitol" and "capitol police". */
function isSame({ key: part }: Tag, { key: whole }: Tag): boolean {
  if (part.length >= MIN_PART && (whole.endsWith(` ${part}`) || whole.startsWith(`${part} `))) return true;
  const [one, two] = [part.split(' '), whole.split(' ')];
  return (
    one.length > 1 &&
    one.length === two.length &&
    part[0] === whole[0] &&
    one.slice(1).join(' ') === two.slice(1).join(' ')
  );
}
