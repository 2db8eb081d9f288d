import { MS_PER_DAY } from '../contract/contract.ts';
import type { Job, JobTools } from './job.ts';

/** Where feeds are asked, some news is never older than this. */
const BELIEVED_AHEAD_MS = MS_PER_DAY;

/**
 * Removes stories that are kept no longer: some times a day and at each start, since a machine that sleeps every night is never awake
 * at a quiet hour and may not be started again for months. Twice would remove nothing more.
 *
 * What is removed does not come back, so a clock that runs ahead must not remove everything: it is believed for a day after the newest
 * story, which has its date from a publisher. After months without news, what is too old goes once there are some again.
 */
export const retention = ({ store, config, now, log }: JobTools): Job => ({
  name: 'retention',
  schedule: '17 3,9,15,21 * * *',
  atStart: true,
  retries: 5,
  async run() {
    const clock = now();
    const newestStory = await store.newestStoryAt();
    const believed = newestStory ? newestStory.getTime() + BELIEVED_AHEAD_MS : Number.POSITIVE_INFINITY;
    const today = Math.min(clock.getTime(), believed);
    if (clock.getTime() - today > MS_PER_DAY)
      log.warn(
        { clock, newestStory },
        'the clock runs ahead, or no news came for long: retention counts from the newest story',
      );
    const stories = await store.prune(new Date(today - config.retentionDays * MS_PER_DAY));
    const savedPictures = await store.savedPictures.prune();
    log.info(
      { stories, savedPictures },
      'removed stories past their retention, and pictures nobody saved any more',
    );
    return undefined;
  },
});
