// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../contract/address.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { answering } from './testing/answers.ts';
import { closePage, find, openPage } from './testing/in-browser.tsx';
import { ARTICLES, pageInput, pageOf, storyDetail } from './testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

/** The first story, opened at its own address, and a related one opened from there. */
async function openRelated(): Promise<void> {
  const [, second] = ARTICLES;
  if (!second) throw new Error('There is no second story');
  answering({
    [`GET /api/stories/${second.id}`]: storyDetail({ id: second.id, title: 'The second story' }),
    'GET /api/articles': pageOf(ARTICLES),
  });
  const story = storyDetail();
  const data = { ...pageInput().data, story, related: [second] };
  await openPage({ screen: { kind: 'story', id: story.id }, data });
  (await find('.related h2 a')).click();
  await find('dialog h1', 'The second story');
}

it('a story that was followed from one opened directly closes to the feed', async () => {
  await openRelated();
  (await find('.sheetbar .x')).click();
  await eventually(() => expect(location.pathname).toBe('/'));
  expect(document.querySelector('dialog')).toBeNull();
});

it('or to the feed that the first was opened from before the app was there', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/science`);
  vi.stubGlobal('navigation', { canGoBack: true });
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  await openRelated();
  (await find('.sheetbar .x')).click();
  expect(go).toHaveBeenCalledWith(-2);
});

describe('Back to a story from the search that a subject of it led to', () => {
  const story = storyDetail({ subjects: ['Rotterdam'] });
  const back = async (): Promise<void> => {
    (await find('.subjects a')).click();
    await eventually(() => expect(location.search).toBe('?q=Rotterdam'));
    window.history.back();
    await find('dialog h1');
  };
  const under = (): unknown => document.querySelector<HTMLInputElement>('header [type=search]')?.value;

  it('ROUTE-10 opened directly, it closes to the front page', async () => {
    answering({ 'GET /api/articles': pageOf(ARTICLES) });
    await openPage({ screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
    await back();
    expect(under()).toBe('');
    (await find('.sheetbar .x')).click();
    await eventually(() => expect(location.href).toBe(`${location.origin}/`));
  });

  it('opened from a feed, it lies over that feed', async () => {
    answering({ [`GET /api/stories/${story.id}`]: story });
    const screen = { ...HOME, category: 'science' as const };
    await openPage({ screen, data: { ...pageInput().data, feed: pageOf(ARTICLES) } });
    (await find('main article h2 a')).click();
    await back();
    expect(under()).toBe('');
    expect(document.querySelector('main h1')?.textContent).toBe('Science');
  });
});

it('a close control that is pressed once more, before the browser has gone back, goes back once', async () => {
  answering({});
  await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES) } });
  (await find('main article h2 a')).click();
  const close = await find('.sheetbar .x');
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  close.click();
  close.click();
  expect(go.mock.calls).toEqual([[-1]]);
});

it('a related story that stands in the feed as well has controls of its own there', async () => {
  const [first, second] = ARTICLES;
  if (!first || !second) throw new Error('There are no two stories');
  answering({});
  const feed = pageOf(ARTICLES.slice(0, 6));
  const site = { ...pageInput().site };
  site.flags = { ...site.flags, signInEnabled: true, relatedStoriesEnabled: true };
  const data = { ...pageInput().data, feed, story: storyDetail(), related: [second] };
  await openPage({ screen: { kind: 'story', id: first.id }, data, site });
  await find('.related h2 a');
  await find('main article h2 a', second.title);
  const ids = [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id) => id.includes(second.id));
  expect(ids.length).toBeGreaterThan(4);
  expect(ids).toEqual([...new Set(ids)]);
});

it('a link to a feed that was left long ago asks for its news, and Back shows it as it was', async () => {
  const asked = answering({ 'GET /api/articles': pageOf(ARTICLES) });
  const home = () => asked.filter(({ query = '' }) => !query.includes('category='));
  await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES) } });
  const [science, homeLink] = [await find('nav a', 'Science'), await find('nav a', 'Home')];
  science.click();
  await eventually(() => expect(asked).not.toEqual([]));
  const left = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(left + 6 * 60_000);
  window.history.back();
  await eventually(() => expect(location.pathname).toBe('/'));
  science.click();
  await eventually(() => expect(location.pathname).toBe('/science'));
  expect(home()).toEqual([]);
  homeLink.click();
  await eventually(() => expect(home()).toHaveLength(1));
});
