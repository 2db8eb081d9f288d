/**
 * The front page and a story on a slow phone, and Lighthouse's verdict on them, beside the same app without server
 * rendering. Needs a Chromium.
 */
import { startHelder } from '../e2e/start-helder.ts';
import { startChromium } from './browser/chromium.ts';
import { startClientOnly } from './browser/client-only.ts';
import { judge, type Scores } from './browser/lighthouse.ts';
import { measureVitals } from './browser/vitals.ts';

/** Milliseconds on the slow phone. */
const FIRST_HEADLINE_MS = 800;
const LARGEST_PAINT_MS = 1000;
const BLOCKING_MS = 150;
/** Fonts that arrive move some words of one line by a pixel or two: browsers show this as 0.000. */
const LAYOUT_SHIFT = 0.0005;
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
  withinBudget: boolean;
}

const HEADLINE = { front: '.card h2', story: 'dialog h1' };

/** @throws Error when there is no Chromium, or a page does not load */
export async function benchVitals(): Promise<VitalsBench> {
  const helder = await startHelder();
  const clientOnly = await startClientOnly(helder.url);
  const { browser, debuggingPort } = await startChromium();
  try {
    const story = await storyPath(helder.url);
    const measure = async (what: string, url: string, headline: string, runs = JUDGED) => {
      const vitals = await measureVitals(browser, url, headline);
      const verdict = await judge(url, debuggingPort, runs);
      if (verdict && verdict.faults.length > 0)
        console.error(`${what}: Lighthouse found ${verdict.faults.join(', ')}`);
      const lighthouse = verdict ? Object.values(verdict.scores).join(' / ') : 'failed';
      return { row: { what, ...vitals, lighthouse }, scores: verdict?.scores ?? null };
    };
    const ours = [
      await measure('front page', helder.url, HEADLINE.front),
      await measure('story', helder.url + story, HEADLINE.story),
    ];
    const peers = [
      await measure('front page without server rendering', clientOnly.url, HEADLINE.front, JUDGED_PEER),
      await measure('story without server rendering', clientOnly.url + story, HEADLINE.story, JUDGED_PEER),
    ];
    return {
      rows: [...ours, ...peers].map(({ row }) => row),
      bar: `first headline at most ${FIRST_HEADLINE_MS} ms, largest paint at most ${LARGEST_PAINT_MS} ms, blocking at most ${BLOCKING_MS} ms, no layout shift; Lighthouse at least ${PERFORMANCE} / ${PERFECT} / ${PERFECT} / ${PERFECT}`,
      withinBudget: ours.every(({ row, scores }) => isQuick(row) && isGood(scores)),
    };
  } finally {
    await browser.close();
    await clientOnly.stop();
    await helder.stop();
  }
}

function isQuick({ firstHeadline, largestPaint, blocking, layoutShift }: VitalsRow): boolean {
  return (
    firstHeadline <= FIRST_HEADLINE_MS &&
    largestPaint <= LARGEST_PAINT_MS &&
    blocking <= BLOCKING_MS &&
    layoutShift < LAYOUT_SHIFT
  );
}

function isGood(scores: Scores | null): boolean {
  if (!scores) return false;
  const { performance, ...others } = scores;
  return performance >= PERFORMANCE && Object.values(others).every((score) => score === PERFECT);
}

/** The first story of the front page. */
async function storyPath(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const path = /href="(\/story\/[^"#?]+)"/.exec(page)?.[1];
  if (!path) throw new Error('The front page links to no story.');
  return path;
}
