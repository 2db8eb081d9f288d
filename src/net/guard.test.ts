import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFetchFault } from './fetch-fault.ts';
import { checkUrl, createGuardedAgent, isPublicAddress } from './guard.ts';

const PRIVATE = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '100::1',
  'fec0::1',
  '3fff::1',
  '5f00::1',
  'fe80::1%eth0',
  'not an address',
  '',
];
const PUBLIC = ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '64:ff9b::808:808', '2a00:1450:400e::8a'];

describe('isPublicAddress', () => {
  it.each(PRIVATE)('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(PUBLIC)('lets %s through', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('checkUrl', () => {
  const refused = [
    'ftp://news.example/feed',
    'file:///etc/passwd',
    'http://user:pass@news.example/',
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
    expect(checkUrl('http://[::1]:4001/feed', ['::1:4001']).port).toBe('4001');
    expect(() => checkUrl('http://127.0.0.1:4002/feed', ['127.0.0.1:4001'])).toThrow();
  });
});

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
  });

  it('connects only to what it checked: a name that changes its mind is checked again', async () => {
    const lookup = answering(['203.0.114.1'], ['127.0.0.1']);
    lookup('rebind.example', { all: true }, () => {});
    expect(await codeOf(`http://rebind.example:${port}/`, lookup)).toBe('blocked-address');
    expect(requests).toBe(0);
  });

  it('connects to what is on the list', async () => {
    expect(await codeOf(`http://127.0.0.1:${port}/`, answering([]), [`127.0.0.1:${port}`])).toBe('secret');
    expect(await codeOf(`http://feeds.test:${port}/`, answering(['127.0.0.1']), [`feeds.test:${port}`])).toBe(
      'secret',
    );
  });
});
