/** What is said of one mute: the newest takes the place of what was said before. */
import { dismissToast, type ToastAction, toast } from '../toasts/toast-store.ts';
import type { MuteList } from './lists.ts';

/** Ids of the notices, by the mute they are about. */
const said = new Map<string, number[]>();

interface Mute {
  list: MuteList;
  text: string;
}

const keyOf = ({ list, text }: Mute) => `${list} ${text.toLowerCase()}`;

/** With more letters of a name a notice fills too much of a phone. */
const LONGEST_NAME = 30;

/** What a mute is called, for a notice. */
export function inNotice(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST_NAME) return name;
  return `${letters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`;
}

interface Notice {
  /** What happened. */
  words: string;
  /** What the reader calls the mute. */
  name: string;
  action: ToastAction | undefined;
}

/** Says that a mute began or ended; what stood of it until then is no longer so. */
export function tell(about: Mute, { words, name, action }: Notice): void {
  for (const id of said.get(keyOf(about)) ?? []) dismissToast(id);
  said.set(keyOf(about), [toast(words, 'done', action, inNotice(name))]);
}

/** Says more of it. */
export function tellMore(about: Mute, words: string, action: ToastAction): void {
  said.set(keyOf(about), [...(said.get(keyOf(about)) ?? []), toast(words, 'done', action)]);
}
