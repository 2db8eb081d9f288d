// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { ARTICLES, pageInput, pageOf } from '../testing/stories.ts';

const { data } = pageInput();
afterEach(closePage);

const click = (link: HTMLElement, modifiers: MouseEventInit): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));

describe('a link that does something on the page', () => {
  it.each([
    ['Load more', '.loadmore a', ''],
    ['the city', '.masthead a[href="/local"]', ''],
    ['a language', '.menu-list a[lang]', 'Nederlands'],
    ['why a story stands there', '.card a.act', ''],
    ['a category', '.nav a[href="/world"]', ''],
    ['a headline', '.card h2 a', ''],
  ])('%s: opens in another tab for who asks for one', async (_what, selector, name) => {
    await openPage({ data: { ...data, feed: pageOf(ARTICLES, { hasMore: true }) } });
    const link = await find(selector, name);
    expect(click(link, { ctrlKey: true })).toBe(true);
    expect(click(link, { metaKey: true })).toBe(true);
    // Older Safaris call a press of the middle button a click, too.
    expect(click(link, { button: 1 })).toBe(true);
    expect(document.querySelector('dialog')).toBeNull();
    expect(click(link, {})).toBe(false);
  });
});
