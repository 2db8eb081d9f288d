import { describe, expect, it, vi } from 'vitest';
import { readerCookieName } from '../../contract/contract.ts';
import { authCallsForEach } from '../testing/auth-calls.ts';

const calls = authCallsForEach();

describe('POST /auth/email/start', () => {
  it('API-02 sends a code to the address and answers with nothing', async () => {
    const { status, body, headers } = await calls.start('  Noor@Post.Example ');
    expect([status, body, headers['cache-control']]).toEqual([200, {}, 'no-store']);
    expect(calls.letters.map(({ to }) => to)).toEqual(['noor@post.example']);
    expect(calls.lastCode()).toMatch(/^\d{6}$/);
  });

  it('API-01 is the same call under /api', async () => {
    expect((await calls.post('/api/auth/email/start', { email: calls.anAddress() })).status).toBe(200);
  });

  it.each([
    [
      'what the reader chose on this device',
      { cookie: `${readerCookieName(false)}=1~lnl` },
      'Je code voor Helder',
    ],
    [
      'what an address of this visit asked for, as the page is',
      { cookie: 'helder-visit=nl', 'accept-language': 'en' },
      'Je code voor Helder',
    ],
    ['what the browser prefers', { 'accept-language': 'fr, nl;q=0.9, en;q=0.5' }, 'Je code voor Helder'],
    ['English', {}, 'Your code for Helder'],
  ])('writes in the language of the reader: %s', async (_name, headers, subject) => {
    await calls.start(calls.anAddress(), { headers });
    expect(calls.letters[0]?.subject).toBe(subject);
    expect(calls.letters[0]?.html).toContain(calls.lastCode().slice(0, 3));
    expect(calls.letters[0]?.html).not.toMatch(/https?:|src=|url\(/);
  });

  it('answers the same for an address with an account and one without, and makes no account', async () => {
    const { email } = await calls.signIn();
    const accounts = await calls.server.accountStore.accounts.count();
    calls.later(60);
    const known = await calls.start(email);
    const unknown = await calls.start(calls.anAddress());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await calls.server.accountStore.accounts.count()).toBe(accounts);
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
    const { status, body } = await calls.start(email);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'INVALID_EMAIL', field: 'email' });
    expect(calls.letters).toEqual([]);
  });

  it('AMBIG-27 sends one code in 30 seconds to one address', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    calls.later(29);
    const { status, body, headers } = await calls.start(email.toUpperCase());
    expect([status, body.error.code, headers['retry-after']]).toEqual([429, 'TOO_SOON', '1']);
    calls.later(1);
    expect((await calls.start(email)).status).toBe(200);
  });

  it('of twenty at the same time one sends', async () => {
    const email = calls.anAddress();
    const all = await Promise.all(Array.from({ length: 20 }, () => calls.start(email)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(calls.letters).toHaveLength(1);
  });

  it('sends no more than five an hour to one address, whoever asks', async () => {
    const email = calls.anAddress();
    for (let n = 0; n < 5; n++) {
      expect((await calls.start(email, { ip: `192.0.2.${n}` })).status).toBe(200);
      calls.later(31);
    }
    const { status, body, headers } = await calls.start(email, { ip: '198.51.100.1' });
    expect([status, body.error.code]).toEqual([429, 'TOO_MANY_CODES']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    calls.later(3600);
    expect((await calls.start(email)).status).toBe(200);
  });

  it('sends no more than fifteen a day to one address', async () => {
    const email = calls.anAddress();
    let sent = 0;
    for (let hour = 0; hour < 4; hour++) {
      for (let n = 0; n < 5; n++) {
        if ((await calls.start(email, { ip: `192.0.2.${hour}` })).status === 200) sent++;
        calls.later(31);
      }
      calls.later(3600);
    }
    expect(sent).toBe(15);
  });

  it('sends no more than sixty an hour for one network', async () => {
    for (let n = 0; n < 60; n++)
      await calls.start(calls.anAddress(), { ip: `2001:db8:0:7::${n.toString(16)}` });
    expect((await calls.start(calls.anAddress(), { ip: '2001:db8:0:7:ffff::1' })).body.error.code).toBe(
      'TOO_MANY_CODES',
    );
    expect((await calls.start(calls.anAddress(), { ip: '2001:db8:0:8::1' })).status).toBe(200);
  });

  it('what is refused counts for no other limit: nobody is locked out for a day within an hour', async () => {
    const email = calls.anAddress();
    for (let n = 0; n < 5; n++) {
      await calls.start(email);
      calls.later(31);
    }
    for (let n = 0; n < 20; n++) expect((await calls.start(email)).status).toBe(429);
    calls.later(3600);
    expect((await calls.start(email)).status).toBe(200);
  });

  it('a network that has had its letters uses up nobody’s codes', async () => {
    const email = calls.anAddress();
    const ip = '203.0.113.9';
    for (let n = 0; n < 60; n++) await calls.start(calls.anAddress(), { ip });
    for (let n = 0; n < 10; n++) expect((await calls.start(email, { ip })).status).toBe(429);
    expect((await calls.start(email, { ip: '203.0.113.10' })).status).toBe(200);
  });
});

describe('a letter that does not go', () => {
  const refused = () => new Error('550 reader9@post.example: mailbox unavailable');

  it.each([
    ['ERR-14', '/auth/email/start', 'MAIL_FAILED', 'Failed to send verification code. Please try again.'],
    ['ERR-14', '/auth/email/resend', 'RESEND_FAILED', 'Failed to send verification code. Please try again.'],
  ])('%s %s is told, and may be tried again at once', async (_id, url, code, message) => {
    const email = calls.anAddress();
    calls.failMail(refused());
    const failed = await calls.post(url, { email });
    expect(failed.status).toBe(503);
    expect(failed.body.error).toEqual({ code, message });
    calls.failMail(null);
    expect((await calls.post(url, { email })).status).toBe(200);
  });

  it('leaves the code that was sent before as it was', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    calls.later(40);
    calls.failMail(refused());
    expect((await calls.post('/auth/email/resend', { email })).status).toBe(503);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });

  it('counts for no limit, neither of the address nor of the network, however often', async () => {
    const email = calls.anAddress();
    calls.failMail(refused());
    for (let n = 0; n < 61; n++) expect((await calls.start(email)).status).toBe(503);
    calls.failMail(null);
    expect((await calls.start(email)).status).toBe(200);
  });

  it('leaves the tries that the code sent before had', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const wrong = calls.lastCode() === '000000' ? '000001' : '000000';
    for (let n = 0; n < 4; n++) await calls.verify(email, wrong);
    calls.later(40);
    calls.failMail(refused());
    await calls.start(email);
    await calls.verify(email, wrong);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(400);
  });

  it('counts when somebody guessed meanwhile: a broken mail server allows no more guesses than a good one', async () => {
    const { signInCodes } = calls.server.accountStore;
    const email = calls.anAddress();
    const put = signInCodes.put.bind(signInCodes);
    let guesses = 0;
    vi.spyOn(signInCodes, 'put').mockImplementation(async (code) => {
      const replaced = await put(code);
      while (await signInCodes.spendTry(email, 5, code.sentAt)) guesses++;
      return replaced;
    });
    calls.failMail(refused());
    for (let n = 0; n < 10; n++) await calls.start(email);
    expect(guesses).toBe(25);
  });

  it('is logged without the address', async () => {
    calls.failMail(refused());
    await calls.start(calls.anAddress());
    const logged = calls.server.log.filter((line) => line.includes('mailbox unavailable'));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toContain('@');
  });
});

describe('a code that cannot be kept', () => {
  it('is sent to nobody; the reader is told, the code before it stays good, and the next try need not wait', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const before = calls.lastCode();
    calls.later(40);
    calls.letters.length = 0;
    const broken = vi
      .spyOn(calls.server.accountStore.signInCodes, 'put')
      .mockRejectedValue(new Error('disk full'));
    const failed = await calls.start(email);
    expect([failed.status, failed.body.error.message]).toEqual([
      500,
      'Failed to send verification code. Please try again.',
    ]);
    expect(calls.letters).toEqual([]);
    expect((await calls.verify(email, before)).status).toBe(200);
    broken.mockRestore();
    expect((await calls.start(email)).status).toBe(200);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });
});
