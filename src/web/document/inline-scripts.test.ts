// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { GO_BACK } from './inline-scripts.ts';

const back = vi.fn();

afterEach(() => {
  back.mockClear();
  vi.unstubAllGlobals();
});

/** @returns what the page that came from there does with a press; null = nothing */
function arriveFrom(address: string): ((event: object) => void) | null {
  const listen = vi.fn((_event: string, _listener: (event: object) => void) => {});
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('history', { length: 2, back });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + address);
  runInThisContext(GO_BACK);
  return listen.mock.calls[0]?.[1] ?? null;
}

const press = (held: object = {}) => ({ preventDefault: () => {}, target: { closest: () => ({}) }, ...held });

it.each(['/', '/science', '/?q=about', '/science?q=story/'])(
  'closing what was opened from the feed %s goes back to it',
  (address) => {
    arriveFrom(address)?.(press());
    expect(back).toHaveBeenCalledOnce();
  },
);

it.each(['/story/1', '/about', '/Privacy', '/terms/', '/terms?lang=nl'])(
  'what was opened from %s, which lies over a feed itself, closes to the feed',
  (address) => expect(arriveFrom(address)).toBeNull(),
);

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (held) => {
  arriveFrom('/')?.(press({ [held]: true }));
  expect(back).not.toHaveBeenCalled();
});
