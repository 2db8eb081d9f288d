// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { preloadScreen } from './pages/overlays.ts';
import { closePage, openPage } from './testing/in-browser.tsx';

vi.mock('./pages/overlays.ts', { spy: true });

afterEach(() => {
  closePage();
  Reflect.deleteProperty(navigator, 'connection');
  vi.mocked(preloadScreen).mockClear();
});

it('what shows a story comes once the page is at rest, and not before', async () => {
  const { idle } = await openPage();
  expect(preloadScreen).not.toHaveBeenCalled();
  idle();
  expect(preloadScreen).toHaveBeenCalledExactlyOnceWith({ kind: 'story' });
});

it('a reader who saves data is sent nothing ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { idle } = await openPage();
  idle();
  expect(preloadScreen).not.toHaveBeenCalled();
});
