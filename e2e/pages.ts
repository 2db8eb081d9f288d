/** What the journeys through stories need: the running Helder's stories, and its front page with them on it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { started } from './site.ts';

const STORIES_WITHIN_MS = 60_000;
/** Enough for the front page: the first round of feeds is grouped and published. */
const ENOUGH_STORIES = 20;

export function helder(path = '/'): string {
  const address = process.env.HELDER_URL;
  if (!address) throw new Error('HELDER_URL is not set: the global setup starts Helder and sets it.');
  return address + path;
}

interface Listed {
  id: string;
  title: string;
  reports: number;
}

/** The stories of the front page, once Helder has read its feeds. */
export async function stories(query = ''): Promise<Listed[]> {
  let found: Listed[] = [];
  await expect
    .poll(
      async () => {
        const answer = (await (await fetch(helder(`/articles?${query}`))).json()) as { data: Listed[] };
        found = answer.data;
        return found.length;
      },
      { timeout: STORIES_WITHIN_MS },
    )
    .toBeGreaterThanOrEqual(ENOUGH_STORIES);
  return found;
}

/** The story with the most reports: it has all there is to show. */
export async function bestCovered(): Promise<Listed> {
  const [first] = (await stories()).toSorted((a, b) => b.reports - a.reports);
  if (!first) throw new Error('There are no stories');
  return first;
}

export async function openFrontPage(page: Page, path = '/'): Promise<void> {
  await stories();
  await page.goto(helder(path));
  await started(page);
}

/** The address of one story's data, without the listings below it. */
export const STORY_DATA = /\/stories\/[^/?]+\?/;

export function headline(page: Page, index: number): Locator {
  return page.locator('main .card h2 a').nth(index);
}
