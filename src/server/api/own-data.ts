/** A reader's own data: to take along, and to have removed. */

import { type Static, Type } from 'typebox';
import { ReaderQuerySchema } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { fileOf } from '../http/described.ts';
import { JSON_TYPE } from '../http/http-cache.ts';
import { setPageCookie } from '../http/page-cookie.ts';
import { accountOf, DoneSchema, ownCall, SECURITY } from './account-calls.ts';
import { signedIn } from './bearer.ts';
import { readerOf } from './reader.ts';

const TAGS = ['Account'];
const QuerySchema = Type.Pick(ReaderQuerySchema, ['lang', 'reads']);

export function ownDataRoutes(app: App, context: Context): void {
  const { accounts, secure, site } = context;
  const telling = (query: Static<typeof QuerySchema>) => ({
    ...readerOf(query),
    // Addresses that also work away from this site.
    imageUrl: (url: string, story: string) => new URL(context.imageUrl(url, story), site.publicUrl).href,
  });

  app.get(
    '/profile/export',
    {
      ...ownCall(context),
      schema: {
        summary: 'Everything an account holds, as one file',
        tags: TAGS,
        security: SECURITY,
        querystring: QuerySchema,
        response: { 200: fileOf('application/json') },
      },
      config: { failure: 'PROFILE_FAILED' },
    },
    async (request, reply) => {
      const everything = await accounts.exports.everything(
        signedIn(request),
        telling(request.query),
        request.signal,
      );
      reply.header('content-disposition', attachment('export.json'));
      return reply.type(JSON_TYPE).send(JSON.stringify(everything, null, 2));
    },
  );

  app.get(
    '/profile/export/saved-stories.html',
    {
      ...ownCall(context),
      schema: {
        summary: 'Saved stories as a file of bookmarks',
        tags: TAGS,
        security: SECURITY,
        querystring: QuerySchema,
        response: { 200: fileOf('text/html') },
      },
      config: { failure: 'SAVED_STORIES_FAILED' },
    },
    async (request, reply) => {
      const how = { ...telling(request.query), publicUrl: site.publicUrl };
      reply.header('content-disposition', attachment('saved-stories.html'));
      return reply
        .type('text/html; charset=utf-8')
        .send(await accounts.exports.bookmarks(accountOf(request), how, request.signal));
    },
  );

  app.post(
    '/profile/delete_account',
    {
      ...ownCall(context),
      schema: {
        summary: 'Deletes the account with everything it holds, at once and for good',
        tags: TAGS,
        security: SECURITY,
        response: { 200: DoneSchema },
      },
      config: { failure: 'DELETION_FAILED' },
    },
    async (request, reply) => {
      await accounts.remove(accountOf(request));
      setPageCookie(reply, null, secure);
      return {};
    },
  );

  const attachment = (name: string): string => `attachment; filename="${site.name.toLowerCase()}-${name}"`;
}
