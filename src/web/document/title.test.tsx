// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageInput } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { factorsOf } from '../testing/factors.ts';
import { closePage, find, openPage, slide } from '../testing/in-browser.tsx';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../testing/stories.ts';

const { data } = pageInput();
const openStory = (told: Partial<PageInput['data']>) =>
  openPage({ screen: { kind: 'story', id: 'story-1' }, data: { ...data, ...told } });

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  document.title = 'as the server wrote it';
  // Asked, and never answered.
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return new Promise(() => {});
  });
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const said = (title: string) => eventually(() => expect(document.title).toBe(`${title} · Helder`));

it('a story that is not there: the title says so, and not that it is on its way', async () => {
  await openStory({ error: { code: 'STORY_NOT_FOUND', message: '' } });
  await said('Unable to load story');
});

it('a story that is weighed anew keeps its name in the title', async () => {
  await openStory({ story: storyDetail({ id: 'story-1', title: 'Bridge opens', factors: factorsOf() }) });
  await said('Bridge opens');
  const dial = await find('.dial input');
  // Its code comes late, and the page was rendered with it.
  await eventually(() => expect(Object.keys(dial).join()).toContain('__reactProps'));
  slide(dial, 2);
  await eventually(() => expect(asked.join()).toContain('/api/stories/story-1?'));
  expect(document.title).toBe('Bridge opens · Helder');
});

it('the address that a browser shares is that of what is open', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://news.example/">';
  const shared = () => document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  const { site } = pageInput();
  await openPage({ data: { ...data, feed: pageOf(ARTICLES) } });
  (await find('main article h2 a')).click();
  await eventually(() => expect(shared()).toBe(`${site.publicUrl}/story/story-1`));
});
