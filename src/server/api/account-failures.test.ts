import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Store, StoreAway, TooManyWaiting } from '../../store/types.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { makeStory } from '../testing/stories.ts';

let server: AccountServer;
let reader: TestReader;
beforeAll(async () => {
  server = await startAccountServer({ stories: [makeStory('s1')] });
  reader = await server.signIn();
});
afterAll(() => server.close());
afterEach(() => {});

type Call = [method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', url: string, body?: object];
async function ask([method, url, payload]: Call) {
  const { statusCode, payload: text } = await server.app.inject({
    method,
    url,
    headers: reader.headers,
    ...(payload && { payload }),
  });
  return { status: statusCode, body: JSON.parse(text) };
}

/** This call of this table fails from now on. */
function fail(table: keyof Store, call: string, fault: Error): void {
  const calls = server.accountStore[table] as unknown as Record<string, () => Promise<never>>;
  vi.spyOn(calls, call).mockRejectedValue(fault);
}

const PLAN = { planId: 'monthly' };
const SETTINGS = { emailSettings: { breakingNews: false } };

describe('when the database fails', () => {
  it.each<[string, string, keyof Store, string, Call]>([
    ['ERR-20', 'Failed to fetch profile', 'accounts', 'find', ['GET', '/profile']],
    ['ERR-25', 'Failed to fetch user preferences', 'accounts', 'find', ['GET', '/preferences']],
    [
      'ERR-26',
      'Failed to update preferences',
      'preferences',
      'change',
      ['PUT', '/preferences', { interests: [] }],
    ],
    [
      'ERR-27',
      'Failed to update categories',
      'preferences',
      'change',
      ['PATCH', '/preferences/categories', { categories: [] }],
    ],
    [
      'ERR-28',
      'Failed to update email settings',
      'preferences',
      'change',
      ['PATCH', '/preferences/email', SETTINGS],
    ],
    [
      'ERR-33',
      'Failed to mute topic',
      'preferences',
      'change',
      ['PATCH', '/preferences/muted', { mutedTopics: ['x'] }],
    ],
    ['ERR-44', 'Failed to save story', 'savedStories', 'save', ['POST', '/saved-stories', { storyId: 's1' }]],
    ['ERR-45', 'Failed to unsave story', 'savedStories', 'remove', ['DELETE', '/saved-stories/s1']],
    ['ERR-46', 'Failed to fetch saved stories', 'savedStories', 'list', ['GET', '/saved-stories']],
    [
      'ERR-47',
      'Failed to clear all saved stories',
      'savedStories',
      'removeAll',
      ['DELETE', '/saved-stories'],
    ],
    ['ERR-54', 'Failed to start trial', 'subscriptions', 'change', ['POST', '/subscription/trial', PLAN]],
    [
      'ERR-55',
      'Payment processing failed',
      'subscriptions',
      'change',
      ['POST', '/subscription/subscribe', PLAN],
    ],
    ['ERR-24', 'Account deletion failed', 'accounts', 'remove', ['POST', '/profile/delete_account']],
  ])('%s the reader is told: %s', async (_id, message, table, call, request) => {
    fail(table, call, new Error('password "hunter2" refused'));
    expect(await ask(request)).toMatchObject({ status: 500, body: { error: { message } } });
    fail(table, call, new StoreAway(new Error('gone')));
    expect(await ask(request)).toEqual({ status: 503, body: { error: { code: 'UNAVAILABLE', message } } });
  });
});

it('where too many changes of one account wait, one more is asked to come again', async () => {
  fail('preferences', 'change', new TooManyWaiting());
  const { statusCode, headers, body } = await server.app.inject({
    method: 'PATCH',
    url: '/preferences/muted',
    headers: reader.headers,
    payload: { mutedTopics: ['x'] },
  });
  expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
  expect(JSON.parse(body)).toEqual({
    error: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again.' },
  });
});

it.each(['/stories/s1', '/stories/s1/articles', '/stories/s1/related'])(
  '%s tells a reader whose account is gone that they are signed out',
  async (url) => {
    vi.spyOn(server.accountStore.readers, 'byAccount').mockResolvedValueOnce(null);
    expect((await ask(['GET', url])).status).toBe(401);
  },
);

describe('the built-in payment provider', () => {
  it('BILL-08 BILL-20 GEN-13 PREM-38 API-50 reaches nothing but our own database', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const asked = vi.spyOn(globalThis, 'fetch');
    const calls: Call[] = [
      ['POST', '/subscription/trial', PLAN],
      ['POST', '/subscription/subscribe', PLAN],
      ['POST', '/subscription/cancel'],
      ['POST', '/subscription/reactivate'],
      ['GET', '/subscription/billing'],
    ];
    for (const call of calls) expect((await ask(call)).status).toBe(200);
    const database = new URL(server.accountStore.connectionString);
    for (const [to] of connect.mock.calls) expect(to).toBe(Number(database.port));
    expect(asked).not.toHaveBeenCalled();
  });
});
