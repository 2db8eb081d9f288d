// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { Awaited } from './awaited.tsx';
import { useBackCloses } from './back.ts';
import { find } from './testing/in-browser.tsx';
import { closePart, openPart } from './testing/part.tsx';
import { FREE_USER } from './testing/users.ts';

afterEach(closePart);

/** Goes back in the moment in which what Back closes has been drawn, and not a moment later. */
function GoesBackAtOnce({ close, went }: { close: () => void; went: () => void }) {
  useBackCloses(true, close);
  useLayoutEffect(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    went();
  }, [went]);
  return null;
}

/** Draws it when the control is pressed. */
function Opening({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? children : <button type="button" id="open" onClick={() => setOpen(true)} />;
}

it('Back closes what is open from the moment it is drawn', async () => {
  const close = vi.fn();
  const went = vi.fn();
  await openPart(
    <Opening>
      <GoesBackAtOnce close={close} went={went} />
    </Opening>,
    FREE_USER,
  );
  (await find('#open')).click();
  await eventually(() => expect(went).toHaveBeenCalled());
  expect(close).toHaveBeenCalledOnce();
});

it('Escape closes what is still on its way, and no dialog that was there before', async () => {
  const close = vi.fn();
  await openPart(
    <Opening>
      <Awaited close={close} />
    </Opening>,
    FREE_USER,
  );
  (await find('#open')).click();
  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(press('a')).toBe(true);
  expect(close).not.toHaveBeenCalled();
  await eventually(() => expect(press('Escape')).toBe(false));
  expect(close).toHaveBeenCalledOnce();
});
