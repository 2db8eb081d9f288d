import { expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { printBanner } from './banner.ts';
import type { House } from './open.ts';

it.each([
  ['on the own machine of somebody who tries it out', {}, true],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' }, false],
  ['without signing in', { SIGN_IN_ENABLED: 'off' }, false],
])('the banner says that a code everybody knows signs anybody in: %s', (_where, env, expected) => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const config = readConfig(env, { starter: true });
  const house = { config, publishers: [], database: 'built-in', now: () => new Date(0) } as Partial<House>;
  printBanner(house as House, { url: 'http://127.0.0.1:3000', port: 3000, taken: null }, 'web');
  const text = said.mock.calls.join();
  said.mockRestore();
  expect(text).toContain('built-in');
  expect(text.includes('123456')).toBe(expected);
});
