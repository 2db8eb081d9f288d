// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { currentToasts, dismissToast, toast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

let openDialog: (open: boolean) => void = () => undefined;

function Page() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    openDialog = setOpen;
  }, []);
  return (
    <>
      <main id="stories" tabIndex={-1}>
        <button type="button">Before</button>
      </main>
      <Toasts />
      {open && (
        <div id="dialog">
          <Toasts />
        </div>
      )}
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

it('a screen reader is told each notice as it comes, and not once more when another does', async () => {
  // Of a status all is told again, of a log what is new.
  expect((await find('.toasts')).getAttribute('role')).toBe('log');
});

it('notices stand in what opened last, and where they stood when that is closed', async () => {
  await find('main button');
  toast('Saved');
  await find('body > div > .toasts .toast', 'Saved');
  openDialog(true);
  await find('#dialog .toast', 'Saved');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  openDialog(false);
  await find('body > div > .toasts .toast', 'Saved');
});
