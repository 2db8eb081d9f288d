/** Calls that only somebody who is signed in may make: `Authorization: Bearer <AccessToken>`. No cookie is looked at. */
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { AccountFault, type TokenBearer } from '../../accounts/accounts.ts';
import type { App, Context } from '../context.ts';
import { KEPT_NOWHERE } from '../http/http-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `needsBearer`, after which it is read with `signedIn`, and by `knowsBearer`; null for strangers. */
    bearer: TokenBearer | null;
  }
}

/** RFC 6750; the name of the scheme is written in any case. */
const HEADER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;
/** Other schemes are no proof of ours: the password of a proxy in front comes along with every call. */
const IS_OURS = /^Bearer\b/i;

/** Call once, before the first route. */
export function installBearer(app: App): void {
  app.decorateRequest('bearer', null);
}

/**
 * Spread into a route's options. Everybody without a session that still lasts is refused before the body is read, with 401
 * NOT_AUTHENTICATED. Sessions are looked up each time: one that was ended is out at once, however long its token lives.
 */
export function needsBearer({ accounts }: Pick<Context, 'accounts'>): {
  preParsing: preParsingAsyncHookHandler;
} {
  return {
    preParsing: async (request, reply) => {
      const { authorization = '' } = request.headers;
      const token = HEADER.exec(authorization)?.[1];
      request.bearer = token === undefined ? null : await accounts.sessions.ofAccessToken(token);
      if (request.bearer) return;
      reply.header('www-authenticate', 'Bearer');
      throw new AccountFault('NOT_AUTHENTICATED');
    },
  };
}

/**
 * For calls that anybody may make, and that answer a signed-in reader in their own way. A proof that is shown must hold: to
 * somebody whose token has expired, the answer for strangers would show what they muted.
 */
export function knowsBearer(context: Pick<Context, 'accounts'>): { preParsing: preParsingAsyncHookHandler } {
  const { preParsing } = needsBearer(context);
  return {
    async preParsing(request, reply, payload) {
      if (!IS_OURS.test(request.headers.authorization ?? '')) return;
      reply.header('cache-control', KEPT_NOWHERE);
      await preParsing.call(this, request, reply, payload);
    },
  };
}

/** Who makes a call that `needsBearer`. @throws AccountFault where a route forgot to need it */
export function signedIn(request: FastifyRequest): TokenBearer {
  if (!request.bearer) throw new AccountFault('NOT_AUTHENTICATED');
  return request.bearer;
}
