import { expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { printBanner } from './banner.ts';
import type { House } from './open.ts';

function bannerOf(env: NodeJS.ProcessEnv, url: string): string {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const config = readConfig(env, { starter: true });
  const house = { config, publishers: [], database: 'built-in', now: () => new Date(0) } as Partial<House>;
  printBanner(house as House, { url, port: 3000, taken: null }, 'web');
  const text = said.mock.calls.join();
  said.mockRestore();
  return text;
}

it.each([
  ['on the own machine of somebody who tries it out', {}, true],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' }, false],
  ['without signing in', { SIGN_IN_ENABLED: 'off' }, false],
])('the banner says that a code everybody knows signs anybody in: %s', (_where, env, expected) => {
  const text = bannerOf(env, 'http://127.0.0.1:3000');
  expect(text).toContain('built-in');
  expect(text.includes('123456')).toBe(expected);
});

it.each([
  ['listens on all addresses', { HOST: '0.0.0.0' }, 'http://localhost:3000', true],
  ['listens on all addresses of IPv6', { HOST: '::' }, 'http://localhost:3000', true],
  [
    'says what readers use',
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://news.example' },
    'http://localhost:3000',
    false,
  ],
  ['listens on an address others reach', { HOST: '192.168.1.5' }, 'http://192.168.1.5:3000', false],
  ['is for this machine alone', {}, 'http://127.0.0.1:3000', false],
])(
  'the banner says that links lead nobody here from elsewhere: one that %s',
  (_which, env, url, expected) => {
    expect(bannerOf(env, url).includes('set PUBLIC_URL')).toBe(expected);
  },
);
