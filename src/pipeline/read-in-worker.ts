import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LabelledReport, Publisher } from '../contract/contract.ts';
import { FeedFault } from './2-parse/parse.ts';
import type { FeedBody, FeedReader, ReadFeed, ReadLimits } from './feed-reader.ts';
import type { ReadReply, ReadRequest } from './read-worker.ts';

/** A feed of 10 MB takes a second; what takes longer than this is an attack. */
const KILL_AFTER_MS = 10_000;
/** A thread is ready within half a second, a busy machine's within some; one that is not by now never will be. */
const START_MS = 120_000;
/**
 * Memory of the thread, in MiB: what reading needs to know takes 60, and 16 MB of feed as text and items several times over.
 * With the usual 48 for what is young, it would keep as much garbage as it has of use.
 */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

export interface ReadWorker extends FeedReader {
  /**
   * Reads outside this thread, one feed after another.
   * @throws FeedFault when the bytes are no feed, and parser-too-slow, parser-failed
   */
  read(body: FeedBody, limits: ReadLimits): Promise<ReadFeed>;
  /** Ends the thread; what is still waiting fails with parser-failed. */
  close(): Promise<void>;
}

export interface ReadWorkerOptions {
  /** Those whose feeds may come. */
  publishers: readonly Publisher[];
  killAfterMs?: number;
  startMs?: number;
  /** Another worker file, for tests. */
  file?: URL;
}

interface Job {
  request: ReadRequest;
  done(read: ReadFeed): void;
  failed(fault: FeedFault): void;
}

/** One thread, started at once since it takes half a second, and again whenever a feed had to be stopped. */
export function createReadWorker(options: ReadWorkerOptions): ReadWorker {
  const killAfterMs = options.killAfterMs ?? KILL_AFTER_MS;
  const startMs = options.startMs ?? START_MS;
  const waiting: Job[] = [];
  let worker: Worker | null = start();
  let ready = false;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const started = startThread(options.file ?? workerFile(), options.publishers);
    started.on('message', (reply: ReadReply) => {
      // The last word of a thread that was stopped is about a feed that has failed already.
      if (started !== worker) return;
      if (reply === 'ready') {
        ready = true;
        clearTimeout(timer);
        timer = undefined;
        next();
      } else settle(reply);
    });
    started.on('error', (error) => replace(started, new FeedFault('parser-failed', error.message)));
    started.on('exit', () => replace(started, new FeedFault('parser-failed', 'The reader stopped.')));
    // An idle reader must not keep the program alive.
    started.unref();
    return started;
  }

  function settle(reply: Exclude<ReadReply, 'ready'>): void {
    const job = current;
    clearTimeout(timer);
    timer = undefined;
    current = null;
    worker?.unref();
    if (job && 'read' in reply)
      job.done({ ...reply.read, reports: JSON.parse(reply.reports) as LabelledReport[] });
    else if (job && 'fault' in reply) job.failed(new FeedFault(reply.fault.code, reply.fault.message));
    next();
  }

  /** Drops a thread that failed or was stopped; the feed it was reading fails, the others go on. */
  function replace(failed: Worker, fault: FeedFault): void {
    if (worker !== failed) return;
    worker = null;
    ready = false;
    void failed.terminate();
    // A thread that cannot even start would fail for ever: then the feed waiting for it fails.
    current ??= waiting.shift() ?? null;
    settle({ fault: { code: fault.code, message: fault.message } });
  }

  function next(): void {
    if (current || closed || waiting.length === 0) return;
    worker ??= start();
    worker.ref();
    const running = worker;
    if (!ready) {
      const fault = new FeedFault('parser-failed', `The reader was not ready after ${startMs} ms.`);
      timer ??= setTimeout(() => replace(running, fault), startMs);
      return;
    }
    current = waiting.shift() ?? null;
    timer = setTimeout(() => {
      replace(
        running,
        new FeedFault('parser-too-slow', `The feed took more than ${killAfterMs} ms to read.`),
      );
    }, killAfterMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    running.postMessage(current?.request);
  }

  return {
    read: (body, limits) =>
      new Promise((done, failed) => {
        if (closed) failed(new FeedFault('parser-failed', 'The reader is closed.'));
        else waiting.push({ request: { body, limits }, done, failed });
        next();
      }),
    async close() {
      closed = true;
      const fault = new FeedFault('parser-failed', 'The reader is closed.');
      for (const job of waiting.splice(0)) job.failed(fault);
      const last = worker;
      if (last) replace(last, fault);
      await last?.terminate();
    },
  };
}

/** Beside this file when run from source; beside the bundle, or one folder up from a shared chunk, when built. */
function workerFile(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('read-worker.ts', import.meta.url);
  const places = ['read-worker.js', '../read-worker.js'].map((name) => new URL(name, import.meta.url));
  const found = places.find((place) => existsSync(fileURLToPath(place)));
  if (!found) throw new Error(`read-worker.js is not beside ${import.meta.url}; build again`);
  return found;
}

/** From source the thread loads TypeScript through tsx first: flags do not reach threads on every Node version. */
function startThread(file: URL, publishers: readonly Publisher[]): Worker {
  const options = {
    execArgv: [],
    workerData: publishers,
    resourceLimits: MEMORY,
  };
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options);
  const tsx = import.meta.resolve('tsx/esm/api');
  const load = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(load, { ...options, eval: true });
}
