import type { LabelledReport } from '../contract/contract.ts';
import type { FeedState } from '../store/types.ts';
import type { StoryWriter, Written } from './6-write/write.ts';
import type { LiveGrouper } from './live-grouper.ts';

export interface Batch {
  reports: LabelledReport[];
  /** States of the feeds the reports came from: saved in the same transaction, where there is anything to publish. */
  feeds: FeedState[];
}

export interface BatchSummary extends Omit<Written, 'version'> {
  newReports: number;
  /** Reports that were not new, for whatever other reason, and those of them that their publisher has corrected. */
  known: number;
  corrected: number;
  /** Reports that are lost to the one stored before under their address. */
  filledAnew: number;
}

/**
 * Stages 5 and 6 for one batch: group what is new, write it. One batch at a time.
 * @throws when the database refuses or stays away; then nothing of the batch counts, and its feeds stay due
 */
export async function groupAndWrite(
  { reports, feeds }: Batch,
  { grouper, writer }: { grouper: LiveGrouper; writer: StoryWriter },
): Promise<BatchSummary> {
  const { fresh, corrected, filledAnew } = await writer.compare(reports);
  const hasNews = fresh.length + corrected.length > 0;
  const assignments = hasNews ? await grouper.group(fresh) : [];
  const { version, ...stories } = await writer.write({ fresh, corrected, assignments, feeds });
  if (version !== null) grouper.written(version);
  const known = reports.length - fresh.length - filledAnew;
  return { ...stories, newReports: fresh.length, known, corrected: corrected.length, filledAnew };
}
