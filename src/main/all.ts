import { openPictures } from '../server/server.ts';
import { printBanner } from './banner.ts';
import { stayOpen } from './open.ts';
import { openPipeline } from './pipeline.ts';
import { type Development, startWeb } from './web.ts';
import { startWorker } from './worker.ts';

/**
 * `npm start`: web and worker in one process, on the starter configuration.
 * The demo round comes before the first page, so that a newcomer never meets an empty one; it needs no network.
 * @param develop opens what shows pages from source (`npm run dev`)
 */
export function runAll(develop?: () => Promise<Development>): Promise<void> {
  return stayOpen({ starter: true, reads: true }, async (house) => {
    const pipeline = await openPipeline(house);
    await pipeline.round({ feeds: 'demo' });
    const pictures = openPictures(house);
    const address = await startWeb(house, pictures, await develop?.());
    await startWorker(house, pipeline, pictures);
    printBanner(house, address, 'web and worker in this process');
  });
}
