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
