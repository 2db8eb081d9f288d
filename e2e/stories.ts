/** What the running Helder tells, and where it stands on the page. */
import type { Locator, Page } from '@playwright/test';
import type { Genre, StoryDetail } from '../src/contract/contract.ts';

/** Reports of an opened story; the others are one tap away. */
const SHOWN_AT_FIRST = 5;

interface Listed {
  id: string;
  title: string;
  reports: number;
}

/** The address of one story's data, without the listings below it. */
export const STORY_DATA = /\/stories\/[^/?]+\?/;

/** Absolute, for calls that no page makes. */
export function helder(path: string): string {
  const address = process.env.HELDER_URL;
  if (!address) throw new Error('HELDER_URL is not set: start the journeys with `npm run test:e2e`.');
  return address + path;
}

/** The stories of the front page. */
export async function stories(query = ''): Promise<Listed[]> {
  const answer = await fetch(helder(`/articles?${query}`));
  return ((await answer.json()) as { data: Listed[] }).data;
}

/** The story with the most reports: it has all there is to show. */
export async function bestCovered(): Promise<Listed> {
  const [first] = (await stories()).toSorted((a, b) => b.reports - a.reports);
  if (!first) throw new Error('There are no stories');
  return first;
}

interface Reported {
  /** Of its story. */
  id: string;
  /** Among the story's reports, from the top. */
  index: number;
  genre: Exclude<Genre, 'news'>;
}

/** A report that is not news, among those that its story shows at first. */
export async function notNews(): Promise<Reported> {
  for (const { id } of await stories('limit=100')) {
    const answer = await fetch(helder(`/stories/${id}`));
    const { sources } = (await answer.json()) as StoryDetail;
    for (const [index, { genre }] of sources.slice(0, SHOWN_AT_FIRST).entries())
      if (genre !== 'news') return { id, index, genre };
  }
  throw new Error('All reports are news');
}

export function headline(page: Page, index: number): Locator {
  return page.locator('main .card h2 a').nth(index);
}
