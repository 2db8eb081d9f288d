/** What a reader on a slow phone waits for: one page, loaded cold several times, with network and processor throttled. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow 4G phone, as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a quarter of this processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  locale: 'en-GB',
} as const;
const RUNS = 5;
/** Nothing more is coming when the network was still for so long. */
const QUIET_MS = 2000;
const MOST_MS = 40_000;
const POLL_MS = 100;
/** A task longer than this blocks; what is above it counts. */
const LONG_TASK_MS = 50;
/** Shifts belong to one window while less than this lies between them, and to at most so long a window. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** tsx wraps named functions in a helper that no page has. */
const NAMES_AS_THEY_ARE = 'globalThis.__name = (named) => named;';

/** Medians. Times in milliseconds from the start of the navigation. */
export interface Vitals {
  firstHeadline: number;
  largestPaint: number;
  /** Sum of what long tasks take above 50 ms, from the first paint on. */
  blocking: number;
  layoutShift: number;
  /** All files as sent, headers included. */
  kilobytes: number;
}

/** What the page itself writes down while it loads. */
interface Notes {
  headline: number;
  largestPaint: number;
  longTasks: [start: number, duration: number][];
  shifts: [start: number, value: number][];
}

declare global {
  interface Window {
    benchNotes: Notes;
  }
}

/** @param headline selector of the headline whose appearance counts */
export async function measureVitals(browser: Browser, url: string, headline: string): Promise<Vitals> {
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await loadOnce(browser, url, headline));
  const median = (of: (vitals: Vitals) => number): number =>
    runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  return {
    firstHeadline: median((vitals) => vitals.firstHeadline),
    largestPaint: median((vitals) => vitals.largestPaint),
    blocking: median((vitals) => vitals.blocking),
    layoutShift: median((vitals) => vitals.layoutShift),
    kilobytes: median((vitals) => vitals.kilobytes),
  };
}

async function loadOnce(browser: Browser, url: string, headline: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const traffic = follow(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(NAMES_AS_THEY_ARE);
    await page.addInitScript(takeNotes, headline);
    await page.goto(url, { waitUntil: 'load', timeout: MOST_MS });
    await traffic.quiet(page);
    const { notes, firstPaint } = await page.evaluate(() => ({
      notes: window.benchNotes,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return {
      firstHeadline: notes.headline,
      largestPaint: notes.largestPaint,
      blocking: blockingAfter(firstPaint, notes.longTasks),
      layoutShift: worstWindow(notes.shifts),
      kilobytes: traffic.bytes() / 1000,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else does. */
function takeNotes(selector: string): void {
  const notes: Notes = { headline: Number.NaN, largestPaint: 0, longTasks: [], shifts: [] };
  window.benchNotes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) =>
    notes.shifts.push([entry.startTime, (entry as PerformanceEntry & { value: number }).value]),
  );
  const look = (): void => {
    const found = document.querySelector(selector);
    const seen = found?.textContent && found.getBoundingClientRect().height > 0;
    // The frame after the one that laid it out has it on the screen.
    requestAnimationFrame(seen ? () => (notes.headline = performance.now()) : look);
  };
  requestAnimationFrame(look);
}

function blockingAfter(firstPaint: number, longTasks: Notes['longTasks']): number {
  return longTasks
    .map(([start, duration]) => Math.min(duration, start + duration - firstPaint) - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}

/** Cumulative layout shift: the worst window of shifts that follow each other. */
function worstWindow(shifts: Notes['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const [start, value] of shifts) {
    const sameWindow = start - last <= SHIFT_GAP_MS && start - first <= SHIFT_WINDOW_MS;
    if (!sameWindow) first = start;
    sum = sameWindow ? sum + value : value;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Counts bytes, and knows when no request is under way any more. */
function follow(session: CDPSession): { bytes(): number; quiet(page: Page): Promise<void> } {
  const open = new Set<string>();
  let bytes = 0;
  let changed = performance.now();
  const close = (id: string): void => {
    open.delete(id);
    changed = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    changed = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    close(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  return {
    bytes: () => bytes,
    async quiet(page) {
      const giveUpAt = performance.now() + MOST_MS;
      while (open.size > 0 || performance.now() - changed < QUIET_MS) {
        if (performance.now() > giveUpAt) throw new Error(`${page.url()} is never done loading`);
        await page.waitForTimeout(POLL_MS);
      }
    },
  };
}
