// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { serve } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('IMG-02 a source whose picture fails shows that it leads away, and no broken picture', async () => {
  serve({ '/api/location/ip': {} });
  const [source, ...others] = storyDetail().sources;
  if (!source) throw new Error('There is no invented source');
  const sources = [{ ...source, imageUrl: '/img/story-1/c2lnbm/640' }, ...others];
  const story = storyDetail({ sources });
  await openPage({ screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
  await find('.report .photo');
  expect(document.querySelectorAll('.report .out')).toHaveLength(others.length);
  await eventually(() => {
    // The story is taken over after the rest of the page.
    document.querySelector('.report .photo')?.dispatchEvent(new Event('error'));
    expect(document.querySelector('.report img')).toBeNull();
  });
  expect(document.querySelectorAll('.report .out')).toHaveLength(sources.length);
});

it('a report of an invented publisher is read at a page of ours, and a real one at its publisher', async () => {
  serve({ '/api/location/ip': {} });
  const [one, two] = storyDetail().sources;
  if (!one || !two) throw new Error('There are no invented sources');
  const sources = [
    { ...one, url: 'https://wattle-courier.example/world/fish', demo: true },
    { ...two, url: 'https://harbour-post.example/fish', demo: false },
  ];
  const story = storyDetail({ id: 's1', sources });
  await openPage({ screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
  const links = [...document.querySelectorAll('.report h3 a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/demo/s1/wattle-courier.example/world/fish', 'https://harbour-post.example/fish']);
  await find('.factline', 'invented, for demonstration');
});
