/** Measures of grouping: how well predicted stories agree with stories that people made. */

/** Labels per report index. */
export interface Gold {
  story: Map<string, string>;
  /** Streamed but not scored: roundups and mixed live blogs. */
  unscored: Set<string>;
}

export interface Agreement {
  reports: number;
  bcubed: PrecisionRecall;
  pairs: PrecisionRecall;
  /** B³ over the reports whose true story has several: singletons make plain B³ look good. */
  multi: PrecisionRecall;
}

export interface PrecisionRecall {
  precision: number;
  recall: number;
  f1: number;
}

/** Gold file: one story per line = report indexes; "?" = not scored; "#" = comment; unlisted = a story of its own. */
export function readGold(text: string): Gold {
  const gold: Gold = { story: new Map(), unscored: new Set() };
  for (const [line, content] of text.split(/\r?\n/).entries()) {
    const indexes = content.replace(/^\?/, '').trim().split(/\s+/).filter(Boolean);
    if (content.startsWith('#')) continue;
    for (const index of indexes) {
      if (content.startsWith('?')) gold.unscored.add(index);
      else gold.story.set(index, `gold-${line}`);
    }
  }
  return gold;
}

/** B³, pairwise and multi-B³ agreement of predicted stories (by report index) with the gold. */
export function agreement(predicted: Map<string, string>, gold: Gold): Agreement {
  const scored = [...predicted].filter(([index]) => !gold.unscored.has(index));
  const labels = scored.map(([index, story]) => ({
    found: story,
    real: gold.story.get(index) ?? `alone-${index}`,
  }));
  const found = count(labels.map((label) => label.found));
  const real = count(labels.map((label) => label.real));
  const both = count(labels.map((label) => `${label.found}\t${label.real}`));
  const sums = { precision: 0, recall: 0, multiPrecision: 0, multiRecall: 0, multi: 0 };
  for (const label of labels) {
    const together = both.get(`${label.found}\t${label.real}`) ?? 0;
    const realSize = real.get(label.real) ?? 1;
    const precision = together / (found.get(label.found) ?? 1);
    const recall = together / realSize;
    sums.precision += precision;
    sums.recall += recall;
    if (realSize < 2) continue;
    sums.multi++;
    sums.multiPrecision += precision;
    sums.multiRecall += recall;
  }
  return {
    reports: labels.length,
    bcubed: precisionRecall(sums.precision / labels.length, sums.recall / labels.length),
    pairs: precisionRecall(pairs(both) / (pairs(found) || 1), pairs(both) / (pairs(real) || 1)),
    multi: precisionRecall(sums.multiPrecision / (sums.multi || 1), sums.multiRecall / (sums.multi || 1)),
  };
}

function count(labels: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

function pairs(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
}

function precisionRecall(precision: number, recall: number): PrecisionRecall {
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}
