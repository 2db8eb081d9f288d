import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/**
 * For calls that set or take a cookie: refuses what a browser sends on behalf of another site. (It could not send our
 * calls' JSON anyway without asking first, and we never say yes; this holds if that should ever change.)
 * @throws Refusal
 */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  // Programs do not say it, nor do browsers to plain http addresses other than localhost: there only the JSON holds.
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, 'CROSS_SITE');
}
