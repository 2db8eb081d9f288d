// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { answering } from '../testing/answers.ts';
import { closePage, eventually, find, openPage, write } from '../testing/in-browser.tsx';
import { pageOf } from '../testing/stories.ts';

const address = () => location.pathname + location.search;

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('SEARCH-03 closing a search leads back to the order that was chosen before it', async () => {
  answering({ 'GET /api/search': pageOf(), 'GET /api/articles': pageOf() });
  await openPage({ screen: { ...HOME, category: 'world', sort: 'newest' } });
  write(await find('input[type="search"]'), 'river');
  await eventually(() => expect(address()).toBe('/world?q=river&sort=newest'));
  (await find('.searchbar button')).click();
  await eventually(() => expect(address()).toBe('/world?sort=newest'));
});
