// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { lazyPart } from './lazy.tsx';

afterEach(() => {
  closePart();
  mayLog('error', '%o');
});

const Arrived = () => <p>It is here</p>;

it('a part that did not come is asked for again the next time it is wanted', async () => {
  const load = vi.fn(async () => ({ Arrived }));
  load.mockRejectedValueOnce(new TypeError('Load failed'));
  const { Part } = lazyPart(load, 'Arrived');
  const missing = vi.fn();
  await openPart(<Part onMissing={missing} />, null);
  await eventually(() => expect(missing).toHaveBeenCalledWith('absent'));
  closePart();
  await openPart(<Part onMissing={missing} />, null);
  await find('p', 'It is here');
  expect(missing).toHaveBeenCalledOnce();
});
