import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const LIMIT = 10;

async function start(trust: string | undefined): Promise<void> {
  server = await startTestServer({ env: { RATE_LIMIT: `${LIMIT}`, TRUST_PROXY: trust } });
}

/** Asks once more than one address may; the status of the last answer. `forwarded` writes the header of each. */
async function lastOfTooMany(forwarded: (n: number) => string, remoteAddress: string): Promise<number> {
  let status = 0;
  for (let n = 0; n <= LIMIT; n++)
    ({ statusCode: status } = await server.app.inject({
      url: '/categories',
      headers: { 'x-forwarded-for': forwarded(n) },
      remoteAddress,
    }));
  return status;
}

const PROXY = '10.1.2.3';
const READER = '203.0.113.9';

describe('X-Forwarded-For', () => {
  it.each([
    ['off: a reader invents addresses', undefined, (n: number) => `192.0.2.${n}`, PROXY, 429],
    ['off by name', 'off', (n: number) => `192.0.2.${n}`, PROXY, 429],
    [
      'one proxy: a reader writes an address before it',
      '1',
      (n: number) => `192.0.2.${n}, ${READER}`,
      PROXY,
      429,
    ],
    ['one proxy: different readers', '1', (n: number) => `192.0.2.${n}`, PROXY, 200],
    [
      'two proxies: a reader writes an address before them',
      '2',
      (n: number) => `192.0.2.${n}, ${READER}, ${PROXY}`,
      PROXY,
      429,
    ],
    ['two proxies: different readers', '2', (n: number) => `192.0.2.${n}, ${PROXY}`, PROXY, 200],
    [
      'a network: a reader writes an address before it',
      '10.0.0.0/8',
      (n: number) => `192.0.2.${n}, ${READER}`,
      PROXY,
      429,
    ],
    [
      'a network: different readers behind two of its proxies',
      '10.0.0.0/8',
      (n: number) => `192.0.2.${n}, 10.9.9.9`,
      PROXY,
      200,
    ],
    ['a network: who is not in it is not believed', '10.0.0.0/8', (n: number) => `192.0.2.${n}`, READER, 429],
    ['a proxy that writes ports', '1', (n: number) => `${READER}:${40_000 + n}`, PROXY, 429],
    ['a proxy that writes ports after IPv6', '1', (n: number) => `[2001:db8::9]:${40_000 + n}`, PROXY, 429],
    [
      'a network: different readers behind proxies that write ports',
      '10.0.0.0/8',
      (n: number) => `192.0.2.${n}:443, 10.9.9.9:40000`,
      PROXY,
      200,
    ],
    ['IPv6: a reader has a whole network', '1', (n: number) => `2001:db8::${n}`, PROXY, 429],
    ['IPv6: different networks', '1', (n: number) => `2001:db8:0:${n}::9`, PROXY, 200],
    ['this machine', 'loopback', (n: number) => `192.0.2.${n}`, '127.0.0.1', 200],
    ['this machine, by IPv6', 'loopback', (n: number) => `192.0.2.${n}`, '::1', 200],
    ['this machine: another is not believed', 'loopback', (n: number) => `192.0.2.${n}`, READER, 429],
  ])('%s', async (_name, trust, forwarded, remoteAddress, expected) => {
    await start(trust);
    expect(await lastOfTooMany(forwarded, remoteAddress)).toBe(expected);
  });

  it.each([
    '',
    ',',
    'unknown',
    'fe80::1%eth0',
    '::ffff:192.0.2.1',
    '2001:db8::1',
    '[2001:db8::1]:443',
    '1.2.3.4:80',
    '::::',
    'x'.repeat(5000),
  ])('what a proxy passes on never breaks an answer: "%.20s"', async (header) => {
    await start('1');
    const { statusCode } = await server.app.inject({
      url: '/categories',
      headers: { 'x-forwarded-for': header },
    });
    expect(statusCode).toBe(200);
  });
});

describe('what the log says of proxies', () => {
  const lines = (part: string) => server.log.filter((line) => line.includes(part));

  it.each([
    [undefined, 'no proxy'],
    ['2', '2 proxies'],
    ['loopback,10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('TRUST_PROXY=%s is named at the start: %s', async (trust, expected) => {
    await start(trust);
    await server.app.listen({ port: 0 });
    expect(lines('X-Forwarded-For')).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['x-forwarded-for', 'forwarded'],
    ['forwarded', 'x-forwarded-for'],
  ])('warns once when forwarded addresses come by %s and nobody is trusted', async (first, second) => {
    await start('off');
    await server.app.inject('/categories');
    expect(lines('TRUST_PROXY')).toEqual([]);
    const come = (header: string) => server.app.inject({ url: '/categories', headers: { [header]: READER } });
    await come(first);
    expect(lines('TRUST_PROXY')).toEqual([expect.stringContaining('"level":40')]);
    await come(first);
    await come(second);
    expect(lines('TRUST_PROXY')).toHaveLength(1);
    expect(lines(READER)).toEqual([]);
  });

  it.each([
    ['names the address that feeds and shared links get when nobody told the real one', '', 1],
    ['says nothing of it when PUBLIC_URL does', 'https://news.example', 0],
  ])('behind a proxy it %s', async (_name, publicUrl, count) => {
    server = await startTestServer({ env: { TRUST_PROXY: '1', PUBLIC_URL: publicUrl } });
    await server.app.listen({ port: 0 });
    expect(lines('PUBLIC_URL')).toEqual(Array(count).fill(expect.stringContaining('"level":40')));
  });

  it('does not warn when somebody is trusted', async () => {
    await start('1');
    await server.app.inject({ url: '/categories', headers: { 'x-forwarded-for': READER } });
    expect(lines('"level":40')).toEqual([]);
  });
});
