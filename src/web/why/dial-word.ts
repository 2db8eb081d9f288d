import { MAX_SLIDER } from '../../contract/weights.ts';
import type { TextKey } from '../../texts/browser.ts';

/** Where a slider rests before anybody moves it. */
export const NORMAL = 1;

/** What the place of a slider is called. */
export function dialWord(value: number): TextKey {
  if (value === 0) return 'why.dial.off';
  if (value === NORMAL) return 'why.dial.normal';
  if (value === MAX_SLIDER) return 'why.dial.most';
  return value < NORMAL ? 'why.dial.less' : 'why.dial.more';
}
