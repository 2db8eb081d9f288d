/** The filters that look at a page as a whole: how much heavy news it holds, and how much about one thing. */
import {
  DEFAULT_CATEGORY,
  type FilterRule,
  PAGE_SIZE,
  type Reader,
  type Story,
} from '../contract/contract.ts';
import { isHeavy } from './heavy.ts';

type Told = Parameters<typeof isHeavy>[0] & Pick<Story, 'tags'>;

export interface Mix {
  /** The same for the same filters. */
  readonly key: string;
  /**
   * Fills page after page of 20 with stories in their order; one that would unbalance the page it falls on is left out of the
   * list. So what is shown of heavy news, and of each topic, is what ranks highest.
   */
  pages<T>(inOrder: Iterable<T>, storyOf: (one: T) => Told): Filled<T>;
}

export interface Filled<T> {
  left: T[];
  taken: { one: T; rule: FilterRule }[];
}

const CALM: FilterRule = { kind: 'calm', text: '' };
const REPETITION: FilterRule = { kind: 'repetition', text: '' };

/** Null when the reader has set neither. */
export function mixOf({ filters }: Pick<Reader, 'filters'>): Mix | null {
  const { calm = null, repetition = null } = filters ?? {};
  if (calm === null && repetition === null) return null;
  return {
    key: JSON.stringify([calm, repetition]),
    pages: (inOrder, storyOf) => filledPages(inOrder, storyOf, calm, repetition),
  };
}

function filledPages<T>(
  inOrder: Iterable<T>,
  storyOf: (one: T) => Told,
  calm: number | null,
  repetition: number | null,
): Filled<T> {
  const left: T[] = [];
  const taken: Filled<T>['taken'] = [];
  const maxHeavy = calm === null ? PAGE_SIZE : Math.floor(calm * PAGE_SIZE);
  let heavy: T[] = [];
  let topics = new Map<string, number>();

  for (const one of inOrder) {
    const story = storyOf(one);
    const weighs = calm !== null && isHeavy(story);
    if (weighs && heavy.length >= maxHeavy) {
      taken.push({ one, rule: CALM });
      continue;
    }
    const about = repetition === null ? [] : topicsOf(story);
    if (repetition !== null && about.some((topic) => (topics.get(topic) ?? 0) >= repetition)) {
      taken.push({ one, rule: REPETITION });
      continue;
    }
    left.push(one);
    if (weighs) heavy.push(one);
    for (const topic of about) topics.set(topic, (topics.get(topic) ?? 0) + 1);
    if (left.length % PAGE_SIZE === 0) {
      heavy = [];
      topics = new Map();
    }
  }

  // The last page is shorter, and so is its share.
  let shown = left.length % PAGE_SIZE;
  const dropped = new Set<T>();
  const share = calm ?? 1;
  while (heavy.length > share * shown) {
    const one = heavy.pop() as T;
    dropped.add(one);
    taken.push({ one, rule: CALM });
    shown--;
  }
  return { left: dropped.size > 0 ? left.filter((one) => !dropped.has(one)) : left, taken };
}

/** What a story is about: its first category and its tags. */
function topicsOf({ categories, tags }: Told): string[] {
  const [category = DEFAULT_CATEGORY] = categories;
  const topics = [category, ...tags].map((name) => name.trim().toLowerCase());
  return [...new Set(topics)].filter((topic) => topic !== DEFAULT_CATEGORY);
}
