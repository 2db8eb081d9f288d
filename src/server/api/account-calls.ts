/** What all calls about one's own account share. */
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type Static, Type } from 'typebox';
import { InterfaceLanguageSchema } from '../../contract/contract.ts';
import type { Context } from '../context.ts';
import { KEPT_NOWHERE } from '../http/http-cache.ts';
import { needsBearer, signedIn } from './bearer.ts';

/** The answer of calls that have nothing to say. */
export const DoneSchema = Type.Object({});
/** The language somebody is told something in; English when it is not said. */
export const LanguageQuerySchema = Type.Object({
  lang: Type.Optional(InterfaceLanguageSchema),
});
export type LanguageQuery = Static<typeof LanguageQuerySchema>;
/** For the `security` of a route's schema: how the API's description says that a call needs a bearer. */
export const SECURITY = [{ bearer: [] }];
/** The same of a call that anybody may make, and that answers a signed-in reader in their own way. */
export const SECURITY_IF_ANY = [{}, ...SECURITY];

/** Spread into a route's options: only the reader may make this call, and nothing on the way keeps the answer. */
export function ownCall(context: Context) {
  return { ...needsBearer(context), onRequest: keptNowhere };
}

const keptNowhere: onRequestAsyncHookHandler = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', KEPT_NOWHERE);
};

/** Spread into the options of a route whose body `accounts` reads itself: nothing guesses what a wrong type may mean. */
export const READ_INSIDE = { validatorCompiler: () => () => true } as const;

/** Whose account a call is about. */
export const accountOf = (request: FastifyRequest): string => signedIn(request).accountId;
