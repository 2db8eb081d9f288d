import { withHouse } from '../open.ts';
import { openPipeline } from '../pipeline.ts';
import { printSummary } from './summary.ts';

/** One round now, with the summary on standard output. Fails when another process is ingesting. */
export async function ingest({ all }: { all: boolean }): Promise<void> {
  await withHouse(
    async (house) => {
      const pipeline = await openPipeline(house);
      const summary = await pipeline.round({ feeds: all ? 'all' : 'due' });
      if (!summary)
        throw new Error(
          `Another process is already running a round on this database${all ? ', of the feeds that are due. Try again in a moment.' : '; there is no need for a second.'}`,
        );
      printSummary(summary);
    },
    { reads: true },
  );
}
