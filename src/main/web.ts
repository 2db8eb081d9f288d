import { createServer } from '../server/server.ts';
import { printBanner } from './banner.ts';
import { openHouseEdition } from './edition.ts';
import { type Listening, listen } from './listen.ts';
import { type House, openHouse } from './open.ts';
import { loadRenderer } from './renderer.ts';

/** Opens the edition and serves it. The server is reachable when this resolves. */
export async function startWeb(house: House): Promise<Listening> {
  const { config, store, log, now, shutdown } = house;
  const edition = await openHouseEdition(house);
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
  return listen(app, config);
}

/** `helder web`: one of several web processes beside a worker, on a shared database. */
export async function runWeb(): Promise<void> {
  const house = await openHouse({ shared: true });
  house.shutdown.onSignals();
  try {
    const address = await startWeb(house);
    printBanner(house, address, 'web only; a worker elsewhere fetches and groups');
  } catch (error) {
    await house.shutdown.run();
    throw error;
  }
}
