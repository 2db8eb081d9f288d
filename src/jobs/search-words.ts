import type { Store } from '../store/types.ts';
import type { Job, JobTools } from './job.ts';

/** A pause for whoever reads and publishes while thousands of stories are indexed again. */
const NEXT_BATCH_SECONDS = 1;

interface Tools extends Pick<JobTools, 'log'> {
  store: Pick<Store, 'renewWords'>;
}

/** After an update that finds stories by more words: also those that were stored before it, a batch at a time. */
export const searchWords = ({ store, log }: Tools): Job => ({
  name: 'search-words',
  schedule: '41 3 * * *',
  atStart: true,
  retries: 5,
  async run() {
    const stories = await store.renewWords();
    if (stories === 0) return undefined;
    log.info({ stories }, 'indexed again the stories that an older release had stored');
    return { againInSeconds: NEXT_BATCH_SECONDS };
  },
});
