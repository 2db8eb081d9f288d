// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { currentToasts, dismissToast, releaseToast, toast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

function Page() {
  return (
    <>
      <main id="stories" tabIndex={-1}>
        <button type="button">Before</button>
      </main>
      <Toasts />
    </>
  );
}
const gone = () => eventually(() => expect(document.querySelector('.toast')).toBeNull());

beforeEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await openPart(<Page />, null);
});
afterEach(closePart);

describe('the focus, when the button of a notice goes with it', () => {
  it.each(['Undo', 'Dismiss'])('goes back to where it was before: %s', async (name) => {
    const before = await find('main button');
    before.focus();
    const run = vi.fn(() => expect(document.activeElement).toBe(before));
    toast('Muted', 'done', { label: 'Undo', run });
    const button = await find('.toast button', name);
    (await find('.toast button', 'Undo')).focus();
    button.focus();
    button.click();
    await gone();
    expect(document.activeElement).toBe(before);
    expect(run).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0);
  });

  it('goes to the stories where that is no longer there', async () => {
    const before = await find('main button');
    before.focus();
    toast('Muted', 'done', { label: 'Undo', run: vi.fn() });
    const undo = await find('.toast button', 'Undo');
    undo.focus();
    before.remove();
    undo.click();
    await gone();
    expect(document.activeElement?.id).toBe('stories');
  });

  it('stays where it is when it was not in the notice', async () => {
    const before = await find('main button');
    before.focus();
    toast('Muted', 'done', { label: 'Undo', run: vi.fn() });
    (await find('.toast button', 'Undo')).click();
    await gone();
    expect(document.activeElement).toBe(before);
  });
});

describe('a notice that somebody is at', () => {
  const HOUR_MS = 3_600_000;
  const SHOWN_MS = 4000;
  const shown = () => currentToasts().length;
  const point = (type: string, pointerType: string) =>
    document.querySelector('.toast')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  /** @returns what closes it; its time begins once it is there */
  async function raise(): Promise<HTMLElement> {
    const id = toast('Link copied');
    const button = await find('.toast button', 'Dismiss');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    releaseToast(id);
    return button;
  }
  afterEach(() => vi.useRealTimers());

  it('stays while the focus is in it', async () => {
    const button = await raise();
    button.focus();
    vi.advanceTimersByTime(HOUR_MS);
    expect(shown()).toBe(1);
    button.blur();
    vi.advanceTimersByTime(SHOWN_MS);
    expect(shown()).toBe(0);
  });

  it.each([
    ['mouse', 1],
    ['touch', 0],
  ])('stays while the pointer is on it, if that can be elsewhere: %s', async (pointerType, left) => {
    await raise();
    point('pointerover', pointerType);
    vi.advanceTimersByTime(HOUR_MS);
    expect(shown()).toBe(left);
    point('pointerout', pointerType);
    vi.advanceTimersByTime(SHOWN_MS);
    expect(shown()).toBe(0);
  });

  it('stays for the focus when the pointer leaves', async () => {
    const button = await raise();
    button.focus();
    point('pointerover', 'mouse');
    point('pointerout', 'mouse');
    vi.advanceTimersByTime(HOUR_MS);
    expect(shown()).toBe(1);
  });

  it('leaves in its time when it is taken from the screen', async () => {
    const button = await raise();
    button.focus();
    closePart();
    vi.advanceTimersByTime(SHOWN_MS);
    expect(shown()).toBe(0);
  });
});
