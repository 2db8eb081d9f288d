/** What several journeys need: the address of the running Helder, a front page with stories on it, and axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

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
  await hydrated(page);
}

/** Controls answer once the page was taken over: React leaves its mark on the root. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** The address of one story's data, without the listings below it. */
export const STORY_DATA = /\/stories\/[^/?]+\?/;

export function headline(page: Page, index: number): Locator {
  return page.locator('main .card h2 a').nth(index);
}

/** What axe finds at WCAG 2.2 AA and best practice, in words short enough to read. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
