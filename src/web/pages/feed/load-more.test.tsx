// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { answering } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { ARTICLES, pageInput, pageOf } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
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
