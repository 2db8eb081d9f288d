// @vitest-environment happy-dom
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

async function rendered(part: ReactNode): Promise<string> {
  return await eventually(() => {
    const html = renderToString(part);
    expect(html).toContain('button');
    return html;
  });
}

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

it('a part whose code is there answers what is pressed while React takes over the page', async () => {
  const press = vi.fn();
  const Pressed = () => <button type="button" onClick={press} />;
  const part = () => lazyPart(async () => ({ Pressed }), 'Pressed');
  const { Part: OnServer } = part();
  document.body.innerHTML = await rendered(<OnServer />);
  const { Part, preload } = part();
  await preload();
  startTransition(() => {
    hydrateRoot(document.body, <Part />);
  });
  document.querySelector('button')?.click();
  expect(press).toHaveBeenCalledOnce();
});
