import { publisherLookup } from '../contract/contract.ts';
import { type Edition, openEdition } from '../edition/edition.ts';
import type { House } from './open.ts';

/** The edition of this house: every command ranks the same stories. It closes with the house. */
export async function openHouseEdition({
  config,
  store,
  publishers,
  now,
  log,
  shutdown,
}: House): Promise<Edition> {
  const edition = await openEdition({
    store,
    publishers: publisherLookup(publishers),
    now,
    windowDays: config.windowDays,
    retentionDays: config.retentionDays,
    use20Stories: config.flags.use20StoriesEnabled,
    demo: config.demo,
    log,
  });
  shutdown.add('edition', () => edition.close());
  return edition;
}
