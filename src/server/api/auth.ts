/** Signing in and out, and where somebody is signed in. The rules are in accounts/; this is their HTTP. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AccountFault, deviceOf } from '../../accounts/accounts.ts';
import {
  EmailBodySchema,
  type ErrorCode,
  RefreshBodySchema,
  RefreshedSchema,
  SessionsSchema,
  TokensSchema,
  UUID_PATTERN,
  VerifyBodySchema,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../http/device.ts';
import { Refusal } from '../http/errors.ts';
import { isFromHere } from '../http/forwarded.ts';
import { setPageCookie } from '../http/page-cookie.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { accountOf, DoneSchema, ownCall, SECURITY } from './account-calls.ts';
import { signedIn } from './bearer.ts';

const TAGS = ['Signing in'];
const SessionParams = Type.Object({ id: Type.String({ pattern: UUID_PATTERN }) });

/** @returns where a request comes from, as signing in wants to know it */
const askingOf = (request: FastifyRequest) => ({ ip: request.ip, isFromHere: isFromHere(request) });

export function authRoutes(app: App, context: Context): void {
  codeRoutes(app, context);
  sessionRoutes(app, context);
  providerRoutes(app);
}

function codeRoutes(app: App, { accounts: { signIn, sessions }, secure }: Context): void {
  const send = (path: string, summary: string, failure: 'MAIL_FAILED' | 'RESEND_FAILED'): void => {
    app.post(
      path,
      {
        schema: { summary, tags: TAGS, body: EmailBodySchema, response: { 200: DoneSchema } },
        onRequest: refuseOtherSites,
        config: { failure },
      },
      async (request, reply) => {
        const asking = { ...askingOf(request), language: languageOf(request.headers) };
        await signIn.sendCode(request.body.email, asking, failure);
        reply.header('cache-control', 'no-store');
        return {};
      },
    );
  };
  send('/auth/email/start', 'Sends a code to an address, whether or not it has an account', 'MAIL_FAILED');
  send('/auth/email/resend', 'Sends another code; the one before is good no longer', 'RESEND_FAILED');

  app.post(
    '/auth/email/verify',
    {
      schema: {
        summary: 'Signs in with a code',
        description:
          'Also sets the cookie that renders pages. A code is valid for ten minutes and five tries.',
        tags: TAGS,
        body: VerifyBodySchema,
        response: { 200: TokensSchema },
      },
      onRequest: refuseOtherSites,
      config: { failure: 'VERIFY_FAILED' },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const device = deviceOf(request.headers['user-agent']);
      const { tokens, pageToken } = await signIn.verify(email, code, { ...askingOf(request), device });
      setPageCookie(reply, pageToken, secure);
      reply.header('cache-control', 'no-store');
      return tokens;
    },
  );

  app.post(
    '/auth/refresh_token',
    {
      schema: {
        summary: 'New signed tokens in place of those that expire',
        description:
          'The refresh token stays the same. An id token that was replaced more than a minute ago ends the session once its successor has been used.',
        tags: TAGS,
        body: RefreshBodySchema,
        response: { 200: RefreshedSchema },
      },
      onRequest: refuseOtherSites,
    },
    async (request, reply) => {
      const { refresh_token: refreshToken, id_token: idToken } = request.body;
      const renewed = await sessions.renew({ refreshToken, idToken });
      if (!renewed) throw new AccountFault('NOT_AUTHENTICATED');
      const { pageToken, ...tokens } = renewed;
      setPageCookie(reply, pageToken, secure);
      reply.header('cache-control', 'no-store');
      return tokens;
    },
  );
}

function sessionRoutes(app: App, context: Context): void {
  const { sessions } = context.accounts;
  const forget = (reply: FastifyReply) => {
    setPageCookie(reply, null, context.secure);
    return {};
  };
  const mine = ownCall(context);

  app.post(
    '/auth/logout',
    {
      ...mine,
      schema: { summary: 'Ends this session', tags: TAGS, security: SECURITY, response: { 200: DoneSchema } },
    },
    async (request, reply) => {
      const { accountId, sessionId } = signedIn(request);
      await sessions.end(accountId, sessionId);
      return forget(reply);
    },
  );
  app.get(
    '/auth/sessions',
    {
      ...mine,
      schema: {
        summary: 'Where this account is signed in',
        tags: TAGS,
        security: SECURITY,
        response: { 200: SessionsSchema },
      },
    },
    async (request) => ({ sessions: await sessions.list(signedIn(request)) }),
  );
  app.delete(
    '/auth/sessions',
    {
      ...mine,
      schema: {
        summary: 'Signs out everywhere',
        tags: TAGS,
        security: SECURITY,
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      await sessions.endAll(accountOf(request));
      return forget(reply);
    },
  );
  app.delete(
    '/auth/sessions/:id',
    {
      ...mine,
      schema: {
        summary: 'Ends one session of this account',
        tags: TAGS,
        security: SECURITY,
        params: SessionParams,
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = signedIn(request);
      const { id } = request.params;
      if (!(await sessions.end(accountId, id))) throw new AccountFault('NOT_FOUND');
      return id === sessionId ? forget(reply) : {};
    },
  );
  app.delete(
    '/auth/page_cookie',
    {
      schema: {
        summary: 'Forgets the cookie that renders pages',
        description: 'For a browser that has lost its tokens. The session itself goes on until it expires.',
        tags: TAGS,
        response: { 200: DoneSchema },
      },
      onRequest: refuseOtherSites,
    },
    async (_request, reply) => forget(reply.header('cache-control', 'no-store')),
  );
}

/** Declared, and refused: nobody has set up a provider. */
function providerRoutes(app: App): void {
  const refuse = (path: string, code: ErrorCode): void => {
    app.post(path, { schema: { summary: 'Not implemented', tags: TAGS } }, async () => {
      throw new Refusal(501, code);
    });
  };
  refuse('/auth/signin_with_apple', 'NOT_IMPLEMENTED_APPLE');
  refuse('/auth/signin_with_google', 'NOT_IMPLEMENTED_GOOGLE');
}
