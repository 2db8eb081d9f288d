import { afterEach, expect, it, vi } from 'vitest';
import { printConfig } from './config.ts';

afterEach(() => vi.unstubAllEnvs());

it('one long value makes its own line long, not all others', () => {
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  const pairs = Array.from({ length: 27 }, (_, at) => `feeds-${at}.example.lan:8080`).join(',');
  vi.stubEnv('FETCH_ALLOW', pairs);
  printConfig();
  const [headings = '', ...lines] = output.split('\n');
  expect(lines.filter((line) => line.includes(pairs))).toHaveLength(1);
  expect(headings).toMatch(/^setting {2,20}value {2,40}default {2,40}unit {2,40}meaning$/);
  const heading = headings.indexOf('default');
  expect(lines.find((line) => line.startsWith('PORT '))?.indexOf('3000', 30)).toBe(heading);
});
