import { MS_PER_DAY } from '../contract/contract.ts';
import type { SavedStoriesTable } from '../store/types.ts';
import type { Job, JobTools } from './job.ts';

/** Days after which a picture that could not be had is given up: some thirty tries. */
const TRIES_FOR_DAYS = 7;
/** One after the other: a publisher that is slow or gone is not asked for many at once. */
const MOST_PER_ROUND = 50;

interface Tools extends Pick<JobTools, 'keepPicture' | 'now' | 'log'> {
  store: { savedStories: Pick<SavedStoriesTable, 'withoutPicture'> };
}

/**
 * Keeps pictures of saved stories that could not be kept when the stories were saved: the publisher did not answer, or we were being
 * stopped. Twice would keep nothing more.
 */
export const savedPictures = ({ store, keepPicture, now, log }: Tools): Job => ({
  name: 'saved-pictures',
  schedule: '47 3,9,15,21 * * *',
  atStart: true,
  async run() {
    const since = new Date(now().getTime() - TRIES_FOR_DAYS * MS_PER_DAY);
    const saves = await store.savedStories.withoutPicture(since, MOST_PER_ROUND);
    let kept = 0;
    for (const save of saves) if (await keepPicture(save)) kept += 1;
    if (saves.length > 0)
      log.info({ tried: saves.length, kept }, 'tried again to keep pictures of saved stories');
    return undefined;
  },
});
