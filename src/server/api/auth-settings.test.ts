/** Signing in by the operator's settings, and by several processes. */
import { createSecretKey } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { openAccounts } from '../../accounts/accounts.ts';
import { SILENT_LOG } from '../../contract/contract.ts';
import { type AuthCalls, startAuthCalls } from '../testing/auth-calls.ts';
import { listen } from '../testing/server.ts';
import { NOW } from '../testing/stories.ts';

const opened: AuthCalls[] = [];
const open = async (options?: Parameters<typeof startAuthCalls>[0]): Promise<AuthCalls> => {
  const calls = await startAuthCalls(options);
  opened.push(calls);
  return calls;
};
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

describe('signing in switched off', () => {
  it.each(['/auth/email/start', '/auth/email/resend', '/auth/email/verify'])(
    'AUTH-23 FLAG-02 %s is refused',
    async (url) => {
      const calls = await open({ env: { SIGN_IN_ENABLED: 'off' } });
      const { status, body } = await calls.post(url, { email: 'a@post.example', code: '123456' });
      expect([status, body.error.code]).toEqual([403, 'SIGN_IN_OFF']);
      expect(calls.letters).toEqual([]);
    },
  );

  it('AUTH-23 AMBIG-24 leaves a session from before as it was', async () => {
    const calls = await open({ env: { SIGN_IN_ENABLED: 'off' } });
    const { tokens } = await calls.server.signIn();
    expect((await calls.ask('GET', '/auth/sessions', tokens.AccessToken)).status).toBe(200);
    const renewed = await calls.refresh(tokens.RefreshToken, tokens.IdToken);
    expect(renewed.status).toBe(200);
  });
});

describe('the demo code', () => {
  it('AUTH-24 AMBIG-31 lets in where no mail server is and only this machine comes in', async () => {
    const calls = await open({ env: { DEMO_CODE: 'auto' } });
    await calls.start('a@post.example');
    expect((await calls.verify('a@post.example', '123456')).status).toBe(200);
  });

  it.each([
    ['others may come in', { HOST: '0.0.0.0' }],
    ['letters go', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' }],
    ['it is switched off', { DEMO_CODE: 'off' }],
  ])('AUTH-24 does not where %s', async (_name, env) => {
    const calls = await open({ env: { DEMO_CODE: 'auto', ...env } });
    await calls.start('a@post.example');
    if (calls.lastCode() !== '123456')
      expect((await calls.verify('a@post.example', '123456')).body.error.code).toBe('INVALID_CODE');
  });

  it.each([
    ['by a name of this machine', { host: 'localhost:3000' }, 200],
    ['by its address', { host: '[::1]:3000' }, 200],
    ['by another name', { host: 'news.example:3000' }, 400],
    ['through a proxy that nobody announced', { 'x-forwarded-for': '203.0.113.9' }, 400],
    ['through one that tells its own name', { via: '1.1 proxy' }, 400],
    ['through one that tells the name that was asked for', { 'x-forwarded-host': 'news.example' }, 400],
    ['through one that writes the header of the standard', { forwarded: 'for=203.0.113.9' }, 400],
    ['through one that tells the address in its own way', { 'x-real-ip': '203.0.113.9' }, 400],
    ['through one that tells only the scheme', { 'x-forwarded-proto': 'https' }, 400],
    ['through one that tells only the port', { 'x-forwarded-port': '443' }, 400],
    ['through one of a balancer', { 'x-amzn-trace-id': 'Root=1-67891233-abcdef012345678912345678' }, 400],
    ['through Cloudflare', { 'cf-connecting-ip': '203.0.113.9' }, 400],
    ['through Akamai', { 'true-client-ip': '203.0.113.9' }, 400],
    ['through Fastly', { 'fastly-client-ip': '203.0.113.9' }, 400],
    ['through a network of caches', { 'cdn-loop': 'cloudflare' }, 400],
    ['through one that ends TLS', { 'front-end-https': 'on' }, 400],
    ['by a browser', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', dnt: '1' }, 200],
  ])('AUTH-24 asked for %s', async (_how, headers, status) => {
    const calls = await open({ env: { DEMO_CODE: 'auto' } });
    await calls.start('a@post.example', { headers });
    if (calls.lastCode() !== '123456')
      expect((await calls.verify('a@post.example', '123456', { headers })).status).toBe(status);
  });

  it('AUTH-24 does not by HTTP/1.0, as a proxy asks that was told nothing', async () => {
    const calls = await open({ env: { DEMO_CODE: 'auto' } });
    const { host, port } = new URL(await listen(calls.server));
    await calls.start('a@post.example');
    const asked = JSON.stringify({ email: 'a@post.example', code: '123456' });
    const statusBy = async (version: string): Promise<string | undefined> => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST /auth/email/verify HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${asked.length}\r\n\r\n${asked}`,
      );
      return /^HTTP\/1\.\d (\d+)/.exec(await text(socket))?.[1];
    };
    if (calls.lastCode() !== '123456') expect(await statusBy('1.0')).toBe('400');
    expect(await statusBy('1.1')).toBe('200');
  });

  it('needs a code that was asked for', async () => {
    const calls = await open({ env: { DEMO_CODE: 'auto' } });
    expect((await calls.verify('a@post.example', '123456')).status).toBe(400);
  });
});

describe('over https', () => {
  it('the page cookie belongs to this very host, and never travels in the clear', async () => {
    const calls = await open({ env: { PUBLIC_URL: 'https://helder.example' } });
    const { cookie, tokens } = await calls.signIn();
    expect(cookie).toMatch(
      /^__Host-helder-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const { cookie: gone } = await calls.ask('DELETE', '/auth/sessions', tokens.AccessToken);
    expect(gone).toBe('__Host-helder-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  });
});

describe('several processes on one database', () => {
  it('agree on keys, codes, tries and limits', async () => {
    const calls = await open();
    const letters: string[] = [];
    const other = openAccounts({
      store: calls.server.accountStore,
      mailer: { send: async ({ text }) => `${letters.push(text)}` },
      signInEnabled: true,
      demoSignIn: false,
      priceList: 'plans',
      portalUrl: null,
      now: () => NOW,
      log: SILENT_LOG,
    });
    const email = 'a@post.example';
    await other.signIn.sendCode(email, { ip: '192.0.2.9', isFromHere: false, language: 'en' }, 'MAIL_FAILED');
    expect((await calls.start(email)).body.error.code).toBe('TOO_SOON');
    const code = /\d{6}/.exec(letters[0] ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 4; n++) await calls.verify(email, wrong);
    const { tokens } = await other.signIn.verify(email, code, {
      ip: '192.0.2.9',
      isFromHere: false,
      device: '',
    });
    expect((await calls.ask('GET', '/auth/sessions', tokens.AccessToken)).status).toBe(200);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(200);
  });
});

describe('a token of one’s own making', () => {
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    [
      'without a signature',
      (token: string) => `${base64({ alg: 'none', kid: '1' })}.${token.split('.')[1]}.`,
    ],
    ['with another’s signature', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
    [
      'of somebody else',
      (token: string) => {
        const [head, , signature] = token.split('.');
        return `${head}.${base64({ ...claims(token), sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`;
      },
    ],
    [
      'signed with a key of one’s own',
      (token: string) => {
        const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
        return new SignJWT(claims(token))
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(createSecretKey(Buffer.alloc(32)));
      },
    ],
    [
      'naming a key that is not there',
      (token: string) =>
        new SignJWT(claims(token))
          .setProtectedHeader({ alg: 'HS256', kid: "1' or '1'='1" })
          .sign(createSecretKey(Buffer.alloc(32))),
    ],
  ])('%s is refused', async (_name, forge) => {
    const calls = await open();
    const { tokens } = await calls.signIn();
    const access = await forge(tokens.AccessToken);
    expect((await calls.ask('GET', '/auth/sessions', access)).status).toBe(401);
    expect((await calls.refresh(tokens.RefreshToken, await forge(tokens.IdToken))).status).toBe(401);
    expect((await calls.refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(200);
  });
});
