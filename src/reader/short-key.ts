import { createHash } from 'node:crypto';

/** What something is remembered by, as short for much as for little: another one wherever it differs as JSON. */
export const shortKey = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url');
