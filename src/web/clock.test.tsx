// @vitest-environment happy-dom
import { afterEach, it, vi } from 'vitest';
import { MS_PER_MINUTE } from '../contract/time.ts';
import { serve } from './testing/answers.ts';
import { closePage, find, openPage } from './testing/in-browser.tsx';
import { cameOver } from './testing/navigation.ts';
import { ARTICLES, NOW, pageInput, pageOf } from './testing/stories.ts';

afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a story that was five minutes old when it was made. @param later minutes, by the device's clock */
async function openLater(later: number): Promise<void> {
  serve({});
  vi.useFakeTimers({ now: Date.parse(NOW) + later * MS_PER_MINUTE, toFake: ['Date', 'setInterval'] });
  const publishedAt = new Date(Date.parse(NOW) - 5 * MS_PER_MINUTE).toISOString();
  const feed = pageOf(ARTICLES.slice(0, 1).map((story) => ({ ...story, publishedAt })));
  await openPage({ now: NOW, data: { ...pageInput().data, feed } });
}

it('of a page that was kept for a while, ages are told by the device’s clock', async () => {
  await openLater(10);
  await find('.card time', '15 minutes ago');
});

it.each([
  ['ahead', 90],
  ['behind', -90],
])('where the device is far %s, they are told by the server’s, as it goes on', async (_where, later) => {
  await openLater(later);
  vi.advanceTimersByTime(MS_PER_MINUTE);
  await find('.card time', '6 minutes ago');
});

it('a page that the browser had kept overnight is as old as it is', async () => {
  cameOver(0);
  await openLater(600);
  await find('.card time', '10 hours ago');
});
