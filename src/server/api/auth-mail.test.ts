/** Signing in over a mail server that speaks SMTP, and what a reader is told when something is broken. */
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type Letter, type Mailer, MayHaveGone } from '../../mail/mail.ts';
import { nobody, startMailServer, startOddServer } from '../../mail/testing/mail-servers.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { startTestServer } from '../testing/server.ts';
import { NOW } from '../testing/stories.ts';

const EMAIL = 'noor@post.example';
const open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const mailerTo = (url: string, times = { greetMs: 5_000, silentMs: 5_000, letterMs: 5_000 }): Mailer =>
  createSmtpMailer({
    url,
    from: { name: 'Helder', address: 'no-reply@helder.example' },
    now: () => NOW,
    times,
  });
/** For servers that would keep us waiting. */
const IMPATIENT = { greetMs: 100, silentMs: 20_000, letterMs: 20_000 };

const serverWith = async (mailer: Mailer): Promise<AccountServer> =>
  opened(await startAccountServer({ mailer, env: { DEMO_CODE: 'off' } }));
const post = (server: Pick<AccountServer, 'app'>, url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload });

describe('a code over SMTP', () => {
  it('API-02 API-03 arrives, and lets in', async () => {
    const sink = opened(await startMailServer());
    const server = await serverWith(mailerTo(sink.url));
    expect((await post(server, '/auth/email/start', { email: EMAIL })).statusCode).toBe(200);
    const [letter] = sink.letters;
    expect([letter?.to, letter?.from]).toEqual([[EMAIL], 'no-reply@helder.example']);
    const code = /^ {4}(\d{6})\r?$/m.exec(letter?.message ?? '')?.[1];
    expect((await post(server, '/auth/email/verify', { email: EMAIL, code })).statusCode).toBe(200);
  });

  it.each([
    ['refuses', () => startMailServer({ refuse: true })],
    ['refuses the letter', () => startMailServer({ refuseLetter: true })],
    ['never greets', () => startOddServer('')],
    ['is not there', async () => ({ url: await nobody(), close: async () => {} })],
  ])(
    'ERR-14 where the mail server %s, the reader is told and may try again at once',
    async (_name, start) => {
      const bad = opened(await start());
      const good = opened(await startMailServer());
      let mailer = mailerTo(bad.url, IMPATIENT);
      const server = await serverWith({ send: (letter) => mailer.send(letter) });
      const failed = await post(server, '/auth/email/start', { email: EMAIL });
      expect(failed.statusCode).toBe(503);
      expect(failed.json().error).toEqual({
        code: 'MAIL_FAILED',
        message: 'Failed to send verification code. Please try again.',
      });
      mailer = mailerTo(good.url);
      expect((await post(server, '/auth/email/start', { email: EMAIL })).statusCode).toBe(200);
      expect(good.letters).toHaveLength(1);
    },
  );
});

it('where the mail server takes the letter and dies, the reader is told, and the code of that letter counts', async () => {
  const dying = opened(await startMailServer({ die: true }));
  const mailer = mailerTo(dying.url);
  const sent: Letter[] = [];
  const server = await serverWith({
    send: (letter) => {
      sent.push(letter);
      return mailer.send(letter);
    },
  });
  const failed = await post(server, '/auth/email/start', { email: EMAIL });
  expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'MAIL_FAILED']);
  const code = codeIn(sent[0]);
  expect((await post(server, '/auth/email/verify', { email: EMAIL, code })).statusCode).toBe(200);
});

it('where a letter may have gone, its code counts and lets in', async () => {
  const gone: Letter[] = [];
  const server = await serverWith({
    send: async (letter) => {
      gone.push(letter);
      throw new MayHaveGone('Timeout');
    },
  });
  const first = await post(server, '/auth/email/start', { email: EMAIL });
  expect([first.statusCode, first.json().error.code]).toEqual([503, 'MAIL_FAILED']);
  const again = await post(server, '/auth/email/start', { email: EMAIL });
  expect(again.json().error.code).toBe('TOO_SOON');
  expect(gone).toHaveLength(1);
  const code = codeIn(gone[0]);
  expect((await post(server, '/auth/email/verify', { email: EMAIL, code })).statusCode).toBe(200);
});

function codeIn(letter: Letter | undefined): string | undefined {
  return /\b(\d{3}) ?(\d{3})\b/
    .exec(letter?.text ?? '')
    ?.slice(1)
    .join('');
}

describe('a fault of ours', () => {
  it.each([
    ['ERR-14', '/auth/email/start', 'MAIL_FAILED', 'Failed to send verification code. Please try again.'],
    ['ERR-14', '/auth/email/resend', 'RESEND_FAILED', 'Failed to send verification code. Please try again.'],
    ['ERR-16', '/auth/email/verify', 'VERIFY_FAILED', 'Verification failed. Please try again.'],
  ])('%s of %s is told with its text and no details', async (_id, url, code, message) => {
    // Stories in memory only: every table of accounts fails.
    const server = opened(await startTestServer({ env: { SIGN_IN_ENABLED: 'on' } }));
    const { statusCode, body } = await post(server, url, { email: EMAIL, code: '123456' });
    expect(statusCode).toBe(500);
    expect(JSON.parse(body).error).toEqual({ code, message });
  });
});

describe('logging out', () => {
  it('API-06 takes a body of JSON that is empty, as a client sends that always says JSON', async () => {
    const server = await serverWith({ send: async () => '' });
    const { headers } = await server.signIn();
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/auth/logout',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(200);
  });
});
