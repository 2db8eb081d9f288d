import { MS_PER_DAY, MS_PER_HOUR } from '../../contract/time.ts';
import { localDay } from '../format/day.ts';
import { longDate } from '../format/time.ts';
import type { AccountTexts } from '../session/texts.ts';

const LAST_DAY = 6;

/**
 * When a story was saved, in words: under an hour "Just now", then hours, then days up to 6, then the date.
 * @param now milliseconds since 1970
 */
export function savedTime(iso: string, now: number, t: AccountTexts): string {
  const age = now - Date.parse(iso);
  const days = Math.floor(age / MS_PER_DAY);
  if (age < MS_PER_HOUR) return t('time.now');
  if (age < MS_PER_DAY) return t('time.hours', { count: Math.floor(age / MS_PER_HOUR) });
  if (days <= LAST_DAY) return t('time.days', { count: days });
  return longDate(localDay(Date.parse(iso)), t);
}
