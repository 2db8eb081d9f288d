import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expected } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OPERATIONS = [
  'DELETE /auth/page_cookie',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'GET /auth/sessions',
  'POST /auth/email/resend',
  'POST /auth/email/start',
  'POST /auth/email/verify',
  'POST /auth/logout',
  'POST /auth/refresh_token',
  'POST /auth/signin_with_apple',
  'POST /auth/signin_with_google',
  'GET /articles',
  'GET /articles/local',
  'GET /articles/trending',
  'GET /categories',
  'GET /cities',
  'GET /cities.json',
  'GET /feed',
  'GET /feeds/{file}',
  'GET /healthz',
  'GET /img/{story}/{picture}/{width}',
  'GET /art/{category}/{file}',
  'GET /map/{category}/{file}',
  'GET /map/{category}/{country}/{file}',
  'GET /locales',
  'GET /location/ip',
  'GET /location/reverse',
  'GET /mutes/today',
  'GET /news.json',
  'GET /news.nl-NL.json',
  'GET /og/{file}',
  'GET /publishers',
  'GET /readyz',
  'GET /search',
  'GET /stories/{id}',
  'GET /stories/{id}/articles',
  'GET /stories/{id}/related',
  'POST /filters/preview',
  'POST /mutes/preview',
  'POST /stories/share',
  'GET /plans',
  'GET /preferences',
  'PUT /preferences',
  'PATCH /preferences',
  'PATCH /preferences/categories',
  'PATCH /preferences/email',
  'PATCH /preferences/muted',
  'GET /profile',
  'GET /profile/device',
  'PUT /profile/device',
  'GET /profile/export',
  'GET /profile/export/saved-stories.html',
  'POST /profile/delete_account',
  'GET /subscription/invoices/{file}',
  'GET /saved-pictures/{file}',
  'GET /saved-stories',
  'POST /saved-stories',
  'DELETE /saved-stories',
  'GET /saved-stories/{id}',
  'DELETE /saved-stories/{id}',
  'GET /subscription',
  'GET /subscription/billing',
  'POST /subscription/trial',
  'POST /subscription/subscribe',
  'POST /subscription/cancel',
  'POST /subscription/reactivate',
];

/** The parameters of who asks. */
const WHO = ['lat', 'lon', 'accuracy', 'country', 'city', 'lang', 'reads', 'weights'];

describe('GET /openapi.json', () => {
  it('API-01 API-45 names every operation, and the body of refusals', async () => {
    const { statusCode, body } = await server.app.inject('/openapi.json');
    expect(statusCode).toBe(200);
    const { openapi, paths } = JSON.parse(body) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(openapi).toBe('3.1.0');
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual([...OPERATIONS].sort());
    for (const methods of Object.values(paths))
      for (const operation of Object.values(methods)) expect(operation.responses).toHaveProperty('default');
  });

  describe('docs/api.md', () => {
    const codes = [...readFileSync('docs/api.md', 'utf8').matchAll(/`([^`\n]+)`/g)].map(
      ([, code = '']) => code,
    );
    const partsOf = (address: string): string[] => address.split(/[\s/,?]+/).filter(Boolean);

    it.each(OPERATIONS)('names %s', (operation) => {
      const [, path = ''] = operation.split(' ');
      const fixed = partsOf(path).filter((part) => !part.startsWith('{'));
      const told = new Set(codes.flatMap(partsOf));
      expect(fixed.filter((part) => !told.has(part))).toEqual([]);
    });

    it('names no other', () => {
      const HIDDEN = ['robots.txt', 'sitemap.xml', '.well-known', 'openapi.json', 'api'];
      const first = new Set([...OPERATIONS.map((operation) => partsOf(operation)[1]), ...HIDDEN]);
      const told = codes.filter((code) => /^(?:[A-Z]+ )\//.test(code)).map((code) => partsOf(code)[1]);
      expect(told.filter((part) => !first.has(part))).toEqual([]);
    });
  });

  interface Described {
    responses: Record<string, { content?: Record<string, object> }>;
    security?: object[];
    requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
    parameters?: { name: string; description?: string }[];
  }
  const NOTHING: Described = { responses: {} };
  const described = async () =>
    (await server.app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, Described>> }>()
      .paths;

  it('asks for no text of a form that a refusal could not tell in words', async () => {
    const patterns = new Set<string>();
    const look = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      if ('pattern' in part && typeof part.pattern === 'string') patterns.add(part.pattern);
      for (const inner of Object.values(part)) look(inner);
    };
    for (const methods of Object.values(await described()))
      for (const { parameters, requestBody } of Object.values(methods)) look([parameters, requestBody]);
    expect(patterns.size).toBeGreaterThan(4);
    for (const pattern of patterns)
      expect(expected({ keyword: 'pattern', instancePath: '', params: { pattern } })).not.toContain(
        'another',
      );
  });

  it('promises of every call what it gives when it succeeds', async () => {
    const without = Object.entries(await described()).flatMap(([path, methods]) =>
      Object.values(methods).some(({ responses }) => !responses['200']) ? [path] : [],
    );
    expect(without).toEqual(['/auth/signin_with_apple', '/auth/signin_with_google']);
  });

  it.each([
    ['/feeds/{file}', ['application/atom+xml', 'application/feed+json']],
    ['/img/{story}/{picture}/{width}', ['image/webp', 'image/svg+xml']],
    ['/art/{category}/{file}', ['image/svg+xml']],
    ['/map/{category}/{file}', ['image/svg+xml']],
    ['/og/{file}', ['image/png']],
    ['/saved-pictures/{file}', ['image/webp']],
    ['/subscription/invoices/{file}', ['application/pdf']],
    ['/profile/export', ['application/json']],
    ['/profile/export/saved-stories.html', ['text/html']],
  ])('%s is promised as %j', async (path, types) => {
    const { responses } = (await described())[path]?.get ?? NOTHING;
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(types);
  });

  it.each([
    '/articles',
    '/articles/trending',
    '/articles/local',
    '/feed',
    '/search',
    '/stories/{id}',
    '/stories/{id}/articles',
    '/stories/{id}/related',
    '/feeds/{file}',
  ])('%s takes a bearer, and goes without', async (path) => {
    expect((await described())[path]?.get?.security).toEqual([{}, { bearer: [] }]);
  });

  it.each(['/stories/{id}', '/stories/{id}/articles', '/stories/{id}/related', '/og/{file}'])(
    '%s of a merged story leads to the other',
    async (path) => {
      expect((await described())[path]?.get?.responses).toHaveProperty('308');
    },
  );

  it('asks for none of the fields of preferences that get a default', async () => {
    const { requestBody } = (await described())['/preferences']?.put ?? NOTHING;
    expect(requestBody?.content['application/json']?.schema.required).toBeUndefined();
  });

  it('says in words what a parameter of a list is', async () => {
    const { parameters = [] } = (await described())['/articles']?.get ?? NOTHING;
    const silent = parameters.filter(({ description }) => !description).map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  it.each([
    ['/stories/{id}', ['id', ...WHO, 'edition', 'why', 'list']],
    ['/stories/{id}/articles', ['id']],
    ['/stories/{id}/related', ['id', ...WHO, 'edition', 'why', 'page', 'limit']],
    ['/search', [...WHO, 'edition', 'why', 'page', 'limit', 'q']],
  ])('%s promises what counts there', async (path, names) => {
    const { paths } = (await server.app.inject('/openapi.json')).json<{
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
    }>();
    expect(paths[path]?.get.parameters.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it('no change promises a default for what it does not name: programs made from this would send it', async () => {
    const { paths } = (await server.app.inject('/openapi.json')).json<{
      paths: Record<string, { patch?: { requestBody: unknown } }>;
    }>();
    const changes = Object.entries(paths).filter(([, { patch }]) => patch);
    expect(changes.length).toBeGreaterThan(3);
    const promising = changes.filter(([, { patch }]) =>
      JSON.stringify(patch?.requestBody).includes('"default":'),
    );
    expect(promising.map(([path]) => path)).toEqual([]);
  });
});
