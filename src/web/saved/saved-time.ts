import { MS_PER_DAY, MS_PER_HOUR } from '../../contract/time.ts';
import { localDay } from '../format/day.ts';
import { LAST_DAY, longDate, timeAgo } from '../format/time.ts';
import type { AccountTexts } from '../session/texts.ts';

/**
 * When a story was saved, in words: under an hour "Just now", then hours, then days up to 6, then the date.
 * @param now milliseconds since 1970
 */
export function savedTime(iso: string, now: number, t: AccountTexts): string {
  const at = Date.parse(iso);
  if (now - at < MS_PER_HOUR) return t('time.now');
  if (now - at >= (LAST_DAY + 1) * MS_PER_DAY) return longDate(localDay(at), t);
  return timeAgo(iso, now, t);
}
