// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('keeps a file until the browser has read it, and no longer than a page is read', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('invoice.pdf', new Blob(['%PDF-1.7']));
  vi.advanceTimersByTime(1_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(revoked).toHaveBeenCalledOnce();
});
