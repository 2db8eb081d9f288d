import { describe, expect, it, vi } from 'vitest';
import { StoreAway } from '../../store/types.ts';
import { authCallsForEach } from '../testing/auth-calls.ts';

const calls = authCallsForEach();

/** Seconds until another key signs tokens. */
const NEXT_KEY = 30 * 86_400;

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const sessionsOf = (token: string) => calls.ask('GET', '/auth/sessions', token);

describe('POST /auth/email/verify', () => {
  it('API-03 AUTH-11 answers three tokens, and sets the cookie that renders pages', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const { body: tokens, cookie, headers } = await calls.verify(email, calls.lastCode());
    expect(Object.keys(tokens).sort()).toEqual(['AccessToken', 'IdToken', 'RefreshToken']);
    expect(headers['cache-control']).toBe('no-store');
    expect(cookie).toMatch(/^helder-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    expect((await sessionsOf(tokens.AccessToken)).status).toBe(200);
  });

  it('lets in though the database goes away as soon as the session has begun: the tokens come once', async () => {
    const { accountStore } = calls.server;
    const { attempts } = accountStore;
    const away = [
      vi.spyOn(attempts, 'giveBack'),
      vi.spyOn(attempts, 'forget'),
      vi.spyOn(accountStore, 'newestDateGiven'),
    ];
    for (const call of away) call.mockRejectedValue(new StoreAway('gone'));
    calls.later(NEXT_KEY);
    const { tokens } = await calls.signIn();
    for (const call of away) call.mockRestore();
    expect((await sessionsOf(tokens.AccessToken)).status).toBe(200);
  });

  it('leaves a right code good as long as there is no key to sign tokens with', async () => {
    const { secrets } = calls.server.accountStore;
    const email = calls.anAddress();
    calls.later(NEXT_KEY);
    await calls.start(email);
    const away = vi.spyOn(secrets, 'agree').mockRejectedValue(new StoreAway('gone'));
    for (let n = 0; n < 6; n++) expect((await calls.verify(email, calls.lastCode())).status).toBe(503);
    away.mockRestore();
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });

  it('makes one account of one address, however it is written', async () => {
    const email = calls.anAddress();
    const first = await calls.signIn(email);
    calls.later(60);
    const second = await calls.signIn(`  ${email.toUpperCase()} `);
    const { sessions } = (await sessionsOf(second.tokens.AccessToken)).body;
    expect(sessions).toHaveLength(2);
    expect(first.tokens.RefreshToken).not.toBe(second.tokens.RefreshToken);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', '', '１２３４５６', '-12345', '1e5'])(
    'VALID-02 ERR-15 %j is no code',
    async (code) => {
      const email = calls.anAddress();
      await calls.start(email);
      const { status, body } = await calls.verify(email, code);
      expect(status).toBe(400);
      expect(body.error).toEqual({
        code: 'INVALID_CODE',
        message: 'Invalid verification code. Please try again.',
        field: 'code',
      });
      expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
    },
  );

  it('a code lets in once', async () => {
    const { email } = await calls.signIn();
    expect((await calls.verify(email, calls.lastCode())).body.error.code).toBe('INVALID_CODE');
  });

  it('of twenty at the same time with the right code one is let in', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => calls.verify(email, calls.lastCode())));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('AMBIG-27 is good for ten minutes', async () => {
    const [early, late] = [calls.anAddress(), calls.anAddress()];
    await calls.start(early);
    const code = calls.lastCode();
    calls.later(599);
    expect((await calls.verify(early, code)).status).toBe(200);
    await calls.start(late);
    calls.later(600);
    expect((await calls.verify(late, calls.lastCode())).body.error.code).toBe('INVALID_CODE');
  });

  it('AMBIG-27 is good for five tries', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    for (let n = 0; n < 5; n++) expect((await calls.verify(email, wrong(calls.lastCode()))).status).toBe(400);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(400);
    calls.later(31);
    await calls.post('/auth/email/resend', { email });
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });

  it('guesses at the same time have five tries together', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const code = calls.lastCode();
    const guesses = [...Array.from({ length: 40 }, () => wrong(code)), code];
    const all = await Promise.all(
      guesses.map((guess, n) => calls.verify(email, guess, { ip: `198.51.100.${n}` })),
    );
    expect(all.every(({ status }) => status === 400)).toBe(true);
    expect((await calls.verify(email, code)).status).toBe(400);
  });

  it('one network has a hundred tries an hour over all addresses', async () => {
    const guess = (ip: string) => calls.verify(calls.anAddress(), '111111', { ip });
    await Promise.all(Array.from({ length: 100 }, (_, n) => guess(`2001:db8:0:7::${n.toString(16)}`)));
    const { status, body, headers } = await guess('2001:db8:0:7:ffff::1');
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('2001:db8:0:8::1')).status).toBe(400);
  });

  it('a right code is no guess: a network in which many sign in is not refused', async () => {
    const ip = '203.0.113.10';
    await Promise.all(Array.from({ length: 99 }, () => calls.verify(calls.anAddress(), '111111', { ip })));
    for (const _ of ['the hundredth try', 'and the hundredth again']) await calls.signIn(undefined, { ip });
    await calls.verify(calls.anAddress(), '111111', { ip });
    expect((await calls.verify(calls.anAddress(), '111111', { ip })).status).toBe(429);
  });

  it('a right code clears what was counted of its address', async () => {
    const email = calls.anAddress();
    for (let n = 0; n < 5; n++) {
      await calls.start(email);
      calls.later(31);
    }
    expect((await calls.start(email)).status).toBe(429);
    await calls.verify(email, calls.lastCode());
    expect((await calls.start(email)).status).toBe(200);
  });

  it('who was let in may have another code at once: the one that was sent is used up', async () => {
    const { email } = await calls.signIn();
    expect((await calls.start(email)).status).toBe(200);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });

  it('API-04 another code takes the place of the first', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    const first = calls.lastCode();
    calls.later(31);
    await calls.post('/auth/email/resend', { email });
    expect(calls.letters).toHaveLength(2);
    if (first !== calls.lastCode()) expect((await calls.verify(email, first)).status).toBe(400);
    expect((await calls.verify(email, calls.lastCode())).status).toBe(200);
  });

  it('the code of another address does not let in', async () => {
    const [mine, theirs] = [calls.anAddress(), calls.anAddress()];
    await calls.start(mine);
    const code = calls.lastCode();
    await calls.start(theirs);
    if (code !== calls.lastCode()) expect((await calls.verify(theirs, code)).status).toBe(400);
  });

  it('AUTH-24 the demo code is a code like any other where letters are sent', async () => {
    const email = calls.anAddress();
    await calls.start(email);
    if (calls.lastCode() !== '123456') expect((await calls.verify(email, '123456')).status).toBe(400);
  });
});
