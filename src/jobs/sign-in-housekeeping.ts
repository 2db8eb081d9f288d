import { provenTime } from '../contract/contract.ts';
import type { Store } from '../store/types.ts';
import type { Job, JobTools } from './job.ts';

interface Tools extends Pick<JobTools, 'letters' | 'now' | 'log'> {
  store: Pick<Store, 'newestDateGiven' | 'tidySignIn'>;
}

/**
 * Removes codes, counters, sessions and letters with codes that have had their time. They are good for nothing already; this is for
 * whoever looks into the database or the folder of letters: the address of somebody who only asked for a code does not stay.
 */
export const signInHousekeeping = ({ store, letters, now, log }: Tools): Job => ({
  name: 'sign-in-housekeeping',
  schedule: '*/5 * * * *',
  async run() {
    const clock = now();
    const proven = provenTime(clock, await store.newestDateGiven());
    const removed = { ...(await store.tidySignIn(clock, proven)), letters: await letters.tidy() };
    if (Object.values(removed).some((count) => count > 0))
      log.info({ removed }, 'removed expired sign-in data');
    return undefined;
  },
});
