/** What the running Helder tells, and where it stands on the page. */
import type { Locator, Page } from '@playwright/test';

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

export function headline(page: Page, index: number): Locator {
  return page.locator('main .card h2 a').nth(index);
}
