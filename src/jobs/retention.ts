import { MS_PER_DAY, provenTime } from '../contract/contract.ts';
import type { SavedPicturesTable, SavedStoriesTable, Store } from '../store/types.ts';
import type { Job, JobTools } from './job.ts';

interface Tools extends Pick<JobTools, 'config' | 'now' | 'log'> {
  store: Pick<Store, 'newestDateGiven' | 'prune'> & {
    savedStories: Pick<SavedStoriesTable, 'forgetRemoved'>;
    savedPictures: Pick<SavedPicturesTable, 'prune'>;
  };
}

/**
 * Removes stories that are kept no longer, and what readers removed from their saved stories: some times a day and at each start, since
 * a machine that sleeps every night is never awake at a quiet hour and may not be started again for months. Twice would remove nothing
 * more. What readers removed goes by the clock alone: they meant it to go.
 */
export const retention = ({ store, config, now, log }: Tools): Job => ({
  name: 'retention',
  schedule: '17 3,9,15,21 * * *',
  atStart: true,
  retries: 5,
  async run() {
    const clock = now();
    const newestNews = await store.newestDateGiven();
    const proven = provenTime(clock, newestNews).getTime();
    if (clock.getTime() - proven > MS_PER_DAY)
      log.warn(
        { clock, newestNews },
        'the clock runs ahead, or no news has come for a long time: removals and payments wait for news of that date',
      );
    const stories = await store.prune(new Date(proven - config.retentionDays * MS_PER_DAY));
    const saves = await store.savedStories.forgetRemoved(clock);
    const savedPictures = await store.savedPictures.prune();
    log.info(
      { stories, saves, savedPictures },
      'removed expired stories, saves that readers removed, and saved pictures no longer needed',
    );
    return undefined;
  },
});
