/** PostgreSQL's codes and classes for "not now": connection trouble, shutting down, out of connections, lost a race. */
const TRANSIENT_STATES = /^(08...|57P0[1-5]|53300|40001|40P01|55P03)$/;
/** Node's codes for a server that cannot be reached; ENOENT: its socket file is gone. */
const TRANSIENT_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTCONN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the client library says in words only. */
const TRANSIENT_WORDS =
  /connection terminated|connection error|timeout exceeded when trying to connect|timeout expired|connection ended/i;

/** True when the same call may succeed once the database is back. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isTransient);
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined) return TRANSIENT_STATES.test(code) || TRANSIENT_SYSTEM.has(code);
  return TRANSIENT_WORDS.test(error.message) || (error.cause !== undefined && isTransient(error.cause));
}
