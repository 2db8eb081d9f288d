// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { Article, CardPage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { Feed } from '../pages/feed/feed.tsx';
import { answering } from '../testing/answers.ts';
import { factorsOf } from '../testing/factors.ts';
import { find, slide } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { ARTICLES, pageOf, storyDetail } from '../testing/stories.ts';
import { WhyDialog } from './why-dialog.tsx';

afterEach(() => {
  closePart();
  window.history.replaceState(null, '', '/');
  mayLog('error', 'Failed to ');
});

it('while it asks again, its button keeps the focus and does nothing', async () => {
  const story = '/api/stories/story-1';
  answering({ [story]: 500 });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  const retry = (await find('.why-failed button', 'Try Again')) as HTMLButtonElement;
  const asked = answering({ [story]: () => new Promise(() => {}) });
  retry.click();
  await eventually(() => expect(retry.textContent).toBe('Retrying...'));
  expect([retry.disabled, retry.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  retry.click();
  await eventually(() => expect(asked.filter(({ path }) => path === story)).toHaveLength(1));
});

it('the control that brings the sliders back keeps the focus, and says that it does nothing more', async () => {
  answering({ '/api/stories/story-1': storyDetail({ factors: factorsOf() }) });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  const reset = (await find('.dials button', 'Back to normal')) as HTMLButtonElement;
  expect([reset.disabled, reset.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  slide(await find('.dial input'), 2);
  await eventually(() => expect(reset.getAttribute('aria-disabled')).toBeNull());
  reset.focus();
  reset.click();
  await eventually(() => expect(reset.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(reset);
});

it.each([
  ['en', 'It is kept on this device and, if you are signed in, in your account.'],
  ['nl', 'Ze wordt bewaard op dit apparaat en, als je bent ingelogd, in je account.'],
] as const)('the sliders say where a choice is kept (%s)', async (language, said) => {
  answering({ '/api/stories/story-1': storyDetail({ factors: factorsOf() }) });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null, language);
  await find('.dials .hint', said);
});

it('opens with the place and one sentence; while the place is not known, its line stays', async () => {
  let score = 0.31;
  answering({ '/api/stories/story-1': () => storyDetail({ factors: { ...factorsOf(), score } }) });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  const opening = await find('.why > :first-child');
  expect(opening.textContent).toMatch(/^Place 1 of 214\d+ newsrooms report it, newest report: /);
  score = 0.26;
  slide(await find('.dial input'), 2);
  await eventually(() => expect(told()).toBe(''));
});

it('what a slider did is read aloud where the sliders are: score and place, where they stood before', async () => {
  let score = 0.31;
  answering({ '/api/stories/story-1': () => storyDetail({ factors: { ...factorsOf(), score } }) });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  const told = await find('.why [role="status"]');
  expect(told.textContent).toBe('about 0.31 · place 1 of 214');
  score = 0.26;
  slide(await find('.dial input'), 2);
  await eventually(() => expect(told.textContent).toBe('about 0.26'));
});

it('the place is told as soon as the feed has come, also after the story', async () => {
  const [first, ...others] = ARTICLES;
  let come = (_feed: CardPage) => {};
  const feed = () =>
    new Promise<CardPage>((resolve) => {
      come = resolve;
    });
  let score = 0.31;
  answering({
    '/api/articles': feed,
    '/api/stories/story-1': () => storyDetail({ factors: { ...factorsOf(), score } }),
  });
  const page = (
    <>
      <Feed screen={HOME} covered />
      <WhyDialog id="story-1" close={() => {}} />
    </>
  );
  await openPart(page, null);
  const told = await find('.why [role="status"]');
  score = 0.26;
  slide(await find('.dial input'), 2);
  await eventually(() => expect(told.textContent).toBe('about 0.26'));
  come(pageOf([...others.slice(0, 2), ...(first ? [first] : [])]));
  await eventually(() => expect(told.textContent).toBe('about 0.26 · place 3 of 214'));
});

const REASON = ', but shown first: no story before it has a publisher’s picture';

/** Opens the story at a place of a feed whose first two have no picture, over that feed. @returns brings it once more, in this order */
async function openFromFeed(
  index: number,
): Promise<(order: (stories: Article[]) => Article[]) => Promise<void>> {
  const data = ARTICLES.map((story, at) => ({ ...story, imageUrl: at < 2 ? null : '/img/x/640/y' }));
  const story = data[index];
  if (!story) throw new Error('There is no such story');
  const detail = storyDetail({ id: story.id, factors: factorsOf() });
  answering({ '/api/articles': pageOf(data), [`/api/stories/${story.id}`]: detail });
  const page = (
    <>
      <Feed screen={HOME} covered />
      <WhyDialog id={story.id} close={() => {}} />
    </>
  );
  await openPart(page, null, 'en', pageOf(data));
  await find('.why .in-short');
  return async (order) => {
    let come = () => {};
    const feed = new Promise<CardPage>((resolve) => {
      come = () => resolve(pageOf(order(data)));
    });
    answering({ '/api/articles': () => feed, [`/api/stories/${story.id}`]: detail });
    slide(await find('.dial input'), 2);
    await eventually(() => expect(told()).toBe(''));
    come();
  };
}

const line = () => document.querySelector<HTMLElement>('.why .in-short b');

/** What is seen of the line of its place. */
function told(): string | undefined {
  const copy = line()?.cloneNode(true) as HTMLElement | undefined;
  if (copy?.matches('.unknown')) return '';
  for (const unseen of copy?.querySelectorAll('.unknown') ?? []) unseen.remove();
  return copy?.textContent ?? undefined;
}

it.each([
  ['by its picture, stands above those ranked before it', 2, `Place 3 of 214${REASON}`],
  ['ranked first, needs no reason', 0, 'Place 1 of 214'],
  ['after one with a picture, stands where it is ranked', 3, 'Place 4 of 214'],
])('a story that, %s, says so', async (_what, index, said) => {
  await openFromFeed(index);
  expect(told()).toBe(said);
});

it('a slider that makes or ends the reason why a story is shown first leaves the line its height', async () => {
  const lifted = await openFromFeed(2);
  const height = line()?.textContent;
  await lifted((stories) => [...stories.slice(2), ...stories.slice(0, 2)]);
  await eventually(() => expect(told()).toBe('Place 1 of 214'));
  expect(line()?.textContent?.length).toBe(height?.length);
  closePart();

  const ranked = await openFromFeed(3);
  await ranked((stories) => stories.filter((_, at) => at !== 2));
  await eventually(() => expect(told()).toBe('Place 3 of 214'));
});

it('a story that a search in local news found is explained as in the home feed', async () => {
  window.history.replaceState(null, '', '/local?q=utrecht');
  const asked = answering({ '/api/stories/story-1': storyDetail({ factors: factorsOf() }) });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  await find('.why [role="status"]');
  expect(asked.filter(({ path }) => path === '/api/stories/story-1')).toHaveLength(1);
  expect(asked.map(({ query }) => query).join()).not.toContain('list=local');
});
