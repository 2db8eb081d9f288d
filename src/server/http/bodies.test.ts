import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { NOW } from '../testing/stories.ts';

/** What of a schema matters here. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minimum?: number;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
type Path = readonly (string | number)[];

let server: AccountServer;
let reader: TestReader;
beforeAll(async () => {
  server = await startAccountServer();
  reader = await server.signIn();
  await server.app.ready();
});
afterAll(() => server.close());

/** A body with every field, of the right types. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, sampleOf(part)]),
    );
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.type === 'object') return {};
  if (schema.type === 'string') return schema.format === 'date-time' ? NOW.toISOString() : 'en';
  return schema.type === 'boolean' ? true : (schema.minimum ?? 1);
}

/** Every field that may not be null. */
function fieldsOf(schema: Schema, path: Path = []): Path[] {
  const parts: [string | number, Schema][] = Object.entries(schema.properties ?? {});
  if (schema.items) parts.push([0, schema.items]);
  return parts.flatMap(([name, part]) => {
    const mayBeAnything = part.type === undefined && part.const === undefined && !part.anyOf && !part.enum;
    const mayBeNull =
      mayBeAnything || part.type === 'null' || part.anyOf?.some(({ type }) => type === 'null');
    return [...(mayBeNull ? [] : [[...path, name]]), ...fieldsOf(part, [...path, name])];
  });
}

function without(body: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return null;
  if (Array.isArray(body)) return body.map((item, at) => (at === name ? without(item, rest) : item));
  const fields = body as Record<string, unknown>;
  return { ...fields, [name]: without(fields[name], rest) };
}

describe('a body of JSON', () => {
  it('that says null where something is asked is refused by the name of the field, on every call', async () => {
    const { paths } = server.app.swagger() as { paths: Record<string, Record<string, Operation>> };
    const wrong: string[] = [];
    let asked = 0;
    for (const [url, methods] of Object.entries(paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const schema = requestBody?.content['application/json']?.schema;
        if (!schema) continue;
        for (const path of fieldsOf(schema)) {
          asked += 1;
          const { statusCode, body } = await server.app.inject({
            method: method.toUpperCase() as 'POST',
            url,
            headers: reader.headers,
            payload: without(sampleOf(schema), path) as object,
          });
          const field = (JSON.parse(body) as { error?: { field?: string } }).error?.field;
          if (statusCode !== 400 || field !== path.join('.'))
            wrong.push(`${method} ${url} ${path.join('.')}: ${statusCode} ${body}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });
});

it.each([
  ['PATCH', '/preferences', 'interests'],
  ['PUT', '/preferences', 'interests'],
  ['PUT', '/profile/device', 'opened'],
] as const)(
  '%s %s refuses lists nested without end as a body that cannot be read',
  async (method, url, field) => {
    const depth = 100_000;
    const payload = `{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const headers = { ...reader.headers, 'content-type': 'application/json' };
    const { statusCode, body } = await server.app.inject({ method, url, headers, payload });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'BAD_REQUEST']);
  },
);
