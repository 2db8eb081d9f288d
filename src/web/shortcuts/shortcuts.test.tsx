// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { useDeviceStore } from '../reader/reader.tsx';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { currentToasts, dismissToast, toast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { Shortcuts } from './shortcuts.tsx';

const undo = { label: 'Undo', run: () => undefined };
const see = { label: 'See', run: () => undefined };

function KeysOff() {
  const device = useDeviceStore();
  return (
    <button id="off" type="button" onClick={() => device.change(() => ({ singleKeys: false }))}>
      Off
    </button>
  );
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}
const focused = () => document.activeElement?.textContent;
const texts = () => currentToasts().map(({ text }) => text);

/** A page on which a story was muted, with the focus on the next one. */
async function open(): Promise<void> {
  const listens = vi.spyOn(document, 'addEventListener');
  await openPart(
    <>
      <main id="stories" tabIndex={-1}>
        <a href="/story/2">Next story</a>
        <input />
      </main>
      <KeysOff />
      <Toasts />
      <Shortcuts />
    </>,
    null,
  );
  await eventually(() => expect(listens).toHaveBeenCalledWith('keydown', expect.anything()));
  (await find('main a')).focus();
  toast('Topic added to muted list', 'done', undo);
  toast('5 stories hidden today', 'done', see);
  await find('.toast button', 'See');
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(closePart);

describe('the key for notices', () => {
  it('leads to what the newest offers, and on to the one before it', async () => {
    await open();
    press('n');
    expect(focused()).toBe('See');
    press('n');
    expect(focused()).toBe('Undo');
    press('n');
    expect(focused()).toBe('See');
  });

  it('leads there from a dialog too, but is a letter in a field, and nothing once single keys are off', async () => {
    await open();
    (await find('input')).focus();
    press('n');
    expect(document.activeElement?.tagName).toBe('INPUT');
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    (await find('main a')).focus();
    press('n');
    expect(focused()).toBe('See');
    (await find('main a')).focus();
    (await find('#off')).click();
    press('n');
    expect(focused()).toBe('Next story');
  });
});

describe('a field in which nothing is typed', () => {
  it.each(['checkbox', 'radio', 'range'])('lets the key for notices through: %s', async (type) => {
    await open();
    const field = (await find('input')) as HTMLInputElement;
    field.type = type;
    field.focus();
    press('n');
    expect(focused()).toBe('See');
  });
});

describe('Escape', () => {
  it('dismisses the notice that has the focus, and gives it back', async () => {
    await open();
    press('n');
    press('n');
    press('Escape');
    expect(texts()).toEqual(['5 stories hidden today']);
    await eventually(() => expect(focused()).toBe('Next story'));
  });

  it('else the newest, also with single keys off; what lies over the page is closed first', async () => {
    await open();
    (await find('#off')).click();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    press('Escape');
    expect(texts()).toHaveLength(2);
    dialog.remove();
    press('Escape');
    expect(texts()).toEqual(['Topic added to muted list']);
    expect(focused()).toBe('Next story');
  });
});
