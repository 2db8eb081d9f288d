import { type Accounts, openAccounts } from '../accounts/accounts.ts';
import type { PageRenderer } from '../contract/contract.ts';
import { createServer, type HousePictures, openPictures, type ServerOptions } from '../server/server.ts';
import { printBanner } from './banner.ts';
import { openHouseEdition } from './edition.ts';
import { type Listening, listen, stopListening } from './listen.ts';
import { houseMailer } from './mailer.ts';
import { type House, stayOpen } from './open.ts';
import { loadRenderer } from './renderer.ts';

/** Pages from source instead of from the build. */
export interface Development {
  renderer: PageRenderer;
  /** Sees every request first. */
  middleware: NonNullable<ServerOptions['develop']>;
  close(): Promise<void>;
}

/** Opens the edition and serves it. The server is reachable when this resolves. */
export async function startWeb(
  house: House,
  pictures: HousePictures,
  development?: Development,
): Promise<Listening> {
  const { config, store, log, now, shutdown } = house;
  const edition = await openHouseEdition(house);
  const renderer = development?.renderer ?? (await loadRenderer());
  const app = await createServer({
    config,
    publishers: house.publishers,
    store,
    accounts: openHouseAccounts(house),
    edition,
    pictures,
    renderer,
    now,
    log,
    ...(development && { develop: development.middleware }),
  });
  shutdown.add('web server', async () => {
    // First what a page may still wait for, so that the server is not waited for in turn.
    await development?.close();
    await stopListening(app);
  });
  return listen(app, config);
}

function openHouseAccounts(house: House): Accounts {
  const { config, store, now, log } = house;
  const { flags, demoSignIn, priceList, billingPortalUrl } = config;
  return openAccounts({
    store,
    mailer: houseMailer(house),
    signInEnabled: flags.signInEnabled,
    demoSignIn,
    priceList,
    portalUrl: billingPortalUrl,
    now,
    log,
  });
}

/** `helder web`: one of several web processes beside a worker, on a shared database. */
export function runWeb(): Promise<void> {
  return stayOpen({ shared: true }, async (house) => {
    const address = await startWeb(house, openPictures(house));
    printBanner(house, address, 'web only; a worker elsewhere fetches and groups');
  });
}
