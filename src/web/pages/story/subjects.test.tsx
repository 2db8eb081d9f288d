// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryDetail } from '../../../contract/contract.ts';
import { serve } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const open = async (changes: Partial<StoryDetail>): Promise<void> => {
  serve({ '/api/location/ip': {} });
  const story = storyDetail(changes);
  await openPage({ screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
};

it('a story leads to others about whom and what it is about, and not to what no other has', async () => {
  await open({
    tags: ['world', 'Maria Lindqvist', 'wildfires', 'Port of Veldmark'],
    subjects: ['Maria Lindqvist', 'wildfires'],
  });
  await find('.subjects a');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.subjects a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Maria Lindqvist', 'wildfires']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?q=Maria+Lindqvist', '/?q=wildfires']);
});

it.each<[why: string, changes: Partial<StoryDetail>]>([
  ['about which there is no other', { subjects: [] }],
  ['from a server that does not say', {}],
])('a story %s leads nowhere', async (_why, changes) => {
  await open({ tags: ['Maria Lindqvist'], ...changes });
  await find('.story');
  expect(document.querySelector('.subjects')).toBeNull();
});
