// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { Dialog } from './dialog.tsx';

afterEach(closePart);

function TwoSteps({ close }: { close: () => void }) {
  const [last, setLast] = useState(true);
  return (
    <Dialog
      title="Two steps"
      close={close}
      back={last ? { label: 'Back', go: () => setLast(false) } : undefined}
    >
      <p>{last ? 'the second' : 'the first'}</p>
    </Dialog>
  );
}

async function opened() {
  const close = vi.fn();
  await openPart(<TwoSteps close={close} />, null);
  return { close, dialog: await find('dialog'), text: await find('dialog p') };
}

const press = (on: HTMLElement) => on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
const release = (on: HTMLElement) => on.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('closes by a press beside it', async () => {
  const { close, dialog } = await opened();
  press(dialog);
  release(dialog);
  expect(close).toHaveBeenCalledOnce();
});

it('stays open when text in it is selected beyond its edge', async () => {
  const { close, dialog, text } = await opened();
  press(text);
  // The browser says that the press ended on what holds both places.
  release(dialog);
  expect(close).not.toHaveBeenCalled();
});

it('keeps the focus of a control that goes with its step', async () => {
  await opened();
  const back = await find('button', 'Back');
  back.focus();
  back.click();
  await eventually(() => expect(document.querySelector('dialog p')?.textContent).toBe('the first'));
  await eventually(() => expect(document.activeElement?.className).toBe('scroller'));
});

describe('Escape', () => {
  const cancel = (dialog: HTMLElement, cancelable: boolean) =>
    dialog.dispatchEvent(new Event('cancel', { cancelable }));
  const isOpen = (dialog: HTMLElement) => (dialog as HTMLDialogElement).open;

  it('closes it', async () => {
    const { close, dialog } = await opened();
    expect(cancel(dialog, true)).toBe(false);
    expect(close).toHaveBeenCalledOnce();
  });

  it('that a browser will not have refused asks once too, and where that says no, the dialog is seen again', async () => {
    const { close, dialog } = await opened();
    cancel(dialog, false);
    (dialog as HTMLDialogElement).close();
    expect(close).toHaveBeenCalledOnce();
    expect(isOpen(dialog)).toBe(true);
  });

  it('that is held down is pressed once', async () => {
    const { text } = await opened();
    const press = (repeat: boolean) =>
      text.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', repeat, bubbles: true, cancelable: true }),
      );
    expect(press(false)).toBe(true);
    expect(press(true)).toBe(false);
  });
});

describe('once it has closed', () => {
  const click = (detail: number) => {
    const under = document.createElement('button');
    const pressed = vi.fn();
    under.addEventListener('click', pressed);
    document.body.append(under);
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    under.remove();
    return pressed.mock.calls.length;
  };
  const closed = async () => {
    await opened();
    closePart();
  };

  it('the second press of a double one reaches nothing that lay under it', async () => {
    await closed();
    expect(click(2)).toBe(0);
    expect(click(2)).toBe(1);
  });

  it('a press of its own does', async () => {
    await closed();
    expect(click(1)).toBe(1);
    expect(click(2)).toBe(1);
  });
});
