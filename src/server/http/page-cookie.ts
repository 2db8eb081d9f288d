/** The cookie that names the session for rendering pages. Calls set it and take it back; none of them reads it. */
import type { FastifyReply } from 'fastify';
import { SESSION_IDLE_DAYS } from '../../accounts/accounts.ts';
import { sessionCookieName } from '../../contract/contract.ts';

const SECONDS_PER_DAY = 86_400;

/** @param pageToken what the pages of this session are asked for with; null forgets the cookie */
export function setPageCookie(reply: FastifyReply, pageToken: string | null, secure: boolean): void {
  const seconds = pageToken === null ? 0 : SESSION_IDLE_DAYS * SECONDS_PER_DAY;
  const parts = [
    `${sessionCookieName(secure)}=${pageToken ?? ''}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
