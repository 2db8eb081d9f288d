/** Who a reader is, and what their devices know. */
import type { FastifyRequest } from 'fastify';
import { DeviceStateSchema, ProfileSchema } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { accountOf, ownCall, READ_INSIDE, SECURITY } from './account-calls.ts';

const TAGS = ['Account'];

export function profileRoutes(app: App, context: Context): void {
  const { choices } = context.accounts;
  app.get(
    '/profile',
    {
      ...ownCall(context),
      schema: {
        summary: 'Who is signed in',
        tags: TAGS,
        security: SECURITY,
        response: { 200: ProfileSchema },
      },
      config: { failure: 'PROFILE_FAILED' },
    },
    (request) => choices.profile(accountOf(request)),
  );

  app.get(
    '/profile/device',
    {
      ...ownCall(context),
      schema: {
        summary: 'What the reader’s devices know: place, languages, sliders, opened stories',
        tags: TAGS,
        security: SECURITY,
        response: { 200: DeviceStateSchema },
      },
      config: { failure: 'PROFILE_FAILED' },
    },
    (request) => choices.device(accountOf(request)),
  );
  app.put(
    '/profile/device',
    {
      ...ownCall(context),
      ...READ_INSIDE,
      schema: {
        summary: 'Stores what this device knows; the newest value of each field wins',
        description: 'Answers with what all devices know together.',
        tags: TAGS,
        security: SECURITY,
        body: DeviceStateSchema,
        response: { 200: DeviceStateSchema },
      },
      config: { failure: 'UPDATE_PREFERENCES_FAILED' },
    },
    (request: FastifyRequest) => choices.mergeDevice(accountOf(request), request.body),
  );
}
