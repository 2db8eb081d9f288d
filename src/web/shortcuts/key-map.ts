/** Which key does what. Pure. */

export type KeyAction = 'next' | 'previous' | 'open' | 'search' | 'notice' | 'help' | 'close';

/** As a keyboard event names them: "?" is whatever key and Shift make one on this keyboard. */
const ACTIONS: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  '/': 'search',
  n: 'notice',
  '?': 'help',
  Escape: 'close',
};

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/** What a key press asks for; nothing with modifiers, which belong to browser and system. */
export function actionOf(press: KeyPress): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented)
    return null;
  return Object.hasOwn(ACTIONS, press.key) ? (ACTIONS[press.key] ?? null) : null;
}

/** One line of the list of keys: any of `keys` does it. */
export interface KeyHelp {
  keys: readonly string[];
  text: `keys.${KeyAction}`;
}

export const KEY_HELP: readonly KeyHelp[] = [
  { keys: ['j'], text: 'keys.next' },
  { keys: ['k'], text: 'keys.previous' },
  { keys: ['o', 'Enter'], text: 'keys.open' },
  { keys: ['/'], text: 'keys.search' },
  { keys: ['n'], text: 'keys.notice' },
  { keys: ['?'], text: 'keys.help' },
  { keys: ['Esc'], text: 'keys.close' },
];

/**
 * The story that comes after the current one, or before it. Without a current one, the first whose top is in view.
 * @param current index of the story that has the focus, -1 = none
 * @param tops distance of each story's top from the window's upper edge, in pixels
 * @returns an index, -1 when there is no such story
 */
export function neighbour(action: 'next' | 'previous', current: number, tops: readonly number[]): number {
  if (current < 0) {
    const visible = tops.findIndex((top) => top >= 0);
    if (action === 'next') return visible < 0 ? tops.length - 1 : visible;
    return visible < 0 ? tops.length - 1 : visible - 1;
  }
  const index = current + (action === 'next' ? 1 : -1);
  return index < tops.length ? index : -1;
}
