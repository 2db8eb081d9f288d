import { describe, expect, it } from 'vitest';
import { textsIn } from '../../texts/texts.ts';
import { actionOf, KEY_HELP, type KeyPress, neighbour } from './key-map.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('keys', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['/', 'search'],
    ['n', 'notice'],
    ['?', 'help'],
    ['J', null],
    ['s', null],
    ['Escape', 'close'],
    ['constructor', null],
  ])('%s asks for %s', (key, action) => {
    expect(actionOf(press(key))).toBe(action);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'] as const)(
    'with %s a key belongs to somebody else',
    (name) => {
      expect(actionOf(press('j', { [name]: true }))).toBeNull();
    },
  );

  it('every action is in the list that ? shows, with a text in both languages', async () => {
    const texts = [textsIn('en'), textsIn('nl')];
    const listed = KEY_HELP.flatMap(({ keys }) => keys);
    for (const key of ['j', 'k', 'o', '/', 'n', '?']) expect(listed).toContain(key);
    for (const { text } of KEY_HELP) for (const t of texts) expect(t(text)).not.toBe(text);
  });
});

describe('the story next to the current one', () => {
  const tops = [-900, -300, 200, 700];
  it.each([
    ['next', 1, 2],
    ['previous', 1, 0],
    ['next', 3, -1],
    ['previous', 0, -1],
  ] as const)('%s of %i is %i', (action, current, expected) => {
    expect(neighbour(action, current, tops)).toBe(expected);
  });

  it('without a current one it is the first in view, or the one before it', () => {
    expect(neighbour('next', -1, tops)).toBe(2);
    expect(neighbour('previous', -1, tops)).toBe(1);
  });

  it('below the last story it is the last', () => {
    expect(neighbour('next', -1, [-900, -300])).toBe(1);
    expect(neighbour('previous', -1, [-900, -300])).toBe(1);
  });

  it('there is none without stories', () => {
    expect(neighbour('next', -1, [])).toBe(-1);
    expect(neighbour('previous', -1, [])).toBe(-1);
  });
});
