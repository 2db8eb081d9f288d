/** What a reader has chosen. Every change answers with all of it, as it is kept. */
import type { FastifyRequest } from 'fastify';
import type { ChangeKind } from '../../accounts/accounts.ts';
import {
  CategoriesPatchSchema,
  EmailPatchSchema,
  type ErrorCode,
  MutedPatchSchema,
  type Preferences,
  PreferencesPatchSchema,
  PreferencesReplacementSchema,
  PreferencesSchema,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { accountOf, ownCall, READ_INSIDE, SECURITY } from './account-calls.ts';

const TAGS = ['Account'];

/** How the API's description tells of a change. */
interface About {
  summary: string;
  description?: string;
  body: object;
}

export function preferenceRoutes(app: App, context: Context): void {
  const { choices } = context.accounts;
  app.get(
    '/preferences',
    {
      ...ownCall(context),
      schema: {
        summary: 'What the reader has chosen',
        description: 'Defaults for who never chose. Timed mutes that have ended are not among them.',
        tags: TAGS,
        security: SECURITY,
        response: { 200: PreferencesSchema },
      },
      config: { failure: 'PREFERENCES_FAILED' },
    },
    (request) => choices.preferences(accountOf(request)),
  );

  const route = (
    method: 'PUT' | 'PATCH',
    url: string,
    failure: ErrorCode,
    about: About,
    apply: (accountId: string, body: unknown) => Promise<Preferences>,
  ): void => {
    app.route({
      method,
      url,
      ...ownCall(context),
      ...READ_INSIDE,
      schema: { ...about, tags: TAGS, security: SECURITY, response: { 200: PreferencesSchema } },
      config: { failure },
      handler: (request: FastifyRequest) => apply(accountOf(request), request.body),
    });
  };
  const patch = (kind: ChangeKind, url: string, failure: ErrorCode, about: About): void =>
    route('PATCH', url, failure, about, (accountId, body) => choices.change(accountId, kind, body));
  route(
    'PUT',
    '/preferences',
    'UPDATE_PREFERENCES_FAILED',
    {
      summary: 'Replaces all that the reader has chosen',
      description:
        'What is not named gets its default, but onboarding, once completed, stays so. A body that names nothing is refused.',
      body: PreferencesReplacementSchema,
    },
    (accountId, body) => choices.replace(accountId, body),
  );
  patch('some', '/preferences', 'UPDATE_PREFERENCES_FAILED', {
    summary: 'Changes theme, interests, age, gender, filters, or ends onboarding',
    body: PreferencesPatchSchema,
  });
  patch('categories', '/preferences/categories', 'CATEGORIES_FAILED', {
    summary: 'Changes categories',
    body: CategoriesPatchSchema,
  });
  patch('email', '/preferences/email', 'EMAIL_SETTINGS_FAILED', {
    summary: 'Changes settings of e-mail, one or several',
    body: EmailPatchSchema,
  });
  patch('muted', '/preferences/muted', 'MUTING_FAILED', {
    summary: 'Replaces lists of mutes',
    description:
      '`mutedTopics` holds words and phrases, `mutedSources` names of topics and publishers. `muteEnds` says when timed ' +
      'mutes end, by their text; ends of what is in no list are dropped.',
    body: MutedPatchSchema,
  });
}
