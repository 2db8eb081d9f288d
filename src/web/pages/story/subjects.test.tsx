// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const open = async (tags: string[]): Promise<void> => {
  serve({ '/api/location/ip': {} });
  const story = storyDetail({ tags });
  await openPage({ screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
};

it('a story leads to others about whom and what it is about, and not to its category', async () => {
  await open(['world', 'general', 'Maria Lindqvist', 'wildfires']);
  await find('.subjects a');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.subjects a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Maria Lindqvist', 'wildfires']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?q=Maria+Lindqvist', '/?q=wildfires']);
});

it('a story of which nothing is known but its category leads nowhere', async () => {
  await open(['world']);
  await find('.story');
  expect(document.querySelector('.subjects')).toBeNull();
});
