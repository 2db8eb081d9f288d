import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readerCookieName } from '../../contract/contract.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { NOW } from '../testing/stories.ts';

/** Sends with the mail server that is meant; null = letters are kept. */
let mailFault: Error | null = null;
let clock = NOW;
let letters: { to: string; text: string; subject: string; html?: string }[] = [];
let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer({
    now: () => clock,
    env: { DEMO_CODE: 'off' },
    mailer: {
      send: async (letter) => {
        if (mailFault) throw mailFault;
        return `letter ${letters.push(letter)}`;
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  letters = [];
  mailFault = null;
});
/** The next test begins a day later: nothing that was counted before counts. */
afterEach(() => later(86_400 * 2));

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};

interface Sending {
  headers?: Record<string, string>;
  ip?: string;
}

const post = async (url: string, body: unknown, { headers = {}, ip = '192.0.2.1' }: Sending = {}) => {
  const response = await server.app.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: ip,
  });
  const { statusCode: status, headers: answered, body: text } = response;
  return { status, headers: answered, body: JSON.parse(text), cookie: String(answered['set-cookie'] ?? '') };
};

let addresses = 0;
const anAddress = () => `reader${++addresses}@post.example`;
const start = (email: string, sending?: Sending) => post('/auth/email/start', { email }, sending);
const verify = (email: string, code: string, sending?: Sending) =>
  post('/auth/email/verify', { email, code }, sending);
const lastCode = () => /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function signIn(email = anAddress(), sending?: Sending) {
  expect((await start(email, sending)).status).toBe(200);
  const { status, body, cookie } = await verify(email, lastCode(), sending);
  expect(status).toBe(200);
  return { email, tokens: body as Record<'AccessToken' | 'RefreshToken' | 'IdToken', string>, cookie };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sessionsOf = (token: string) => server.app.inject({ url: '/auth/sessions', headers: bearer(token) });
const refresh = (refreshToken: string, idToken: string) =>
  post('/auth/refresh_token', { refresh_token: refreshToken, id_token: idToken });

describe('POST /auth/email/start', () => {
  it('API-02 sends a code to the address and answers with nothing', async () => {
    const { status, body, headers } = await start('  Noor@Post.Example ');
    expect([status, body, headers['cache-control']]).toEqual([200, {}, 'no-store']);
    expect(letters.map(({ to }) => to)).toEqual(['noor@post.example']);
    expect(lastCode()).toMatch(/^\d{6}$/);
  });

  it('API-01 is the same call under /api', async () => {
    expect((await post('/api/auth/email/start', { email: anAddress() })).status).toBe(200);
  });

  it.each([
    [
      'what the reader chose on this device',
      { cookie: `${readerCookieName(false)}=1~lnl` },
      'Je code voor Helder',
    ],
    ['what the browser prefers', { 'accept-language': 'fr, nl;q=0.9, en;q=0.5' }, 'Je code voor Helder'],
    ['English', {}, 'Your code for Helder'],
  ])('writes in the language of the reader: %s', async (_name, headers, subject) => {
    await start(anAddress(), { headers: headers as Record<string, string> });
    expect(letters[0]?.subject).toBe(subject);
    expect(letters[0]?.html).toContain(lastCode().slice(0, 3));
    expect(letters[0]?.html).not.toMatch(/https?:|src=|url\(/);
  });

  it('answers the same for an address with an account and one without, and makes no account', async () => {
    const { email } = await signIn();
    const accounts = await server.accountStore.accounts.count();
    later(60);
    const known = await start(email);
    const unknown = await start(anAddress());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await server.accountStore.accounts.count()).toBe(accounts);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['no @', 'reader.post.example'],
    ['another header', 'reader@post.example\r\nBcc: all@post.example'],
    ['two addresses', 'a@post.example, b@post.example'],
    ['a name', 'Noor <noor@post.example>'],
    [
      '300 characters',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}`,
    ],
  ])('AMBIG-29 refuses what mail cannot reach, and names the field: %s', async (_name, email) => {
    const { status, body } = await start(email);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'INVALID_EMAIL', field: 'email' });
    expect(letters).toEqual([]);
  });

  it('AMBIG-27 sends one code in 30 seconds to one address', async () => {
    const email = anAddress();
    await start(email);
    later(29);
    const { status, body, headers } = await start(email.toUpperCase());
    expect([status, body.error.code, headers['retry-after']]).toEqual([429, 'TOO_SOON', '30']);
    later(1);
    expect((await start(email)).status).toBe(200);
  });

  it('of twenty at the same time one sends', async () => {
    const email = anAddress();
    const all = await Promise.all(Array.from({ length: 20 }, () => start(email)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(letters).toHaveLength(1);
  });

  it('sends no more than five an hour to one address, whoever asks', async () => {
    const email = anAddress();
    for (let n = 0; n < 5; n++) {
      expect((await start(email, { ip: `192.0.2.${n}` })).status).toBe(200);
      later(31);
    }
    const { status, body, headers } = await start(email, { ip: '198.51.100.1' });
    expect([status, body.error.code]).toEqual([429, 'TOO_MANY_CODES']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    later(3600);
    expect((await start(email)).status).toBe(200);
  });

  it('sends no more than sixty an hour for one network', async () => {
    for (let n = 0; n < 60; n++) await start(anAddress(), { ip: `2001:db8:0:7::${n.toString(16)}` });
    expect((await start(anAddress(), { ip: '2001:db8:0:7:ffff::1' })).body.error.code).toBe('TOO_MANY_CODES');
    expect((await start(anAddress(), { ip: '2001:db8:0:8::1' })).status).toBe(200);
  });
});

describe('a letter that does not go', () => {
  const refused = () => new Error('550 reader9@post.example: mailbox unavailable');

  it.each([
    ['ERR-03', '/auth/email/start', 'MAIL_FAILED', 'Failed to start email authentication'],
    ['ERR-08', '/auth/email/resend', 'RESEND_FAILED', 'Failed to resend code'],
  ])('%s %s is told, and may be tried again at once', async (_id, url, code, message) => {
    const email = anAddress();
    mailFault = refused();
    const failed = await post(url, { email });
    expect(failed.status).toBe(503);
    expect(failed.body.error).toEqual({ code, message });
    mailFault = null;
    expect((await post(url, { email })).status).toBe(200);
  });

  it('leaves the code that was sent before as it was', async () => {
    const email = anAddress();
    await start(email);
    later(40);
    mailFault = refused();
    expect((await post('/auth/email/resend', { email })).status).toBe(503);
    expect((await verify(email, lastCode())).status).toBe(200);
  });

  it('counts for no limit of the address, however often', async () => {
    const email = anAddress();
    mailFault = refused();
    for (let n = 0; n < 10; n++) expect((await start(email)).status).toBe(503);
    mailFault = null;
    expect((await start(email)).status).toBe(200);
  });

  it('is logged without the address', async () => {
    mailFault = refused();
    await start(anAddress());
    const logged = server.log.filter((line) => line.includes('mailbox unavailable'));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toContain('@');
  });
});

describe('POST /auth/email/verify', () => {
  it('API-03 AUTH-11 answers three tokens, and sets the cookie that renders pages', async () => {
    const { tokens, cookie } = await signIn();
    expect(Object.keys(tokens).sort()).toEqual(['AccessToken', 'IdToken', 'RefreshToken']);
    expect(cookie).toMatch(/^helder-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    expect((await sessionsOf(tokens.AccessToken)).statusCode).toBe(200);
  });

  it('makes one account of one address, however it is written', async () => {
    const email = anAddress();
    const first = await signIn(email);
    later(60);
    const second = await signIn(`  ${email.toUpperCase()} `);
    const { sessions } = JSON.parse((await sessionsOf(second.tokens.AccessToken)).body);
    expect(sessions).toHaveLength(2);
    expect(first.tokens.RefreshToken).not.toBe(second.tokens.RefreshToken);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', '', '１２３４５６', '-12345', '1e5'])(
    'VALID-02 ERR-05 %j is no code',
    async (code) => {
      const email = anAddress();
      await start(email);
      const { status, body } = await verify(email, code);
      expect(status).toBe(400);
      expect(body.error).toEqual({
        code: 'INVALID_CODE',
        message: 'Invalid verification code',
        field: 'code',
      });
      expect((await verify(email, lastCode())).status).toBe(200);
    },
  );

  it('a code lets in once', async () => {
    const { email } = await signIn();
    expect((await verify(email, lastCode())).body.error.code).toBe('INVALID_CODE');
  });

  it('of twenty at the same time with the right code one is let in', async () => {
    const email = anAddress();
    await start(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => verify(email, lastCode())));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('AMBIG-27 is good for ten minutes', async () => {
    const [early, late] = [anAddress(), anAddress()];
    await start(early);
    const code = lastCode();
    later(599);
    expect((await verify(early, code)).status).toBe(200);
    await start(late);
    later(600);
    expect((await verify(late, lastCode())).body.error.code).toBe('INVALID_CODE');
  });

  it('AMBIG-27 is good for five tries', async () => {
    const email = anAddress();
    await start(email);
    for (let n = 0; n < 5; n++) expect((await verify(email, wrong(lastCode()))).status).toBe(400);
    expect((await verify(email, lastCode())).status).toBe(400);
    later(31);
    await post('/auth/email/resend', { email });
    expect((await verify(email, lastCode())).status).toBe(200);
  });

  it('guesses at the same time have five tries together', async () => {
    const email = anAddress();
    await start(email);
    const code = lastCode();
    const guesses = [...Array.from({ length: 40 }, () => wrong(code)), code];
    const all = await Promise.all(guesses.map((guess, n) => verify(email, guess, { ip: `198.51.100.${n}` })));
    expect(all.every(({ status }) => status === 400)).toBe(true);
    expect((await verify(email, code)).status).toBe(400);
  });

  it('one network has a hundred tries an hour over all addresses', async () => {
    const ip = '203.0.113.9';
    await Promise.all(Array.from({ length: 100 }, () => verify(anAddress(), '111111', { ip })));
    const { status, body, headers } = await verify(anAddress(), '111111', { ip });
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('API-04 another code takes the place of the first', async () => {
    const email = anAddress();
    await start(email);
    const first = lastCode();
    later(31);
    await post('/auth/email/resend', { email });
    expect(letters).toHaveLength(2);
    if (first !== lastCode()) expect((await verify(email, first)).status).toBe(400);
    expect((await verify(email, lastCode())).status).toBe(200);
  });

  it('the code of another address does not let in', async () => {
    const [mine, theirs] = [anAddress(), anAddress()];
    await start(mine);
    const code = lastCode();
    await start(theirs);
    if (code !== lastCode()) expect((await verify(theirs, code)).status).toBe(400);
  });

  it('AUTH-24 the demo code is a code like any other where letters are sent', async () => {
    const email = anAddress();
    await start(email);
    if (lastCode() !== '123456') expect((await verify(email, '123456')).status).toBe(400);
  });
});

describe('POST /auth/refresh_token', () => {
  it('API-05 answers two new tokens and no refresh token, and sets the cookie again', async () => {
    const { tokens, cookie } = await signIn();
    later(60 * 60 * 24 * 3);
    expect((await sessionsOf(tokens.AccessToken)).statusCode).toBe(401);
    const renewed = await refresh(tokens.RefreshToken, tokens.IdToken);
    expect(renewed.status).toBe(200);
    expect(Object.keys(renewed.body).sort()).toEqual(['AccessToken', 'IdToken']);
    expect(renewed.cookie).toBe(cookie);
    expect((await sessionsOf(renewed.body.AccessToken)).statusCode).toBe(200);
  });

  it('AUTH-14 goes on for as long as it is used, a year at most', async () => {
    const { tokens } = await signIn();
    let idToken = tokens.IdToken;
    for (let month = 1; month <= 12; month++) {
      later(86_400 * 30);
      const { status, body } = await refresh(tokens.RefreshToken, idToken);
      expect([month, status]).toEqual([month, 200]);
      idToken = body.IdToken;
    }
    later(86_400 * 6);
    expect((await refresh(tokens.RefreshToken, idToken)).status).toBe(401);
  });

  it('ends when nobody used it for 90 days', async () => {
    const { tokens } = await signIn();
    later(86_400 * 90);
    expect((await refresh(tokens.RefreshToken, tokens.IdToken)).body.error.code).toBe('NOT_AUTHENTICATED');
  });

  it('an id token that was replaced may still come for a minute, from another tab', async () => {
    const { tokens } = await signIn();
    later(600);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => refresh(tokens.RefreshToken, tokens.IdToken)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    later(60);
    const late = await refresh(tokens.RefreshToken, tokens.IdToken);
    expect(late.status).toBe(200);
    later(600);
    for (const { body } of [...all, late])
      expect((await refresh(tokens.RefreshToken, body.IdToken)).status).toBe(200);
  });

  it('one that comes back later gives a thief away: the session ends for both', async () => {
    const { tokens } = await signIn();
    later(600);
    const { body } = await refresh(tokens.RefreshToken, tokens.IdToken);
    later(61);
    expect((await refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
    expect((await refresh(tokens.RefreshToken, body.IdToken)).status).toBe(401);
    expect((await sessionsOf(body.AccessToken)).statusCode).toBe(401);
    expect(server.log.join('')).toContain('a replaced id token came back');
  });

  it('ends nothing else that the account has', async () => {
    const email = anAddress();
    const thief = await signIn(email);
    later(60);
    const honest = await signIn(email);
    await refresh(thief.tokens.RefreshToken, thief.tokens.IdToken);
    later(120);
    expect((await refresh(thief.tokens.RefreshToken, thief.tokens.IdToken)).status).toBe(401);
    expect((await refresh(honest.tokens.RefreshToken, honest.tokens.IdToken)).status).toBe(200);
  });

  it.each([
    ['of another session', 'other'],
    ['that is an access token', 'access'],
    ['that is no token', 'x.y.z'],
    ['that is opaque', 'opaque'],
  ])('refuses an id token %s, and ends nothing', async (_name, which) => {
    const mine = await signIn();
    const other = await signIn();
    const idToken =
      { other: other.tokens.IdToken, access: mine.tokens.AccessToken, opaque: mine.tokens.RefreshToken }[
        which
      ] ?? which;
    expect((await refresh(mine.tokens.RefreshToken, idToken)).status).toBe(401);
    expect((await refresh(other.tokens.RefreshToken, mine.tokens.IdToken)).status).toBe(401);
    expect((await refresh(mine.tokens.RefreshToken, mine.tokens.IdToken)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('API-06 AUTH-12 logging out ends this session and takes the cookie back', async () => {
    const email = anAddress();
    const other = await signIn(email);
    later(60);
    const { tokens } = await signIn(email);
    const out = await post('/auth/logout', '', {
      headers: { ...bearer(tokens.AccessToken), 'content-type': 'text/plain' },
    });
    expect([out.status, out.body]).toEqual([200, {}]);
    expect(out.cookie).toBe('helder-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect((await sessionsOf(tokens.AccessToken)).statusCode).toBe(401);
    expect((await refresh(tokens.RefreshToken, tokens.IdToken)).status).toBe(401);
    expect((await sessionsOf(other.tokens.AccessToken)).statusCode).toBe(200);
  });

  it('are listed with the device, the hour and which of them asks', async () => {
    const email = anAddress();
    const phone = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
    await signIn(email, { headers: { 'user-agent': phone } });
    later(7200);
    const { tokens } = await signIn(email);
    const { sessions } = JSON.parse((await sessionsOf(tokens.AccessToken)).body);
    expect(sessions.map(({ device, current }: Record<string, unknown>) => [device, current])).toEqual([
      ['', true],
      ['Firefox, Android', false],
    ]);
    for (const { seenAt } of sessions) expect(seenAt).toMatch(/:00:00\.000Z$/);
  });

  it('are ended one by one, those of others not at all', async () => {
    const email = anAddress();
    const first = await signIn(email);
    later(60);
    const { tokens } = await signIn(email);
    const stranger = await signIn();
    const { sessions } = JSON.parse((await sessionsOf(tokens.AccessToken)).body);
    const [theirs] = JSON.parse((await sessionsOf(stranger.tokens.AccessToken)).body).sessions;
    const end = (id: string) =>
      server.app.inject({
        method: 'DELETE',
        url: `/auth/sessions/${id}`,
        headers: bearer(tokens.AccessToken),
      });
    expect((await end(theirs.id)).statusCode).toBe(404);
    expect((await sessionsOf(stranger.tokens.AccessToken)).statusCode).toBe(200);
    const ended = await end(sessions.find(({ current }: { current: boolean }) => !current).id);
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await sessionsOf(first.tokens.AccessToken)).statusCode).toBe(401);
    expect((await end('1 or 1=1')).statusCode).toBe(400);
    const mine = sessions.find(({ current }: { current: boolean }) => current).id;
    expect((await end(mine)).headers['set-cookie']).toContain('Max-Age=0');
  });

  it('are all ended by signing out everywhere', async () => {
    const email = anAddress();
    const first = await signIn(email);
    later(60);
    const { tokens } = await signIn(email);
    const out = await server.app.inject({
      method: 'DELETE',
      url: '/auth/sessions',
      headers: bearer(tokens.AccessToken),
    });
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    for (const token of [first.tokens.AccessToken, tokens.AccessToken])
      expect((await sessionsOf(token)).statusCode).toBe(401);
  });

  it('the cookie alone is forgotten without a bearer, for this site only', async () => {
    const forget = (site?: string) =>
      server.app.inject({
        method: 'DELETE',
        url: '/auth/page_cookie',
        headers: site ? { 'sec-fetch-site': site } : {},
      });
    expect((await forget('same-origin')).headers['set-cookie']).toContain('Max-Age=0');
    expect((await forget('cross-site')).statusCode).toBe(403);
  });

  it.each([
    ['POST', '/auth/logout'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['DELETE', '/auth/sessions/00000000-0000-4000-8000-000000000000'],
  ] as const)('PERM-12 PERM-13 %s %s needs a bearer; the cookie is none', async (method, url) => {
    const { cookie } = await signIn();
    const { statusCode, body } = await server.app.inject({
      method,
      url,
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('Apple and Google', () => {
  it.each([
    ['API-07 ERR-13', '/auth/signin_with_apple', 'NOT_IMPLEMENTED_APPLE', 'Apple sign-in is not implemented'],
    [
      'API-08 ERR-12',
      '/auth/signin_with_google',
      'NOT_IMPLEMENTED_GOOGLE',
      'Google sign-in is not implemented',
    ],
  ])('%s %s is refused with its text', async (_id, url, code, message) => {
    const { status, body } = await post(url, {});
    expect([status, body.error]).toEqual([501, { code, message }]);
  });
});

describe('what was not meant', () => {
  const calls = ['/auth/email/start', '/auth/email/resend', '/auth/email/verify', '/auth/refresh_token'];
  const asked = calls.flatMap((url) =>
    [
      ['no JSON', '{"email":', 400],
      ['a list', '[]', 400],
      ['null', 'null', 400],
      ['nothing', '{}', 400],
      ['a prototype', '{"email":"a@post.example","__proto__":{"admin":true}}', 400],
      ['a constructor', '{"email":"a@post.example","constructor":{"prototype":{"admin":true}}}', 400],
      ['an object for a text', '{"email":{"$ne":1},"code":{"$ne":1},"refresh_token":{},"id_token":[]}', 400],
      ['a megabyte', JSON.stringify({ email: 'x'.repeat(2 ** 20) }), 413],
      [
        'a long text',
        JSON.stringify({
          email: 'x'.repeat(5000),
          code: '1',
          refresh_token: 'x'.repeat(5000),
          id_token: 'y',
        }),
        400,
      ],
    ].map(([name, body, status]) => [url, name, body, status] as const),
  );

  it.each(asked)('%s refuses %s', async (url, _name, body, status) => {
    const answer = await post(url, body);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toMatch(/^BAD_|^TOO_LARGE|^INVALID/);
    expect(letters).toEqual([]);
  });

  it.each(calls)('%s refuses forms and plain text, which other sites could send', async (url) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await post(url, '{"email":"a@post.example"}', { headers: { 'content-type': type } })).status,
      ).toBeOneOf([400, 415]);
  });

  it.each(calls)('%s refuses what a browser sends for another site', async (url) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status, body } = await post(
        url,
        { email: anAddress() },
        { headers: { 'sec-fetch-site': site } },
      );
      expect([status, body.error.code]).toEqual([403, 'CROSS_SITE']);
    }
    expect(letters).toEqual([]);
  });

  it('fields nobody knows are left aside', async () => {
    const email = anAddress();
    expect((await post('/auth/email/start', { email, role: 'admin', id: 1 })).status).toBe(200);
    await verify(email, lastCode());
    expect((await server.accountStore.accounts.findByEmail(email))?.role).toBe('reader');
  });
});
