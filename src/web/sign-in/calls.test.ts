import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokensOf } from '../testing/users.ts';
import { resendCode, startEmail, verifyCode } from './calls.ts';
import { notImplemented, signInWith } from './providers.ts';

const words = (message: string, code = 'INTERNAL') => ({ error: { code, message } });

/** The next call gets this answer; null = nobody answers. */
function answer(status: number | null, body: unknown = '', headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(body === '' ? '' : JSON.stringify(body), { status, headers });
  });
}
const NOW = Date.parse('2026-03-01T12:00:00Z');
const start = () => startEmail('a@example.org');
const verify = () => verifyCode('a@example.org', '123456');
const resend = () => resendCode('a@example.org');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('calls of signing in', () => {
  const failures: [id: string, call: () => Promise<unknown>, status: number | null, said: string][] = [
    ['ERR-03', start, 500, 'Failed to start email authentication'],
    ['ERR-04', start, null, 'Network error during email authentication'],
    ['ERR-05', verify, 400, 'Invalid verification code'],
    ['ERR-06', verify, null, 'Verification failed'],
    ['ERR-08', resend, 500, 'Failed to resend code'],
    ['ERR-09', resend, null, 'Network error'],
  ];
  it.each(failures)('%s says for the logs what failed', async (_id, call, status, said) => {
    answer(status);
    await expect(call()).rejects.toThrow(new Error(said));
  });

  it('ERR-06 an answer without tokens is a failure', async () => {
    answer(200, {});
    await expect(verify()).rejects.toThrow('Verification failed');
  });

  it('ERR-01 the words of the server go before ours', async () => {
    answer(400, words('Gone fishing'));
    await expect(verify()).rejects.toThrow('Gone fishing');
  });

  it('gives back the tokens', async () => {
    answer(200, tokensOf());
    expect(await verify()).toEqual(tokensOf());
  });

  const sendings: [what: string, number, body: unknown, headers: Record<string, string>, ago: number][] = [
    ['AUTH-22 VALID-04 is registered already', 400, words('This address is already registered.'), {}, 0],
    ['got a code a moment ago', 429, words('Wait', 'TOO_SOON'), { 'retry-after': '12' }, 18],
    ['got one, who knows when', 429, words('Wait', 'TOO_SOON'), {}, 0],
    ['is new', 200, {}, {}, 0],
  ];
  it.each(sendings)(
    'an address that %s gets on, with a code that was sent so long ago',
    async (_what, status, body, headers, ago) => {
      vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
      answer(status, body, headers);
      await expect(start()).resolves.toBe(NOW - ago * 1000);
    },
  );
});

describe('providers', () => {
  const logged = async (provider: string, ask = notImplemented) => {
    const error = (await signInWith(provider, ask).catch((failed: unknown) => failed)) as Error;
    return [error.message, (error.cause as Error | undefined)?.message];
  };

  it.each([
    ['GEN-10 ERR-11 ERR-13', 'apple', 'Apple sign-in is not implemented'],
    ['GEN-10 ERR-11 ERR-12', 'google', 'Google sign-in is not implemented'],
  ])('%s %s asks nobody and fails', async (_id, provider, why) => {
    vi.stubGlobal('fetch', () => {
      throw new Error('asked');
    });
    expect(await logged(provider)).toEqual([`${provider} authentication failed`, why]);
  });

  it('ERR-10 another provider is not known', async () => {
    expect(await logged('facebook')).toEqual(['Unsupported provider', undefined]);
  });

  it('one that works gives its tokens', async () => {
    expect(await signInWith('apple', async () => tokensOf())).toEqual(tokensOf());
  });
});
