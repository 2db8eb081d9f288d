/** Premium, simulated by the built-in billing provider: nobody is asked for money, and none is taken. */
import {
  BillingSchema,
  PlansSchema,
  SubscribeBodySchema,
  SubscriptionSchema,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { accountOf, LanguageQuerySchema, ownCall, SECURITY } from './account-calls.ts';

const TAGS = ['Premium'];
/** The price list changes with the configuration only. */
const PLANS_CACHE = 'public, max-age=300';

export function subscriptionRoutes(app: App, context: Context): void {
  const { premium } = context.accounts;
  const told = {
    tags: TAGS,
    security: SECURITY,
    querystring: LanguageQuerySchema,
    response: { 200: SubscriptionSchema },
  };
  app.get(
    '/plans',
    {
      schema: {
        summary: 'What Premium costs',
        tags: TAGS,
        querystring: LanguageQuerySchema,
        response: { 200: PlansSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', PLANS_CACHE);
      return premium.plans(request.query.lang ?? 'en');
    },
  );
  app.get(
    '/subscription',
    { ...ownCall(context), schema: { ...told, summary: 'The reader’s subscription' } },
    (request) => premium.subscription(accountOf(request)),
  );
  app.post(
    '/subscription/trial',
    {
      ...ownCall(context),
      schema: { ...told, summary: 'Starts the free trial, once per reader', body: SubscribeBodySchema },
      config: { failure: 'TRIAL_FAILED' },
    },
    (request) => premium.startTrial(accountOf(request), request.body.planId),
  );
  app.post(
    '/subscription/subscribe',
    {
      ...ownCall(context),
      schema: {
        ...told,
        summary: 'Subscribes to a plan: from now on, or from the end of a trial or of what was paid',
        body: SubscribeBodySchema,
      },
      config: { failure: 'PAYMENT_FAILED' },
    },
    (request) => premium.subscribe(accountOf(request), request.body.planId, request.query.lang ?? 'en'),
  );
  app.post(
    '/subscription/cancel',
    { ...ownCall(context), schema: { ...told, summary: 'Cancels Premium at the end of the paid period' } },
    (request) => premium.cancel(accountOf(request)),
  );
  app.post(
    '/subscription/reactivate',
    { ...ownCall(context), schema: { ...told, summary: 'Undoes a cancellation' } },
    (request) => premium.reactivate(accountOf(request)),
  );
  app.get(
    '/subscription/billing',
    {
      ...ownCall(context),
      schema: {
        ...told,
        summary: 'Plan, card and invoices',
        response: { 200: BillingSchema },
      },
    },
    (request) => premium.billing(accountOf(request), request.query.lang ?? 'en'),
  );
}
