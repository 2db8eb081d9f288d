/** Lighthouse's verdict on a page as a phone loads it, with its own simulated throttling. */
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERCENT = 100;

/** 0–100. */
type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface Verdict {
  scores: Scores;
  /** Names of the audits that found something, in a category that is not perfect. */
  faults: string[];
}

/**
 * @param debuggingPort of a running Chromium
 * @param runs an odd number: the middle one by performance counts; a run that fails is told on the console and left out
 * @returns null when every run failed
 */
export async function judge(url: string, debuggingPort: number, runs: number): Promise<Verdict | null> {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run++)
    try {
      verdicts.push(await judgeOnce(url, debuggingPort));
    } catch (error) {
      console.error(`Lighthouse failed on ${url}:`, error);
    }
  verdicts.sort((a, b) => a.scores.performance - b.scores.performance);
  return verdicts[Math.floor(verdicts.length / 2)] ?? null;
}

async function judgeOnce(url: string, port: number): Promise<Verdict> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  const score = (name: (typeof CATEGORIES)[number]): number =>
    Math.round((categories[name]?.score ?? 0) * PERCENT);
  const scores: Scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
  const weighty = CATEGORIES.filter((name) => scores[name] < PERCENT)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { scores, faults: weighty.map(({ id }) => id) };
}
