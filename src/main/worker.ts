import PgBoss from 'pg-boss';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { type House, openHouse } from './open.ts';
import { openPipeline } from './pipeline.ts';

const ROUND = 'ingest-round';
const RETENTION = 'retention';
/** Due feeds are looked for every minute; each feed has its own interval in the queue. */
const EVERY_MINUTE = '* * * * *';
/** Old stories go at night, UTC. */
const EVERY_NIGHT = '17 3 * * *';
const POLL_SECONDS = 5;
/** A round that takes longer than this is given up and tried again, in minutes. */
const ROUND_EXPIRES_MINUTES = 30;
/** What a stop waits for a running round, in milliseconds. */
const STOP_WITHIN_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Restores the pipeline and puts its rounds on the job queue, so that one machine or many share the same schedule.
 * A first round is queued at once.
 */
export async function startWorker(house: House, pipeline: Pipeline): Promise<void> {
  const { store, config, log, now, shutdown } = house;
  const boss = new PgBoss({ connectionString: store.connectionString, application_name: 'helder-jobs' });
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue: the database did not answer'));
  await boss.start();
  shutdown.add('job queue', () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }));

  await boss.createQueue(ROUND, {
    name: ROUND,
    policy: 'stately',
    retryLimit: 2,
    expireInMinutes: ROUND_EXPIRES_MINUTES,
  });
  await boss.createQueue(RETENTION, { name: RETENTION, policy: 'stately' });
  await boss.work(ROUND, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await pipeline.round();
  });
  await boss.work(RETENTION, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    const gone = await store.prune(new Date(now().getTime() - config.retentionDays * DAY_MS));
    log.info({ stories: gone }, 'removed stories past their retention');
  });
  await boss.schedule(ROUND, EVERY_MINUTE);
  await boss.schedule(RETENTION, EVERY_NIGHT);
  await boss.send(ROUND, {});
}

/** `helder worker`: fetches and groups for any number of web processes on a shared database. */
export async function runWorker(): Promise<void> {
  const house = await openHouse({ shared: true });
  house.shutdown.onSignals();
  try {
    const pipeline = await openPipeline(house);
    await startWorker(house, pipeline);
    house.log.info({ publishers: house.publishers.length, database: house.database }, 'worker running');
  } catch (error) {
    await house.shutdown.run();
    throw error;
  }
}
