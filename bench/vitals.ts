/**
 * The front page and a story on a slow phone, and Lighthouse's verdict on them, beside the same app without server
 * rendering. Needs a Chromium.
 */
import { startHelder } from '../e2e/start-helder.ts';
import { startChromium } from './browser/chromium.ts';
import { startClientOnly } from './browser/client-only.ts';
import { judge } from './browser/lighthouse.ts';
import { measureVitals } from './browser/vitals.ts';

/** Milliseconds on the slow phone. */
const FIRST_HEADLINE_MS = 800;
const LARGEST_PAINT_MS = 1000;
const BLOCKING_MS = 150;
const PERFORMANCE = 98;
const PERFECT = 100;
/** How often Lighthouse judges what must hold a bar, and what only stands beside it. */
const JUDGED = 3;
const JUDGED_PEER = 1;

export interface VitalsRow {
  what: string;
  /** Milliseconds. */
  firstHeadline: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  kilobytes: number;
  /** Performance / accessibility / best practices / SEO. */
  lighthouse: string;
}

export interface VitalsBench {
  rows: VitalsRow[];
  bar: string;
}

const HEADLINE = { front: '.card h2', story: 'dialog h1' };

/** @throws Error when there is no Chromium, or a page does not load */
export async function benchVitals(): Promise<VitalsBench> {
  const helder = await startHelder();
  const clientOnly = await startClientOnly(helder.url);
  const { browser, debuggingPort } = await startChromium();
  try {
    const story = await storyPath(helder.url);
    const measure = async (
      what: string,
      url: string,
      headline: string,
      runs = JUDGED,
    ): Promise<VitalsRow> => {
      const vitals = await measureVitals(browser, url, headline);
      const verdict = await judge(url, debuggingPort, runs);
      if (verdict && verdict.faults.length > 0)
        console.error(`${what}: Lighthouse found ${verdict.faults.join(', ')}`);
      const lighthouse = verdict ? Object.values(verdict.scores).join(' / ') : 'failed';
      return { what, ...vitals, lighthouse };
    };
    return {
      rows: [
        await measure('front page', helder.url, HEADLINE.front),
        await measure('story', helder.url + story, HEADLINE.story),
        await measure('front page without server rendering', clientOnly.url, HEADLINE.front, JUDGED_PEER),
        await measure('story without server rendering', clientOnly.url + story, HEADLINE.story, JUDGED_PEER),
      ],
      bar: `first headline at most ${FIRST_HEADLINE_MS} ms, largest paint at most ${LARGEST_PAINT_MS} ms, blocking at most ${BLOCKING_MS} ms, no layout shift; Lighthouse at least ${PERFORMANCE} / ${PERFECT} / ${PERFECT} / ${PERFECT}`,
    };
  } finally {
    await browser.close();
    await clientOnly.stop();
    await helder.stop();
  }
}

/** The first story of the front page. */
async function storyPath(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const path = /href="(\/story\/[^"#?]+)"/.exec(page)?.[1];
  if (!path) throw new Error('The front page links to no story.');
  return path;
}
