import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MS_PER_DAY } from '../contract/contract.ts';
import { createFetcher, type FetcherOptions } from '../pipeline/1-fetch/fetch.ts';
import { createPipeline, type Pipeline } from '../pipeline/pipeline.ts';
import { openDemoFeeds } from '../publishers/publishers.ts';
import type { House } from './open.ts';

const DEMO_FOLDER = 'demo';

/** Puts the pipeline together over the network, a reading thread and the demo feeds. */
export async function openPipeline(house: House): Promise<Pipeline> {
  const { config, store, publishers, log, now, shutdown } = house;
  const demoFeed = await demoFeeds(house);
  const fetcher = createFetcher({
    userAgentContact: [config.publicUrl, config.contactEmail].filter(Boolean).join('; '),
    allow: config.fetchAllow,
    now,
    log,
    ...(demoFeed && { demoFeed }),
  });
  shutdown.add('fetcher', () => fetcher.close());
  return createPipeline({
    store,
    publishers,
    fetcher,
    reader: house.reader(),
    now,
    log,
    demo: config.demo,
    limits: { windowDays: config.windowDays },
  });
}

/** The invented publishers' feeds, told relative to the time they were first told in this database. */
async function demoFeeds({ config, store, publishers, now }: House): Promise<FetcherOptions['demoFeed']> {
  // PUBLISHERS may name the demo folder itself, its parent, or neither.
  const folder = [config.publishers, join(config.publishers, DEMO_FOLDER)].find((path) =>
    existsSync(join(path, 'events')),
  );
  if (!folder || !publishers.some(({ demo }) => demo)) return undefined;
  const demo = openDemoFeeds(folder, publishers);
  const lifeMs = config.windowDays * MS_PER_DAY;
  // Its stories, and not its feeds: these leave the queue while nobody needs a demo.
  const newest = await store.newestDemoDate(new Date(now().getTime() - lifeMs));
  return demo.teller(newest, now, lifeMs);
}
