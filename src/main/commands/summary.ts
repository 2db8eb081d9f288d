import type { RoundSummary } from '../../pipeline/pipeline.ts';
import { print } from './print.ts';

/** Prints what a round or replay did, one line a stage. */
export function printSummary(summary: RoundSummary): void {
  const { feeds, stories } = summary;
  const codes = (counts: Record<string, number>): string => {
    const listed = Object.entries(counts).map(([code, count]) => `${code} ${count}`);
    return listed.length > 0 ? ` (${listed.join(', ')})` : '';
  };
  const dropped = Object.values(summary.dropped).reduce((sum, count) => sum + count, 0);
  print(
    `feeds    ${feeds.asked} asked: ${feeds.read} read, ${feeds.unchanged} unchanged, ${feeds.faulty} faulty${codes(summary.feedFaults)}`,
    ...(feeds.notAsked > 0
      ? [`         ${feeds.notAsked} not asked: their host does not answer or asks us to wait`]
      : []),
    `items    ${summary.items} in the feeds, ${dropped} dropped${codes(summary.dropped)}`,
    `reports  ${summary.newReports} new, ${summary.known} known, ${summary.corrected} corrected`,
    `stories  ${stories.new} new, ${stories.changed} changed, ${stories.merged} merged`,
    `time     ${(summary.ms / 1000).toFixed(2)} s, ${summary.batches} ${summary.batches === 1 ? 'batch' : 'batches'}`,
  );
}
