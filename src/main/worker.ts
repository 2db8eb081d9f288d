import { openSaved } from '../accounts/accounts.ts';
import { allJobs, startJobs } from '../jobs/jobs.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { type HousePictures, keepPicture, openPictures } from '../server/server.ts';
import type { StoredSave } from '../store/types.ts';
import { houseMailer } from './mailer.ts';
import { type House, stayOpen } from './open.ts';
import { openPipeline } from './pipeline.ts';

/** Does every job at its times, beside any number of other workers on the same database. The first round comes at once. */
export async function startWorker(house: House, pipeline: Pipeline, pictures: HousePictures): Promise<void> {
  const { store, log, now, shutdown } = house;
  const last = await store.lastRound.read();
  const ageSeconds = last && Math.round((now().getTime() - last.at.getTime()) / 1_000);
  log.info({ lastRound: last && { ...last, ageSeconds } }, 'worker starts');
  const saved = openSaved(house);
  const tools = {
    ...house,
    pipeline,
    keepPicture: (save: StoredSave) => keepPicture({ saved, pictures }, save),
    letters: houseMailer(house),
  };
  const stop = await startJobs(allJobs(tools), { queue: store.queue, log });
  shutdown.add('job queue', stop);
}

/** `helder worker`: fetches and groups for any number of web processes on a shared database. */
export function runWorker(): Promise<void> {
  return stayOpen({ shared: true, reads: true }, async (house) => {
    const pipeline = await openPipeline(house);
    const pictures = openPictures(house);
    await pictures.open();
    house.shutdown.add('pictures', () => pictures.close());
    await startWorker(house, pipeline, pictures);
    house.log.info({ publishers: house.publishers.length, database: house.database }, 'worker running');
  });
}
