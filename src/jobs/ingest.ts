import { ROUND_LATE_AFTER_SECONDS } from '../contract/contract.ts';
import type { LastRoundTable } from '../store/types.ts';
import type { Job, JobTools } from './job.ts';

/** While another process holds the ingest lock: soon enough to take over from one that dies. */
const LOOK_AGAIN_SECONDS = 15;

const LATE = 'no round has ended for a long time';
const AHEAD = 'the last round lies in the future: the clock ran ahead and has been put right';

interface Tools extends Pick<JobTools, 'pipeline' | 'now' | 'log'> {
  store: { lastRound: Pick<LastRoundTable, 'read'> };
}

/**
 * Asks the feeds that are due; each has its own interval. Whoever holds the ingest lock runs the round, and a process
 * that dies lets go of it, so nothing has to be known of who ran the last one.
 */
export const ingest = ({ pipeline, store, now, log }: Tools): Job => ({
  name: 'ingest-round',
  schedule: '* * * * *',
  atStart: true,
  async run() {
    const last = await store.lastRound.read();
    const ageSeconds = last ? Math.round((now().getTime() - last.at.getTime()) / 1_000) : null;
    if (ageSeconds !== null && Math.abs(ageSeconds) > ROUND_LATE_AFTER_SECONDS)
      log.warn({ lastRound: last?.at, ageSeconds }, ageSeconds > 0 ? LATE : AHEAD);
    const summary = await pipeline.round();
    return summary ? undefined : { againInSeconds: LOOK_AGAIN_SECONDS };
  },
});
