/** The thread that parses: a feed that burns time or memory takes this thread with it, not the program. */
import { parentPort } from 'node:worker_threads';
import type { ParsedFeed } from '../../contract/contract.ts';
import { FeedFault, type ParseContext, parseFeed } from './parse.ts';

export interface ParseRequest {
  bytes: Uint8Array;
  context: ParseContext;
}

/** Errors do not cross threads with their class, so faults travel as data. */
export type ParseReply = 'ready' | { feed: ParsedFeed } | { fault: { code: string; message: string } };

function answer({ bytes, context }: ParseRequest): ParseReply {
  try {
    return { feed: parseFeed(bytes, context) };
  } catch (error) {
    if (error instanceof FeedFault) return { fault: { code: error.code, message: error.message } };
    return {
      fault: { code: 'parser-failed', message: error instanceof Error ? error.message : String(error) },
    };
  }
}

parentPort?.on('message', (request: ParseRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answer(request));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage('ready' satisfies ParseReply);
