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
   * Fills page after page with stories in their order; one that would unbalance the page it falls on is left out of the
   * list. So what is shown of heavy news, and of each topic, is what ranks highest.
   * @param size stories on a page, 20 when it is not said
   */
  pages<T>(inOrder: Iterable<T>, storyOf: (one: T) => Told, size?: number): Filled<T>;
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
    pages: (inOrder, storyOf, size = PAGE_SIZE) => filledPages(inOrder, storyOf, size, calm, repetition),
  };
}

interface Weighed<T> {
  one: T;
  weighs: boolean;
  topics: readonly string[];
  /** What takes it, if anything does. */
  rule: FilterRule | null;
}

function filledPages<T>(
  inOrder: Iterable<T>,
  storyOf: (one: T) => Told,
  size: number,
  calm: number | null,
  repetition: number | null,
): Filled<T> {
  const share = calm ?? 1;
  const stories = Array.from(inOrder, (one): Weighed<T> => {
    const story = storyOf(one);
    const weighs = calm !== null && isHeavy(story);
    return { one, weighs, topics: repetition === null ? [] : topicsOf(story), rule: null };
  });
  for (let from = 0; from < stories.length; ) {
    const fill = (sure: number) => filledPage(stories, from, { size, share, sure, most: repetition ?? size });
    let page = fill(Math.floor(share * size));
    // The last page is shorter, and so is its share. It is filled anew: of what no longer stands on it, nothing is a repetition.
    while (page.heavy > share * page.shown) page = fill(page.heavy - 1);
    from = page.end;
  }
  const filled: Filled<T> = { left: [], taken: [] };
  for (const { one, rule } of stories) {
    if (rule) filled.taken.push({ one, rule });
    else filled.left.push(one);
  }
  return filled;
}

/** @param sure how many heavy stories have their place at once; others wait until the page holds enough that is not heavy */
function filledPage<T>(
  stories: readonly Weighed<T>[],
  from: number,
  { size, share, sure, most }: { size: number; share: number; sure: number; most: number },
): { shown: number; heavy: number; end: number } {
  const topics = new Map<string, number>();
  const waiting = new Set<Weighed<T>>();
  let shown = 0;
  let heavy = 0;
  const isFull = (): boolean => shown === size;
  const hasRoom = (): boolean => heavy < sure || heavy + 1 <= share * (shown + 1);
  const place = (told: Weighed<T>): void => {
    const repeats = told.topics.some((topic) => (topics.get(topic) ?? 0) >= most);
    told.rule = repeats ? REPETITION : null;
    if (repeats) return;
    shown++;
    if (told.weighs) heavy++;
    for (const topic of told.topics) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  };

  let end = from;
  for (; end < stories.length && !isFull(); end++) {
    const told = stories[end] as Weighed<T>;
    if (told.weighs && !hasRoom()) {
      told.rule = CALM;
      waiting.add(told);
      continue;
    }
    place(told);
    for (const waited of waiting) {
      if (isFull() || !hasRoom()) break;
      waiting.delete(waited);
      place(waited);
    }
  }
  return { shown, heavy, end };
}

/** What a story is about: its first category and its tags. */
function topicsOf({ categories, tags }: Told): string[] {
  const [category = DEFAULT_CATEGORY] = categories;
  const topics = [category, ...tags].map((name) => name.trim().toLowerCase());
  return topics.filter((topic, at) => topic !== DEFAULT_CATEGORY && topics.indexOf(topic) === at);
}
