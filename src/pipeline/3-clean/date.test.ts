import { describe, expect, it } from 'vitest';
import { parseDate } from './date.ts';

/** All read as a publisher in Amsterdam would mean them. */
const CASES: [string, string][] = [
  ['Tue, 17 Feb 2026 14:30:00 GMT', '2026-02-17T14:30:00Z'],
  ['Tue, 17 Feb 2026 14:30:00 +0530', '2026-02-17T09:00:00Z'],
  ['17 Feb 26 14:30 EST', '2026-02-17T19:30:00Z'],
  ['Tue, 17 Feb 2026 14:30:00 ET', '2026-02-17T19:30:00Z'],
  ['Tue, 17 Feb 2026 14:30:00 GMT-3', '2026-02-17T17:30:00Z'],
  ['Tue, 17 Feb 2026 14:30:00 Z', '2026-02-17T14:30:00Z'],
  ['17 Feb 2026', '2026-02-16T23:00:00Z'],
  ['2026-02-17T14:30:00Z', '2026-02-17T14:30:00Z'],
  ['2026-02-17T14:30:00.123+01:00', '2026-02-17T13:30:00Z'],
  ['2026-02-17T14:30:00+01:00Z', '2026-02-17T13:30:00Z'],
  ['2026-02-17T14:30+0100', '2026-02-17T13:30:00Z'],
  ['2026-02-17 14:30:00', '2026-02-17T13:30:00Z'],
  ['2026-07-17 14:30:00', '2026-07-17T12:30:00Z'],
  ['2026-02-17', '2026-02-16T23:00:00Z'],
  ['2026-02-17+01:00', '2026-02-16T23:00:00Z'],
  ['2026-02-17Z', '2026-02-17T00:00:00Z'],
  ['2026/2/17 2:30 pm', '2026-02-17T13:30:00Z'],
  ['20260217T143000Z', '2026-02-17T14:30:00Z'],
  ['20260217', '2026-02-16T23:00:00Z'],
  ['2026-02-17 14:30:00 America/New_York', '2026-02-17T19:30:00Z'],
  ['2026-02-17 14:30:00 Nowhere/City', '2026-02-17T13:30:00Z'],
  ['Tue Feb 17 14:30:00 CET 2026', '2026-02-17T13:30:00Z'],
  ['Tue Feb 17 14:30:00 2026', '2026-02-17T13:30:00Z'],
  ['February 17, 2026 at 2:30 pm', '2026-02-17T13:30:00Z'],
  ['Feb 17, 2026 12:05 AM GMT', '2026-02-17T00:05:00Z'],
  ['17th February 2026 14:30 UTC', '2026-02-17T14:30:00Z'],
  ['17 mrt 2026 09:05', '2026-03-17T08:05:00Z'],
  ['za 3 mei 2025, 18:00', '2025-05-03T16:00:00Z'],
  ['3 augustus 2025 om 07:15', '2025-08-03T05:15:00Z'],
  ['ma, 05 okt 2026 08:00:00 CEST', '2026-10-05T06:00:00Z'],
  ['17-02-2026 14:30', '2026-02-17T13:30:00Z'],
  ['02/17/2026 14:30', '2026-02-17T13:30:00Z'],
  ['03/02/2026', '2026-02-02T23:00:00Z'],
  ['17 février 2026 à 14h30', '2026-02-17T13:30:00Z'],
  ['17. März 2026 14:30 MEZ', '2026-03-17T13:30:00Z'],
  ['17 de marzo de 2026 14:30', '2026-03-17T13:30:00Z'],
  ['mar, 17 feb 2026 14:30:00 +0100', '2026-02-17T13:30:00Z'],
  ['1771338600', '2026-02-17T14:30:00Z'],
  ['1771338600000', '2026-02-17T14:30:00Z'],
  ['2026-03-29 03:30', '2026-03-29T01:30:00Z'],
  ['Tue, 17 Feb 2026 14:30:60 GMT', '2026-02-17T14:30:59Z'],
];

describe('parseDate', () => {
  it.each(CASES)('reads %s', (written, expected) => {
    const time = parseDate(written, 'Europe/Amsterdam');
    expect(time === null ? null : new Date(time).toISOString().replace(/\.\d+Z/, 'Z')).toBe(expected);
  });

  it.each([
    ['17 Jul 2026 14:30 IST', 'Europe/Dublin', '13:30'],
    ['17 Feb 2026 14:30 IST', 'Asia/Jerusalem', '12:30'],
    ['17 Jul 2026 14:30 IST', 'Asia/Jerusalem', '11:30'],
    ['17 Jul 2026 14:30 IST', 'Asia/Kolkata', '09:00'],
    ['17 Jul 2026 14:30 IST', 'Europe/Amsterdam', '09:00'],
    ['17 Jul 2026 14:30 CST', 'Asia/Shanghai', '06:30'],
    ['17 Feb 2026 14:30 CST', 'America/Chicago', '20:30'],
    ['17 Feb 2026 14:30 CST', 'America/Havana', '19:30'],
    ['17 Jul 2026 14:30 EST', 'Australia/Sydney', '04:30'],
    ['17 Jul 2026 14:30 EST', 'America/New_York', '19:30'],
    ['17 Feb 2026 14:30 BST', 'Asia/Dhaka', '08:30'],
    ['17 Jul 2026 14:30 BST', 'Europe/London', '13:30'],
    ['17 Jul 2026 14:30 AST', 'Asia/Riyadh', '11:30'],
    ['17 Jul 2026 14:30 PST', 'Asia/Manila', '06:30'],
  ])('reads %s of a publisher in %s', (written, timeZone, expected) => {
    const time = parseDate(written, timeZone);
    expect(time === null ? null : new Date(time).toISOString().slice(11, 16)).toBe(expected);
  });

  it('reads 03/02 as 2 March for an American publisher', () => {
    expect(parseDate('03/02/2026', 'America/New_York')).toBe(Date.parse('2026-03-02T05:00:00Z'));
  });

  it.each([
    '',
    'soon',
    '2026-13-01',
    '2026-02-30',
    '31 Feb 2026',
    '17 Foo 2026',
    '2026-02-17T25:00:00Z',
    '0001-01-01',
    '9999-01-01',
    'x'.repeat(200),
    '12',
  ])('refuses %j', (written) => {
    expect(parseDate(written, 'UTC')).toBeNull();
  });
});
