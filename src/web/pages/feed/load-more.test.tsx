// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { answering } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { memoryStorage } from '../../testing/local-storage.ts';
import { mayLog } from '../../testing/logged.ts';
import { ARTICLES, pageInput, pageOf } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  mayLog('error', 'Failed to load more');
});

const others = (part: string) => ARTICLES.map((story) => ({ ...story, id: `${part}-${story.id}` }));

it('Back to a feed that was loaded to its end reads on at its stories, wherever another feed was loaded to', async () => {
  const pages = [pageOf(others('first')), pageOf(others('second'))];
  answering({ 'GET /api/articles': () => pages.shift() });
  const feed = pageOf([...ARTICLES, ...others('more')], { hasMore: false });
  await openPage({ data: { ...pageInput().data, feed } });
  (await find('nav a', 'Science')).click();
  const more = await find('.loadmore a', 'Load more');
  more.focus();
  more.click();
  await eventually(() => expect(pages).toEqual([]));
  await eventually(() => expect(document.querySelectorAll('main .card')).toHaveLength(40));
  window.history.back();
  await find('.loadmore .end');
  await eventually(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.id).toBe('stories');
});

/** A page without the one story of it that was read, and the keyboard on Load more. */
async function openWithOneHidden() {
  const storage = memoryStorage({ 'helder.device': JSON.stringify({ opened: ['story-3'] }) });
  await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES) } }, { storage });
  const cards = () => document.querySelectorAll('main .card');
  (await find('.readnotice button', 'Hide 1 read story')).click();
  await eventually(() => expect(cards()).toHaveLength(ARTICLES.length - 1));
  const more = await find('.loadmore a', 'Load more');
  more.focus();
  return { cards, more };
}

it('after a page that did not come, stories that come by something else take no focus', async () => {
  answering({ 'GET /api/articles': 500 });
  const { cards, more } = await openWithOneHidden();
  more.click();
  await eventually(() => expect(console.error).toHaveBeenCalled());
  await eventually(() => expect(more.getAttribute('aria-disabled')).toBeNull());
  // Where a press focuses no control, as in Safari.
  (await find('.readnotice button', 'Show 1 read story')).click();
  await eventually(() => expect(cards()).toHaveLength(ARTICLES.length));
  expect(document.activeElement).toBe(more);
});

it('where it brought only stories that are here, the keyboard goes on at the end of the list, and later stories take no focus', async () => {
  answering({ 'GET /api/articles': pageOf(ARTICLES) });
  const { cards, more } = await openWithOneHidden();
  more.click();
  const end = await find('.loadmore .end', 'You are up to date.');
  await eventually(() => expect(document.activeElement).toBe(end));
  end.blur();
  (await find('.readnotice button', 'Show 1 read story')).click();
  await eventually(() => expect(cards()).toHaveLength(ARTICLES.length));
  expect(document.activeElement).toBe(document.body);
});
