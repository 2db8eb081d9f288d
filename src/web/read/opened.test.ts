import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { forgetReadOpened, hideOpened, openedNow, rememberOpened } from './opened.ts';

const KEY = 'helder.opened';
const MOST = 500;

/** What the device remembers when the page starts. */
function start(stored: Record<string, string> = {}): Storage {
  const storage = memoryStorage(stored);
  vi.stubGlobal('localStorage', storage);
  forgetReadOpened();
  hideOpened.forgetRead();
  return storage;
}

beforeEach(() => void start());

describe('opened stories', () => {
  it('are remembered on the device, newest last, each once', () => {
    for (const id of ['a', 'b', 'a']) rememberOpened(id);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['b', 'a']);
    forgetReadOpened();
    expect([...openedNow()]).toEqual(['b', 'a']);
  });

  it('are at most 500: the oldest are forgotten', () => {
    start({ [KEY]: JSON.stringify(Array.from({ length: MOST }, (_, index) => `s${index}`)) });
    rememberOpened('new');
    expect(openedNow().size).toBe(MOST);
    expect(openedNow().has('s0')).toBe(false);
    expect(openedNow().has('new')).toBe(true);
  });

  it('a list that grew too long elsewhere is cut at its old end', () => {
    start({ [KEY]: JSON.stringify(Array.from({ length: MOST + 7 }, (_, index) => `s${index}`)) });
    expect(openedNow().size).toBe(MOST);
    expect(openedNow().has('s6')).toBe(false);
    expect(openedNow().has('s7')).toBe(true);
  });

  it('keep what another tab added meanwhile', () => {
    rememberOpened('here');
    localStorage.setItem(KEY, JSON.stringify(['here', 'there']));
    rememberOpened('later');
    expect([...openedNow()]).toEqual(['here', 'there', 'later']);
  });

  it.each([
    ['no JSON', '{['],
    ['an object', '{"a":1}'],
    ['numbers', '[1,2]'],
    ['nothing', 'null'],
  ])('corrupt storage (%s) counts as empty and is replaced', (_name, text) => {
    start({ [KEY]: text });
    expect(openedNow().size).toBe(0);
    rememberOpened('a');
    expect(localStorage.getItem(KEY)).toBe('["a"]');
  });

  it('with blocked storage both still count for this visit', () => {
    vi.stubGlobal('localStorage', blockedStorage());
    forgetReadOpened();
    hideOpened.forgetRead();
    expect(openedNow().size).toBe(0);
    for (const id of ['a', 'b']) rememberOpened(id);
    expect([...openedNow()]).toEqual(['a', 'b']);
    hideOpened.set(true);
    expect(hideOpened.isOn()).toBe(true);
  });
});

describe('a switch that is kept', () => {
  it('is off until chosen, stays on the device, and tells who listens', () => {
    const heard = vi.fn();
    const stop = hideOpened.onSet(heard);
    expect(hideOpened.isOn()).toBe(false);
    hideOpened.set(true);
    hideOpened.forgetRead();
    expect(hideOpened.isOn()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    hideOpened.set(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('anything but true or false counts as not chosen', () => {
    start({ 'helder.hideOpened': '"yes"' });
    expect(hideOpened.isOn()).toBe(false);
  });
});
