import { MS_PER_DAY } from '../../contract/contract.ts';

/**
 * When the day of this moment began where a reader is.
 * @param timeZone IANA name that this program knows
 */
export function midnight(now: Date, timeZone: string): Date {
  const time = now.getTime();
  const local = time + offsetMs(time, timeZone);
  const start = local - (((local % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY);
  // Where a clock was changed since, midnight had another offset than now.
  const guess = start - offsetMs(time, timeZone);
  return new Date(start - offsetMs(guess, timeZone));
}

/** What a zone's clocks show more than UTC's. */
function offsetMs(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
