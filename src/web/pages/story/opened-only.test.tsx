// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { answering, serve } from '../../testing/answers.ts';
import { factorsOf } from '../../testing/factors.ts';
import { closePage, find, openPage, slide } from '../../testing/in-browser.tsx';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('VALID-26 a story’s details are fetched when it is opened, and not before', async () => {
  const asked = serve({ '/api/stories/story-1': storyDetail(), '/api/location/ip': {} });
  const { idle } = await openPage({
    data: { ...pageInput().data, feed: pageOf(ARTICLES.slice(0, 6)) },
  });
  idle();
  const details = () => asked.filter((address) => address.startsWith('/api/stories/'));
  expect(details()).toEqual([]);
  (await find('main article h2 a')).click();
  await eventually(() => expect(details()).not.toEqual([]));
  expect(details().every((address) => address.startsWith('/api/stories/story-1'))).toBe(true);
});

it.each([
  ['is remembered as opened once it is there', storyDetail(), 'h1', ['story-1']],
  ['that did not come stays unread', 500, '[role="alert"]', undefined],
  ['that is still on its way is unread', () => new Promise(() => undefined), '.loading-story', undefined],
])('a story %s', async (_name, answer, seen, opened) => {
  answering({ 'GET /api/stories/story-1': answer });
  const { kept } = await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES.slice(0, 6)) } });
  (await find('main article h2 a')).click();
  await find(`dialog ${seen}`);
  expect(kept().opened).toEqual(opened);
});

it('a story that was merged into another is remembered as both, and stays while it is weighed anew', async () => {
  const merged = storyDetail({ id: 'story-of-both', factors: factorsOf() });
  answering({ 'GET /api/stories/story-1': merged });
  const { kept } = await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES.slice(0, 6)) } });
  (await find('main article h2 a')).click();
  const dial = await find('dialog .dial input');
  expect(kept().opened).toEqual(expect.arrayContaining(['story-1', 'story-of-both']));
  const asked = answering({ 'GET /api/stories/story-1': () => new Promise(() => undefined) });
  slide(dial, 2);
  await eventually(() => expect(asked.map(({ path }) => path)).toContain('/api/stories/story-1'));
  expect(dial.isConnected).toBe(true);
});
