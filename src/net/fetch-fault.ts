import type { Fault } from '../contract/contract.ts';

/** Why an address could not be fetched, under a name that can be counted and shown. */
export class FetchFault extends Error implements Fault {
  readonly code: string;
  /** Seconds the server asked us to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(code: string, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'FetchFault';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const TOO_SLOW = 'too-slow';
const NO_CONNECTION = 'no-connection';
const SAID_OF: Readonly<Record<string, string>> = {
  [TOO_SLOW]: 'The server took too long.',
  [NO_CONNECTION]: 'No connection to the server came about in time.',
};
const BY_ERROR_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-network',
  ENETUNREACH: 'no-network',
  EHOSTUNREACH: 'no-network',
  ECONNREFUSED: 'connection-refused',
  ETIMEDOUT: NO_CONNECTION,
  UND_ERR_CONNECT_TIMEOUT: NO_CONNECTION,
  ECONNRESET: 'connection-lost',
  UND_ERR_SOCKET: 'connection-lost',
  EPIPE: 'connection-lost',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'connection-lost',
  HPE_INVALID_EOF_STATE: 'connection-lost',
  UND_ERR_HEADERS_TIMEOUT: TOO_SLOW,
  UND_ERR_BODY_TIMEOUT: TOO_SLOW,
  UND_ERR_HEADERS_OVERFLOW: 'headers-too-large',
};

/** Gives whatever an HTTP client threw one of our names. */
export function asFetchFault(error: unknown): FetchFault {
  if (error instanceof FetchFault) return error;
  if (!(error instanceof Error)) return new FetchFault('fetch-failed', String(error));
  // The guard's fault arrives as the cause of the client's own error.
  if (error.cause instanceof FetchFault) return error.cause;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return named(TOO_SLOW);
  if (error instanceof AggregateError && error.errors.length > 0) return asFetchFault(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|LEAF_SIGNATURE|INVALID_CA|HOSTNAME_MISMATCH/.test(code))
    return new FetchFault('bad-certificate', error.message);
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code))
    return new FetchFault('bad-compression', error.message);
  return named(BY_ERROR_CODE[code] ?? 'fetch-failed', error.message || code);
}

/** Under a name of ours, with our sentence where we have one. */
const named = (name: string, message = name): FetchFault => new FetchFault(name, SAID_OF[name] ?? message);
