import { allJobs, startJobs } from '../jobs/jobs.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { houseMailer } from './mailer.ts';
import { type House, stayOpen } from './open.ts';
import { openPipeline } from './pipeline.ts';

/** Does every job at its times, beside any number of other workers on the same database. The first round comes at once. */
export async function startWorker(house: House, pipeline: Pipeline): Promise<void> {
  const { store, log, now, shutdown } = house;
  const last = await store.lastRound.read();
  const ageSeconds = last && Math.round((now().getTime() - last.at.getTime()) / 1_000);
  log.info({ lastRound: last && { ...last, ageSeconds } }, 'worker starts');
  const stop = await startJobs(allJobs({ ...house, pipeline, letters: houseMailer(house) }), {
    queue: store.queue,
    log,
  });
  shutdown.add('job queue', stop);
}

/** `helder worker`: fetches and groups for any number of web processes on a shared database. */
export function runWorker(): Promise<void> {
  return stayOpen({ shared: true, reads: true }, async (house) => {
    const pipeline = await openPipeline(house);
    await startWorker(house, pipeline);
    house.log.info({ publishers: house.publishers.length, database: house.database }, 'worker running');
  });
}
