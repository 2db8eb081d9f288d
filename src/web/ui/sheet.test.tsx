// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { Sheet } from './sheet.tsx';

afterEach(closePart);

const press = (control: HTMLElement, detail: number) =>
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

it('is not closed again by the second press of a double one that opened it', async () => {
  const close = vi.fn();
  await openPart(
    <Sheet label="A story" close={close}>
      <p>what is told</p>
    </Sheet>,
    null,
  );
  const controls = [await find('.sheetbar button', 'Close'), await find('.sheetbar a', 'Back')];
  for (const control of controls) press(control, 2);
  expect(close).not.toHaveBeenCalled();
  for (const control of controls) press(control, 1);
  expect(close).toHaveBeenCalledTimes(2);
});
