import type { Job, JobTools } from './job.ts';

/**
 * Removes codes, counters and sessions that have had their time. They are good for nothing already; this is for whoever
 * looks into the database. Every hour, so that no address of somebody who only asked for a code stays longer.
 */
export const signInHousekeeping = ({ store, now, log }: JobTools): Job => ({
  name: 'sign-in-housekeeping',
  schedule: '41 * * * *',
  async run() {
    log.info({ removed: await store.tidySignIn(now()) }, 'removed what signing in left behind');
    return undefined;
  },
});
