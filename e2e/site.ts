/**
 * The journeys' `test`: it opens pages of the Helder that start-helder.ts started, and holds every journey to what must
 * be true of all of them: nothing in the console, no error, no request to anybody else, no breach of the security policy.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type DeviceReader, decodeReaderCookie, readerCookieName } from '../src/contract/reader-cookie.ts';
import { SHOWN_MS, SHOWN_WITH_ACTION_MS } from '../src/web/toasts/toast-store.ts';
import { helder } from './stories.ts';

export { expect } from '@playwright/test';

/** Said when axe or Playwright measure what a sheet covers (sheet.css). */
const MEASURING = /subtree hidden by content-visibility/;

const AN_EVENING_HOUR = 20;
const NOON = 12;
const HOURS = 24;
/** Hours east of Greenwich, up to half a day, where it is evening: what was hidden "today" is most of a day there, whenever this runs. */
const EAST = ((AN_EVENING_HOUR - new Date().getUTCHours() + NOON + HOURS) % HOURS) - NOON;
/** Such zones are named by how far Greenwich is ahead of them. */
export const EVENING = `Etc/GMT${EAST > 0 ? '-' : '+'}${Math.abs(EAST)}`;

interface Site {
  /** Console messages that this journey provokes on purpose. */
  expectMessage(pattern: RegExp): void;
}

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  baseURL: async ({}, use) => {
    await use(helder(''));
  },
  site: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (MEASURING.test(message.text())) return;
        const { url } = message.location();
        faults.push(`console ${message.type()}: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => faults.push(`error: ${error.stack || error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL)
          faults.push(`request to somebody else: ${request.url()}`);
      });
      await use({ expectMessage: (pattern) => void expected.push(pattern) });
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const WIDTHS = { phone: 360, tablet: 768, desk: 1280 } as const;
export const HEIGHT = 900;

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const;
/** Both languages, on a phone and at a desk: what to `test.use`. */
export const EVERYWHERE = (['en', 'nl'] as const).flatMap((language) =>
  (['phone', 'desk'] as const).map((size) => ({
    name: `${size}, ${language}`,
    language,
    use: { viewport: { width: WIDTHS[size], height: HEIGHT }, locale: LOCALES[language] },
  })),
);

/** Opens a page and waits until the app has taken over from the server's HTML. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
}

/** React leaves its mark on what it has taken over: the parts of the page, and a dialog, whose code comes later and which then is modal. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marked = (element: Element, mark: string): boolean =>
      Object.keys(element).some((key) => key.startsWith(mark));
    const root = document.getElementById('root');
    if (!root || !marked(root, '__reactContainer')) return false;
    const parts = [...document.querySelectorAll('#root :is(header, main, footer), dialog')];
    return parts.every(
      (part) => marked(part, '__reactProps') && (part.localName !== 'dialog' || part.matches(':modal')),
    );
  });
}

/**
 * Asked for by every page when it is idle (src/web/app.tsx): what a page does of itself has begun by then. The page of a story, and a
 * pointer on a link to one, ask sooner.
 */
const CODE_AHEAD = '/assets/story-';

/**
 * Waits until the page has done what it does of itself, and nothing in the window is still to come.
 * Playwright's networkidle is another thing: it may wait for ever for a request that the page before began as it was left.
 */
export async function atRest(page: Page): Promise<void> {
  await started(page);
  await page.waitForFunction((code) => {
    const isHere = (address: string): boolean => performance.getEntriesByName(address).length > 0;
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link:is([rel=stylesheet]:not([disabled]), [rel=modulepreload])',
      ),
    ];
    const pictures = [...document.images].filter((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return (
      files.some((file) => file.startsWith(code)) &&
      links.every(({ href }) => isHere(href)) &&
      pictures.every(({ complete }) => complete)
    );
  }, CODE_AHEAD);
  await drawn(page);
}

/** Waits until what has changed by now is on the screen. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** An iPhone enlarges the page for a field with smaller letters, and leaves it so. */
const FIELD_LETTERS_PX = 16;

/** What axe finds at WCAG 2.2 AA and best practice, and fields too small for an iPhone; empty when there is nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page);
  // The other way opens a page of its own to put the frames' findings together; our pages have no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  const small = await page
    .locator('input:not([type=checkbox], [type=radio], [type=range]), select')
    .evaluateAll(
      (fields, least) =>
        fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least).length,
      FIELD_LETTERS_PX,
    );
  return small > 0 ? [...found, `${small} fields in small letters`] : found;
}

/** Waits until what is fading or sliding has come to its end: half-way colours and places are nobody's to judge. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** From the next page opened on, notices stay until they are closed: a slow machine may be slower than they are. */
export async function noticesStay(page: Page): Promise<void> {
  await page.addInitScript(
    (shownMs) => {
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          ms !== undefined && shownMs.includes(ms) ? 0 : later(run, ms, ...rest),
      });
    },
    [SHOWN_MS, SHOWN_WITH_ACTION_MS],
  );
}

/** Pixels the page is wider than the window, or what an open dialog holds is wider than it. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open] > *, dialog[open] :is(.scroller, .body)')];
    const beyond = parts.map((part) => part.scrollWidth - part.clientWidth);
    return Math.max(0, document.documentElement.scrollWidth - window.innerWidth, ...beyond);
  });
}

/** What a reader who asks for more contrast gets: the facts under a story as dark, or as light, as its text. */
export async function expectSmallPrintInInk(page: Page): Promise<void> {
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.locator('main .meta').first()).toHaveCSS('color', ink);
}

/** Path, query and fragment. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** What the device keeps of its reader. */
export function kept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('helder.device') ?? '{}'));
}

/** The device as it would be after earlier visits, from the next page opened on. */
export async function keep(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('helder.device')) localStorage.setItem('helder.device', text);
  }, JSON.stringify(fields));
}

/** What the server hears of the reader with the next page. */
export async function told(page: Page): Promise<DeviceReader> {
  const cookies = await page.context().cookies();
  return decodeReaderCookie(cookies.find(({ name }) => name === readerCookieName(false))?.value);
}

/** The headlines on the page, top to bottom, once there are any. */
export async function headlines(page: Page): Promise<string[]> {
  const all = page.locator('main article h2');
  await all.first().waitFor();
  return all.allInnerTexts();
}

/** Where the page has scrolled to, in pixels from its top. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** What the browser tells of a move (TypeScript does not know it). */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface ShiftsByNow {
  shiftsByNow(): { value: number; moves: string[] }[];
}

/** Counts and names what moves without the reader doing anything, from the next page opened on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moves: string[] }[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = node?.textContent?.slice(0, 30);
      return `${element?.localName}.${element?.className} “${text}”`;
    };
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, startTime, sources } of entries as Shift[]) {
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)} at ${Math.round(startTime)} ms`,
        );
        shifts.push({ value, moves });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsByNow = (): typeof shifts => {
      add(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsByNow });
  });
}

/**
 * Typefaces stay away, as with a reader who blocks them. One that comes after the first paint, as on a slow machine,
 * may break a headline anew, which says nothing of the page's code.
 */
export async function withoutTypefaces(page: Page, site: Site): Promise<void> {
  site.expectMessage(/ERR_FAILED \(.*\.woff2\)/);
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Cumulative layout shift of the page so far, to three decimals, as it is commonly reported; when there is any, what
 * moved stands after it.
 */
export async function shifted(page: Page): Promise<string> {
  // What has changed by now moves things in the next frame.
  await drawn(page);
  const shifts = await page.evaluate(() => (window as unknown as ShiftsByNow).shiftsByNow());
  const sum = shifts.reduce((all, { value }) => all + value, 0).toFixed(3);
  return sum === STILL ? sum : [sum, ...shifts.flatMap(({ moves }) => moves)].join('\n');
}

/** What `shifted` says of a page on which nothing moved. */
export const STILL = '0.000';
