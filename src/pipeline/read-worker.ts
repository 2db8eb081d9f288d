/** The thread that reads feeds: one that burns time or memory takes this thread with it, not the program. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Publisher, publisherLookup } from '../contract/contract.ts';
import { FeedFault } from './2-parse/parse.ts';
import { createFeedReader, type FeedBody, type ReadFeed, type ReadLimits } from './feed-reader.ts';

export interface ReadRequest {
  body: FeedBody;
  limits: ReadLimits;
}

/**
 * Errors do not cross threads with their class, so faults travel as data. Reports travel as JSON: so they are made in the way of those
 * that come from the database, and what is compiled for the ones holds for the others; and they take a quarter less memory.
 */
export type ReadReply =
  | 'ready'
  | { read: Omit<ReadFeed, 'reports'>; reports: string }
  | { fault: { code: string; message: string } };

const reader = createFeedReader(publisherLookup(workerData as Publisher[]));

function answer({ body, limits }: ReadRequest): ReadReply {
  try {
    const { reports, ...read } = reader.read(body, limits);
    return { read, reports: JSON.stringify(reports) };
  } catch (error) {
    if (error instanceof FeedFault) return { fault: { code: error.code, message: error.message } };
    return {
      fault: { code: 'parser-failed', message: error instanceof Error ? error.message : String(error) },
    };
  }
}

parentPort?.on('message', (request: ReadRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answer(request));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage('ready' satisfies ReadReply);
