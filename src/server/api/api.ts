/**
 * Every call of the API, at the addresses that the specification names and, in one place of its own, under /api/. There
 * everything is data; at the first, a browser that was sent there by its address bar gets a page.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { App, Context, Pages } from '../context.ts';
import { isNavigation, NAVIGATION_HEADERS } from '../http/navigation.ts';
import { API_PREFIX } from '../http/routing.ts';
import { articleRoutes } from './articles.ts';
import { authRoutes } from './auth.ts';
import { cityRoutes } from './cities.ts';
import { invoiceRoutes } from './invoices.ts';
import { listRoutes } from './lists.ts';
import { locationRoutes, openIpPlaces } from './location.ts';
import { mutingRoutes } from './muting.ts';
import { ownDataRoutes } from './own-data.ts';
import { preferenceRoutes } from './preferences.ts';
import { profileRoutes } from './profile.ts';
import { savedStoryRoutes } from './saved-stories.ts';
import { searchRoutes } from './search.ts';
import { shareRoutes } from './share.ts';
import { storyRoutes } from './stories.ts';
import { subscriptionRoutes } from './subscription.ts';

export function apiRoutes(app: App, context: Context, pages: Pages): void {
  const ipPlaces = openIpPlaces(app, context);
  const calls = (instance: FastifyInstance): void => {
    const api = instance.withTypeProvider<TypeBoxTypeProvider>();
    articleRoutes(api, context);
    storyRoutes(api, context);
    shareRoutes(api, context);
    searchRoutes(api, context);
    listRoutes(api, context);
    mutingRoutes(api, context);
    cityRoutes(api);
    locationRoutes(api, ipPlaces);
    authRoutes(api, context);
    profileRoutes(api, context);
    preferenceRoutes(api, context);
    savedStoryRoutes(api, context);
    subscriptionRoutes(api, context);
    invoiceRoutes(api, context);
    ownDataRoutes(api, context);
  };
  app.register(async (api) => calls(api), { prefix: API_PREFIX });
  app.register(async (api) => {
    pagesForReaders(api, pages);
    calls(api);
  });
}

/** Before parameters are looked at: those of a page nobody knows do not matter. */
function pagesForReaders(api: FastifyInstance, pages: Pages): void {
  api.addHook('preParsing', async (request, reply) => {
    if (isNavigation(request)) await pages.send(request, reply);
  });
  api.addHook('onSend', async (_request, reply, payload) => {
    reply.header('vary', [reply.getHeader('vary'), NAVIGATION_HEADERS].filter(Boolean).join(', '));
    return payload;
  });
}
