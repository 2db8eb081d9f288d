import { createServer, type Server } from 'node:http';
import net, { type AddressInfo, type LookupFunction } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { asFetchFault } from './fetch-fault.ts';
import { checkUrl, createGuardedAgent, isAllowed } from './guard.ts';

describe('checkUrl', () => {
  const refused = [
    'ftp://news.example/feed',
    'file:///etc/passwd',
    'http://user:pass@news.example/',
    'http://user@news.example/',
    'http://:pass@news.example/',
    'http://news.example:22/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'http://news.localhost/',
    'http://printer.local/',
    'http://x.internal/',
    'http://router/',
    'http://localhost./',
    'http://169.254.169.254/latest/meta-data',
    'nonsense',
  ];
  it.each(refused)('refuses %s', (address) => {
    expect(() => checkUrl(address, [])).toThrow(expect.objectContaining({ code: 'blocked-address' }));
  });

  it('lets public addresses through, and private ones that are on the list with their port', () => {
    expect(checkUrl('https://news.example/feed', []).href).toBe('https://news.example/feed');
    expect(checkUrl('http://127.0.0.1:4001/feed', ['127.0.0.1:4001']).port).toBe('4001');
    expect(checkUrl('http://localhost/feed', ['localhost:80']).hostname).toBe('localhost');
    expect(checkUrl('https://localhost/feed', ['localhost:443']).hostname).toBe('localhost');
    expect(() => checkUrl('https://localhost/feed', ['localhost:80'])).toThrow();
    expect(checkUrl('http://[::1]:4001/feed', ['::1:4001']).port).toBe('4001');
    expect(() => checkUrl('http://127.0.0.1:4002/feed', ['127.0.0.1:4001'])).toThrow();
  });
});

it.each([
  ['[::1]', '::1:4001'],
  ['[::1]', '[::1]:4001'],
  ['::1', '[::1]:4001'],
  ['NAS.local', 'nas.local:4001'],
])('isAllowed knows %s on a list that says %s', (hostname, allowed) => {
  expect(isAllowed(hostname, '4001', [allowed])).toBe(true);
  expect(isAllowed(hostname, '4002', [allowed])).toBe(false);
});

it.each([
  'http://news.example:443/',
  'https://news.example:80/',
  'http://news.example:8080/',
  'https://news.example:8443/',
])('checkUrl lets %s through, whose port is one of the web', (address) => {
  expect(checkUrl(address, []).href).toBe(address);
});

const PUBLIC = '203.0.114.1';

describe('createGuardedAgent', () => {
  let server: Server;
  let port = 0;
  let requests = 0;
  beforeAll(async () => {
    server = createServer((_, response) => {
      requests++;
      response.setHeader('connection', 'close').end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /** Answers with these addresses, one list per question, the last one for ever. */
  function answering(...answers: string[][]): LookupFunction {
    let asked = 0;
    return (_, options, callback) => {
      const answer = answers[Math.min(asked++, answers.length - 1)] ?? [];
      const found = answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      if (options.all) callback(null, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    };
  }

  async function codeOf(url: string, lookup: LookupFunction, allow: string[] = []): Promise<string> {
    const agent = createGuardedAgent({ allow, lookup });
    try {
      const { body } = await request(url, { dispatcher: agent });
      return await body.text();
    } catch (error) {
      return asFetchFault(error).code;
    } finally {
      await agent.destroy();
    }
  }

  it('refuses IP literals, for which no name is looked up', async () => {
    expect(await codeOf(`http://127.0.0.1:${port}/`, answering([]))).toBe('blocked-address');
  });

  it('refuses names that point into a private network', async () => {
    expect(await codeOf(`http://rebind.example:${port}/`, answering(['127.0.0.1']))).toBe('blocked-address');
    expect(await codeOf(`http://rebind.example:${port}/`, answering(['::1', '10.0.0.1']))).toBe(
      'blocked-address',
    );
    expect(requests).toBe(0);
  });

  /** How the agent’s sockets look a name up. They connect to nothing: a public address is somebody’s. */
  async function lookupOfSockets(lookup: LookupFunction): Promise<LookupFunction> {
    const connect = vi.spyOn(net, 'connect').mockReturnValue(new net.Socket());
    const agent = createGuardedAgent({ allow: [], lookup });
    const asked = request(`http://rebind.example:${port}/`, { dispatcher: agent }).catch(() => {});
    await eventually(() => expect(connect).toHaveBeenCalled());
    const [options] = connect.mock.calls[0] ?? [];
    await agent.destroy();
    await asked;
    connect.mockRestore();
    return (options as unknown as net.TcpNetConnectOpts).lookup ?? expect.fail('looks up unguarded');
  }

  it.each([
    ['a name that changes its mind behind the check', [[PUBLIC], ['127.0.0.1']]],
    ['a name that points into both', [['127.0.0.1', PUBLIC, '::1']]],
  ])('connects only to what it checked: %s', async (_name, answers) => {
    for (const all of [true, false]) {
      const lookup = await lookupOfSockets(answering(...answers));
      const found = await new Promise((resolve) => {
        lookup('rebind.example', { all }, (error, address) => resolve(error ?? address));
      });
      expect(found).toEqual(all ? [{ address: PUBLIC, family: 4 }] : PUBLIC);
    }
  });

  it('connects to what is on the list', async () => {
    expect(await codeOf(`http://127.0.0.1:${port}/`, answering([]), [`127.0.0.1:${port}`])).toBe('secret');
    expect(await codeOf(`http://feeds.test:${port}/`, answering(['127.0.0.1']), [`feeds.test:${port}`])).toBe(
      'secret',
    );
  });

  it('knows the port that an address leaves out', async () => {
    for (const [scheme, port] of [
      ['http', 80],
      ['https', 443],
    ])
      expect(
        await codeOf(`${scheme}://feeds.test/`, answering(['127.0.0.1']), [`feeds.test:${port}`]),
      ).not.toBe('blocked-address');
  });
});
