// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryDetail } from '../../../contract/contract.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

async function openWithoutPhotograph(location: Partial<StoryDetail['location']>): Promise<void> {
  const nowhere = { city: null, country: null, latitude: null, longitude: null };
  const story = storyDetail({
    imageUrl: '/img/story-1/photo/640',
    imageSources: [],
    location: { ...nowhere, ...location },
  });
  const data = { ...pageInput().data, story };
  await openPage({ screen: { kind: 'story', id: story.id }, data }, { pictures: 'failed' });
}

const picture = () => document.querySelector<HTMLImageElement>('figure img');

it('a drawing in the place of a photograph that failed says that it is one', async () => {
  await openWithoutPhotograph({});
  await find('figcaption', 'Illustration');
  expect(picture()?.alt).toBe('');
});

it('where the story has a place, that drawing is its map, and says so', async () => {
  await openWithoutPhotograph({ city: 'Geneva', country: 'Switzerland' });
  await find('figcaption', 'Map by Helder: Geneva, Switzerland.');
  expect(picture()?.alt).toBe('Map: Geneva, Switzerland');
});
