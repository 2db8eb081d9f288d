import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readConfig } from '../../config.ts';
import { expected, FILE_NAME_PATTERN, LanguageCode, type Publisher } from '../../contract/contract.ts';
import { createPipeline, type FeedBody } from '../../pipeline/pipeline.ts';
import { createReadWorker } from '../../pipeline/read-in-worker.ts';
import { type CapturedFeed, readPublishers, sourcesOf } from '../../publishers/publishers.ts';
import { type House, withHouse } from '../open.ts';
import { fileIn, timeIn, UsageError } from './options.ts';
import { printSummary } from './summary.ts';

const CaptureSchema = Type.Object({
  file: Type.String({ pattern: FILE_NAME_PATTERN }),
  publisher: Type.String({ minLength: 1 }),
  feed_url: Type.Union([Type.String(), Type.Null()]),
  lang: LanguageCode,
  /** When it was captured, in any form a date can be read from. */
  date: Type.Union([Type.String(), Type.Null()]),
  set: Type.Optional(Type.String()),
});
type Capture = Static<typeof CaptureSchema>;

/**
 * Runs captured feeds through the whole pipeline into the database.
 * @param folder  feed files and an index.json that says for each: file, publisher, feed_url, lang, date, set
 * @param options.publishers  file or folder of publishers beside those of the PUBLISHERS setting
 * @throws UsageError, or Error that names what is not there or whose publisher is unknown, before a database is opened
 */
export async function replay(
  folder: string,
  options: { now?: string; set?: string; publishers?: string },
): Promise<void> {
  const captures = readIndex(folder).filter(({ set }) => !options.set || set === options.set);
  if (captures.length === 0)
    throw new UsageError(
      `${join(folder, 'index.json')} lists no captures${options.set ? ` of set "${options.set}"` : ''}`,
    );
  const absent = captures.map(({ file }) => join(folder, file)).filter((file) => !existsSync(file));
  if (absent.length > 0) throw new Error(`index.json lists files that are missing: ${absent.join(', ')}`);
  const now = options.now ? timeIn(options.now) : newestDate(captures);
  const paths = [readConfig(process.env).publishers, ...(options.publishers ? [options.publishers] : [])];
  const publishers = paths.flatMap((path) => readPublishers(path).publishers);
  const captured = sourcesOf(captures, publishers);
  await withHouse((house) => replayFeeds(house, publishers, folder, captured), { now });
}

async function replayFeeds(
  house: House,
  publishers: Publisher[],
  folder: string,
  captured: CapturedFeed[],
): Promise<void> {
  const reader = createReadWorker({ publishers });
  house.shutdown.add('reader', () => reader.close());
  const { store, now, log, config } = house;
  const pipeline = createPipeline({
    store,
    publishers,
    fetcher: { fetchDue: async () => {} },
    reader,
    now,
    log,
    demo: 'off',
    limits: { windowDays: config.windowDays },
  });
  async function* read(): AsyncGenerator<FeedBody> {
    for (const { file, publisher, feed } of captured)
      yield { publisher, feed, bytes: await readFile(join(folder, file)), contentType: null };
  }
  const summary = await pipeline.replay(read(), ({ feeds, items, reports }) => {
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${feeds.asked} of ${captured.length} feeds, ${items} items, ${reports} reports`,
      );
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  if (!summary) throw new Error('Another process is running a round on this database.');
  printSummary(summary);
}

function readIndex(folder: string): Capture[] {
  const path = fileIn(join(folder, 'index.json'));
  const text = readFileSync(path, 'utf8');
  let index: unknown;
  try {
    index = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const schema = Type.Array(CaptureSchema);
  if (Value.Check(schema, index)) return index;
  const [fault] = Value.Errors(schema, index);
  throw new Error(
    `${path}: ${fault?.instancePath || 'the file'} ${fault ? expected(fault) : 'is not understood'}`,
  );
}

function newestDate(captures: Capture[]): Date {
  const times = captures.map(({ date }) => Date.parse(date ?? '')).filter(Number.isFinite);
  if (times.length === 0) throw new UsageError('No capture has a readable date; give the time with --now.');
  return new Date(Math.max(...times));
}
