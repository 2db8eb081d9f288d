import type { QueueDatabase } from '../store/types.ts';

/** Less than this is not worth mending: the queue looks at its schedules twice a minute. */
const SLACK = "interval '1 minute'";

/**
 * The queue notes when it last looked at its schedules, and calls nothing twice for one minute of the clock. After a clock that ran
 * ahead is put right, it would call nothing for as long as the clock was ahead; so what it noted in the future is forgotten.
 */
const FORGET = `
  with future as (delete from pgboss.job where created_on > now() + ${SLACK} and state <> 'active')
  update pgboss.version
     set cron_on = least(cron_on, now()), maintained_on = least(maintained_on, now()),
         monitored_on = least(monitored_on, now())
   where greatest(cron_on, maintained_on, monitored_on) > now() + ${SLACK}`;

/** Lets the queue go on after its clock was put back. Does nothing at any other time. */
export async function forgetFuture(queue: QueueDatabase): Promise<void> {
  await queue.executeSql(FORGET);
}
