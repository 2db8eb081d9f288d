import { type Config, ConfigError, mistypedInEnvironment, readConfig } from '../config.ts';
import { type Publisher, publisherLookup } from '../contract/contract.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/database.ts';
import { makeFoldersSync } from '../disk/disk.ts';
import { composeStory } from '../pipeline/5-group/group.ts';
import { createReadWorker, type ReadWorker } from '../pipeline/read-in-worker.ts';
import { readPublishers } from '../publishers/publishers.ts';
import { openStore, type Rebuild, type Store } from '../store/store.ts';
import { createLog, type Logger } from './log.ts';
import { createShutdown } from './shutdown.ts';

/** What every command that touches the database works with. */
export interface House {
  config: Config;
  log: Logger;
  /** The one clock of the process: real, or standing still at HELDER_NOW. */
  now: () => Date;
  store: Store;
  publishers: Publisher[];
  /** In plain words: where the database is. */
  database: string;
  /** The thread that reads feeds; it starts when it is first asked for. */
  reader(): ReadWorker;
  shutdown: ReturnType<typeof createShutdown>;
}

/**
 * Reads configuration and publishers, opens the database (built-in, or DATABASE_URL) and migrates it.
 * Everything opened is closed again when a later step fails.
 * @param options.starter  use the starter configuration of a plain `npm start`
 * @param options.join     the command does one thing and may do it beside a Helder that runs on the same data
 * @param options.reads    the command reads feeds: the thread for it starts while the database does
 * @param options.shared   the command shares its database with other processes, so DATABASE_URL is needed
 * @throws ConfigError, PublisherFaults, or an Error in plain words
 */
export async function openHouse(
  options: { starter?: boolean; join?: boolean; reads?: boolean; shared?: boolean; now?: Date } = {},
): Promise<House> {
  const config = readConfig(process.env, { starter: options.starter ?? false });
  if (options.shared && !config.databaseUrl)
    throw new ConfigError([
      'DATABASE_URL is not set: this command shares its database with other processes. Or use `npm start`.',
    ]);
  const { publishers } = readPublishers(config.publishers);
  const log = createLog(config);
  for (const mistyped of mistypedInEnvironment(process.env)) log.warn({}, mistyped);
  const shutdown = createShutdown(log);
  const fixed = options.now ?? config.fixedNow;
  const now = fixed ? () => fixed : () => new Date();
  let thread: ReadWorker | undefined;
  const reader = (): ReadWorker => (thread ??= createReadWorker({ publishers }));
  shutdown.add('reader', async () => thread?.close());
  try {
    if (options.reads) reader();
    if (config.databaseUrl) makeDataFolder(config.dataDir);
    const { connectionString, database } = config.databaseUrl
      ? { connectionString: config.databaseUrl, database: 'PostgreSQL at DATABASE_URL' }
      : inWords(await startBuiltIn(config, log, shutdown, options.join));
    const store = await openStore({ connectionString, log, rebuild: storiesFromReports(publishers), now });
    shutdown.add('store', () => store.close());
    return {
      config,
      log,
      now,
      store,
      publishers,
      database,
      reader,
      shutdown,
    };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

/** With a database elsewhere it still holds pictures and letters. The built-in one says itself what is wrong with its folder. */
function makeDataFolder(folder: string): void {
  try {
    makeFoldersSync(folder);
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be a folder: ${(error as Error).message}`]);
  }
}

/** Tells a story that the store cannot read again, as of the last report that was seen. */
function storiesFromReports(publishers: Publisher[]): Rebuild {
  const lookup = publisherLookup(publishers);
  return (storyId, reports) => {
    const seen = reports.map(({ firstSeenAt }) => Date.parse(firstSeenAt));
    return composeStory(storyId, reports, [], lookup, new Date(Math.max(...seen)));
  };
}

/** Its folder by name, since it is not always in DATA_DIR: whoever makes a backup must find it. */
const inWords = ({ connectionString, folder }: EmbeddedPostgres) => ({
  connectionString,
  database: `built-in PostgreSQL, files in ${folder}`,
});

/** Starts the built-in PostgreSQL until the house closes, or joins the one that runs. */
export async function startBuiltIn(
  config: Config,
  log: Logger,
  shutdown: House['shutdown'],
  join = false,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log, join });
  shutdown.add('built-in PostgreSQL', () => postgres.stop());
  return postgres;
}

/** Opens the house for a command that goes on until it is stopped; everything is closed again when `start` fails. */
export async function stayOpen(
  options: Parameters<typeof openHouse>[0],
  start: (house: House) => Promise<void>,
): Promise<void> {
  const house = await openHouse(options);
  house.shutdown.onSignals();
  try {
    await start(house);
  } catch (error) {
    await house.shutdown.run();
    throw error;
  }
}

/** Opens the house for a command that does one thing and ends, also while Helder runs. */
export async function withHouse<T>(
  work: (house: House) => Promise<T>,
  options?: Parameters<typeof openHouse>[0],
): Promise<T> {
  const house = await openHouse({ join: true, ...options });
  house.shutdown.onSignals({ errand: true });
  try {
    return await work(house);
  } finally {
    await house.shutdown.run();
  }
}
