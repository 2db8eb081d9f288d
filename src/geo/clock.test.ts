import { expect, it, vi } from 'vitest';
import { aheadOfUtc } from './clock.ts';

it('has one clock for all ways to write a zone: a feed may use every one of them, and a clock takes 27 kB', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const at = Date.UTC(2026, 1, 17, 12);
  const written = ['Asia/Tokyo', 'asia/tokyo', 'ASIA/TOKYO', 'aSiA/tOkYo'];
  expect(written.map((zone) => aheadOfUtc(zone, at))).toEqual([540, 540, 540, 540]);
  expect(new Set(asked.mock.contexts).size).toBe(1);
});
