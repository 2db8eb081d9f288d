import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, onToasts, toast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => currentToasts().map(({ text }) => text);

describe('toasts', () => {
  it('TIME-21 stay for 4 s', () => {
    toast('Link copied');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Link copied']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('TIME-22 are at most three: the oldest leaves', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast(text);
    expect(texts()).toEqual(['b', 'c', 'd']);
  });

  it('stand once, however often the same is said, but for those that each undo something', () => {
    toast('Saved');
    vi.advanceTimersByTime(3000);
    toast('Saved');
    expect(texts()).toEqual(['Saved']);
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Saved']);
    for (const run of [vi.fn(), vi.fn()]) toast('Muted', 'done', { label: 'Undo', run });
    expect(texts()).toEqual(['Saved', 'Muted', 'Muted']);
  });

  it('that are about different things are told apart by that', () => {
    for (const about of ['Sports', 'Delft', 'Sports']) toast('Muted', 'done', undefined, about);
    expect(currentToasts().map(({ about }) => about)).toEqual(['Delft', 'Sports']);
  });

  it('stay five times as long when they offer to undo: no pointer leads there at once', () => {
    toast('Muted', 'done', { label: 'Undo', run: () => undefined });
    vi.advanceTimersByTime(19_999);
    expect(texts()).toEqual(['Muted']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('can be dismissed, and tell who listens', () => {
    const heard = vi.fn();
    const stop = onToasts(heard);
    toast('a', 'failed');
    const [first] = currentToasts();
    expect(first).toMatchObject({ text: 'a', kind: 'failed' });
    dismissToast(first?.id ?? 0);
    expect(texts()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
