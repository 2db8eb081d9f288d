import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logOptions, logWarnings } from './log.ts';

let before: ((warning: Error) => void)[];
beforeEach(() => {
  before = process.listeners('warning');
});
afterEach(() => {
  process.removeAllListeners('warning');
  for (const listener of before) process.on('warning', listener);
});

it.each([
  ['info', [{ level: 40, name: 'DeprecationWarning', code: 'DEP0040', msg: 'Two\nlines' }]],
  ['silent', []],
])('what Node and libraries warn of is in the log, at LOG_LEVEL=%s, and nowhere else', (level, expected) => {
  const lines: unknown[] = [];
  const log = pino(
    { level, base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  // As Node's own does, which prints it.
  process.on('warning', () => lines.push('printed'));
  logWarnings(log);
  process.emit(
    'warning',
    Object.assign(new Error('Two\nlines'), { name: 'DeprecationWarning', code: 'DEP0040' }),
  );
  expect(lines).toEqual(expected);
});

it('a row that the database refuses is not in the log', () => {
  const lines: string[] = [];
  const log = pino(logOptions({ logLevel: 'warn' }), { write: (line) => lines.push(line) });
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ann@example.com) already exists.',
  });
  log.error({ err: refused }, 'failed');
  expect(lines.join()).toContain('"code":"23505"');
  expect(lines.join()).not.toContain('ann@example.com');
});

it('what is thrown and is no error is in the log as it is', () => {
  const lines: string[] = [];
  const log = pino(logOptions({ logLevel: 'warn' }), { write: (line) => lines.push(line) });
  log.warn({ err: 'no room' }, 'failed');
  expect(lines.join()).toContain('"err":"no room"');
});
