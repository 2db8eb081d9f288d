// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../testing/stories.ts';
import { typeInto } from '../testing/typing.ts';

const address = () => location.pathname + location.search;

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  mayLog('error', 'Failed to');
});

it('SEARCH-03 closing a search leads back to the order that was chosen before it', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, category: 'world', sort: 'newest' } });
  typeInto(await find('input[type="search"]'), 'river');
  await eventually(() => expect(address()).toBe('/world?q=river&sort=newest'));
  (await find('.searchbar button')).click();
  await eventually(() => expect(address()).toBe('/world?sort=newest'));
});

it('Escape closes a search, but while a word is being composed it only drops the word', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, query: 'delft' } });
  const field = (await find('input[type="search"]')) as HTMLInputElement;
  const pressEscape = (isComposing: boolean) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }));
  pressEscape(true);
  await Promise.resolve();
  expect([field.value, address()]).toEqual(['delft', '/?q=delft']);
  pressEscape(false);
  await eventually(() => expect([field.value, address()]).toEqual(['', '/']));
});

it('the field closes for who leaves a search by a link, and stays for who empties it', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, query: 'delft' } });
  const form = await find('.searchbar');
  const field = document.querySelector<HTMLInputElement>('.searchbar input');
  field?.focus();
  typeInto(field as HTMLInputElement, '');
  await eventually(() => expect(address()).toBe('/'));
  expect(form.hasAttribute('data-open')).toBe(true);
  typeInto(field as HTMLInputElement, 'delft');
  await eventually(() => expect(address()).toBe('/?q=delft'));
  field?.blur();
  (await find('nav a', 'World')).click();
  await eventually(() => expect(address()).toBe('/world'));
  await eventually(() => expect(document.querySelector('.searchbar')?.hasAttribute('data-open')).toBe(false));
});

it('a search that waits leaves a story alone that was opened meanwhile, and is made when that closes', async () => {
  answering({
    'GET /api/search': pageOf(),
    'GET /api/articles': pageOf(ARTICLES),
    'GET /api/stories/story-1': storyDetail(),
  });
  await openPage({ data: { ...pageInput().data, feed: pageOf(ARTICLES.slice(0, 6)) } });
  const field = await find('input[type="search"]');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  typeInto(field, 'river');
  (await find('main article h2 a')).click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(address()).toBe('/story/story-1');
  vi.useRealTimers();
  window.history.back();
  await eventually(() => expect(address()).toBe('/?q=river'));
});

it('a field that was emptied and typed in again leaves one entry to go back over', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, category: 'world' } });
  const field = await find('input[type="search"]');
  const before = window.history.length;
  for (const [words, searched] of [
    ['delft', '/world?q=delft'],
    ['', '/world'],
    ['qqqzzz', '/world?q=qqqzzz'],
    ['', '/world'],
    ['leiden', '/world?q=leiden'],
  ] as const) {
    typeInto(field, words);
    await eventually(() => expect(address()).toBe(searched));
  }
  expect(window.history.length).toBe(before + 1);
  window.history.back();
  await eventually(() => expect(address()).toBe('/world'));
  typeInto(field, 'gouda');
  await eventually(() => expect(address()).toBe('/world?q=gouda'));
  expect(window.history.length).toBe(before + 1);
});

it('a search that the reader came to by its address stays to go back to', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, query: 'delft' } });
  const before = window.history.length;
  for (const query of ['gouda', 'leiden']) {
    typeInto(await find('input[type="search"]'), query);
    await eventually(() => expect(address()).toBe(`/?q=${query}`));
  }
  expect(window.history.length).toBe(before + 1);
  window.history.back();
  await eventually(() => expect(address()).toBe('/?q=delft'));
});

it('over a search that failed nothing says that stories are on their way', async () => {
  answering({ 'GET /api/search': 500 });
  await openPage();
  typeInto(await find('input[type="search"]'), 'river');
  await find('[role="alert"]', 'Failed to load articles');
  expect(document.querySelector('h1')?.textContent).toBe('Search');
});

it('the icon leads into the field also where a search is shown already', async () => {
  answering({ 'GET /api/search': pageOf() });
  await openPage({ screen: { ...HOME, query: 'river' } });
  (await find('header a', 'Search')).click();
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('q'));
});
