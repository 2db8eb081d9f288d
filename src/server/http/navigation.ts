/** A browser that asks for a document to show, as opposed to a program that asks for data. */
import type { FastifyRequest } from 'fastify';

/** Headers that the answer to this question hangs on, for Vary. */
export const NAVIGATION_HEADERS = 'Accept, Sec-Fetch-Mode';

export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  // Browsers say it, except to plain http addresses other than localhost.
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}
