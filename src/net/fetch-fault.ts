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
const BY_ERROR_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-network',
  ENETUNREACH: 'no-network',
  EHOSTUNREACH: 'no-network',
  ECONNREFUSED: 'connection-refused',
  ECONNRESET: 'connection-lost',
  UND_ERR_SOCKET: 'connection-lost',
  EPIPE: 'connection-lost',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'connection-lost',
  HPE_INVALID_EOF_STATE: 'connection-lost',
  ETIMEDOUT: TOO_SLOW,
  UND_ERR_CONNECT_TIMEOUT: TOO_SLOW,
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
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return tooSlow();
  if (error instanceof AggregateError && error.errors.length > 0) return asFetchFault(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|LEAF_SIGNATURE|INVALID_CA|HOSTNAME_MISMATCH/.test(code))
    return new FetchFault('bad-certificate', error.message);
  if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code))
    return new FetchFault('bad-compression', error.message);
  const name = BY_ERROR_CODE[code] ?? 'fetch-failed';
  return name === TOO_SLOW ? tooSlow() : new FetchFault(name, error.message || code);
}

const tooSlow = (): FetchFault => new FetchFault(TOO_SLOW, 'The server took too long.');
