// @vitest-environment happy-dom
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackCloses } from './back.ts';
import { closePart, openPart } from './testing/part.tsx';
import { FREE_USER } from './testing/users.ts';

afterEach(closePart);

/** Goes back in the moment in which what Back closes has been drawn, and not a moment later. */
function GoesBackAtOnce({ close, went }: { close: () => void; went: () => void }) {
  useLayoutEffect(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    went();
  }, [went]);
  return <BackCloses close={close} />;
}

/** Draws it once the page around it listens. */
function Later({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return open && children;
}

it('Back closes what is open from the moment it is drawn', async () => {
  const close = vi.fn();
  await new Promise<void>((went) => {
    void openPart(
      <Later>
        <GoesBackAtOnce close={close} went={went} />
      </Later>,
      FREE_USER,
    );
  });
  expect(close).toHaveBeenCalledOnce();
});
