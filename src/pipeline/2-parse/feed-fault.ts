import type { Fault } from '../../contract/contract.ts';

/** Thrown when the bytes are no feed at all; a damaged feed is read as far as it goes instead. */
export class FeedFault extends Error implements Fault {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FeedFault';
    this.code = code;
  }
}
