import { type Edition, openEdition } from '../edition/edition.ts';
import { createServer } from '../server/server.ts';
import { printBanner } from './banner.ts';
import { type Listening, listen } from './listen.ts';
import { type House, openHouse } from './open.ts';
import { loadRenderer } from './renderer.ts';

export interface RunningWeb {
  edition: Edition;
  address: Listening;
}

/** Opens the edition and serves it. The server is reachable when this resolves. */
export async function startWeb(house: House): Promise<RunningWeb> {
  const { config, store, log, now, shutdown } = house;
  const edition = await openEdition({
    store,
    now,
    windowDays: config.windowDays,
    use20Stories: config.flags.use20StoriesEnabled,
    demo: config.demo,
    log,
  });
  shutdown.add('edition', () => edition.close());
  const renderer = await loadRenderer();
  const app = await createServer({
    config,
    publishers: house.publishers,
    store,
    edition,
    renderer,
    now,
    log,
  });
  shutdown.add('web server', () => app.close());
  return { edition, address: await listen(app, config) };
}

/** `helder web`: one of several web processes beside a worker, on a shared database. */
export async function runWeb(): Promise<void> {
  const house = await openHouse({ shared: true });
  house.shutdown.onSignals();
  try {
    const web = await startWeb(house);
    printBanner(house, web.address, 'web only; a worker elsewhere fetches and groups');
  } catch (error) {
    await house.shutdown.run();
    throw error;
  }
}
