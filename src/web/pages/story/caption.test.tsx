// @vitest-environment happy-dom
import { afterEach, it, vi } from 'vitest';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('a drawing in the place of a photograph that failed says that it is one', async () => {
  const story = storyDetail({ imageUrl: '/img/story-1/photo/640', imageSources: [] });
  const data = { ...pageInput().data, story };
  await openPage({ screen: { kind: 'story', id: story.id }, data }, { pictures: 'failed' });
  await find('figcaption', 'Illustration');
});
