import { afterEach, expect, it, vi } from 'vitest';
import { printConfig } from './config.ts';

afterEach(() => vi.unstubAllEnvs());

function printed(): string {
  let output = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  printConfig();
  write.mockRestore();
  return output;
}

it('one long value makes its own line long, not all others', () => {
  const pairs = Array.from({ length: 27 }, (_, at) => `feeds-${at}.example.lan:8080`).join(',');
  vi.stubEnv('FETCH_ALLOW', pairs);
  const [headings = '', ...lines] = printed().split('\n');
  expect(lines.filter((line) => line.includes(pairs))).toHaveLength(1);
  expect(headings).toMatch(/^setting {2,20}value {2,40}default {2,40}unit {2,40}meaning$/);
  const heading = headings.indexOf('default');
  expect(lines.find((line) => line.startsWith('PORT '))?.indexOf('3000', 30)).toBe(heading);
});

it('names what was mistyped in the environment', () => {
  vi.stubEnv('RATE_LIMITS', '5');
  expect(printed()).toContain(
    '\nRATE_LIMITS in the environment is no setting of Helder; did you mean RATE_LIMIT?\n',
  );
});
