// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SavedStory, SessionUser } from '../../contract/contract.ts';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { textsIn } from '../../texts/texts.ts';
import { sessionOf } from '../session/store.ts';
import { eventually, find } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { answering, closePart, openPart, refused, typeInto } from '../testing/part.tsx';
import { FREE_USER, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { SavedDialog } from './saved-dialog.tsx';
import { matching, savedItem } from './saved-list.ts';
import { savedTime } from './saved-time.ts';
import { toggleSaved } from './toggle.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

function saved(nth: number, story: Partial<SavedStory['story']> = {}): SavedStory {
  return {
    id: `record-${nth}`,
    storyId: `story-${nth}`,
    savedAt: '2026-11-22T11:30:00Z',
    story: {
      headline: `Headline number ${nth} of the saved stories`,
      sub_headline: `Excerpt ${nth}`,
      description: '',
      categories: ['Science'],
      tags: ['Moon'],
      published_at: '2026-11-20T10:00:00Z',
      sources: [
        {
          name: 'Kestrel Daily',
          original_headline: 'Told',
          url: 'https://k.example/1',
          word_count: 900,
          media: [],
        },
      ],
      ...story,
    },
  };
}

const userWith = (count: number, user: SessionUser = FREE_USER): SessionUser => ({
  ...user,
  savedStories: Array.from({ length: count }, (_, nth) => `story-${nth + 1}`),
});
const listOf = (count: number) => ({ stories: Array.from({ length: count }, (_, nth) => saved(nth + 1)) });

const nothing = () => undefined;
const open = (user: SessionUser, upgrade = vi.fn()) =>
  openPart(<SavedDialog close={nothing} openUpgrade={upgrade} />, user);
const toasts = () => currentToasts().map(({ text }) => text);

afterEach(() => {
  closePart();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('the dialog of saved stories', () => {
  it('SAVED-01 SAVED-02 SAVED-03 DATA-31 lists what was saved, with a search, a remove button each, and a count', async () => {
    answering({ 'GET /api/saved-stories': listOf(2) });
    await open(userWith(2));
    await find('h3', 'Headline number 2');
    await find('input[type=search]');
    expect((await find('.kept-count')).textContent).toBe('2 of 10 saved');
    expect(document.querySelectorAll('.keep .x')).toHaveLength(2);
    expect(document.querySelector('.keep .tiny-p')?.textContent).toMatch(/^Saved /);
  });

  it('LANG-12 asks for the stories in the language of the page', async () => {
    const asked = answering({ 'GET /api/saved-stories': listOf(1) });
    await openPart(<SavedDialog close={nothing} openUpgrade={nothing} />, userWith(1), 'nl');
    await find('h2', 'Bewaarde artikelen');
    await eventually(() =>
      expect(asked.find(({ path }) => path === '/api/saved-stories')?.query).toBe('?lang=nl'),
    );
  });

  it('SAVED-05 SAVED-15 ERR-93 says when nothing is saved; no list at all means the same', async () => {
    for (const answer of [{ stories: [] }, 404]) {
      answering({ 'GET /api/saved-stories': answer });
      await open(userWith(0));
      await find('h3', 'No saved stories yet');
      closePart();
    }
  });

  it('SAVED-06 ERR-95 says when nothing matches, and clears the search', async () => {
    answering({ 'GET /api/saved-stories': listOf(1) });
    await open(userWith(1));
    await find('h3', 'Headline number 1');
    typeInto(await find('input[type=search]'), 'zeppelin');
    await find('h3', 'No matching stories');
    (await find('button', 'Clear the search')).click();
    await find('h3', 'Headline number 1');
  });

  it.each([
    [7, null],
    [8, '8 of 10 saved. 2 places left on the free plan.'],
    [9, '9 of 10 saved. 1 place left on the free plan.'],
    [10, '10 of 10 saved. 0 places left on the free plan.'],
  ])(
    'SAVED-13 SAVED-04 at %d saved the banner says what is left, and offers Premium',
    async (count, text) => {
      answering({ 'GET /api/saved-stories': listOf(count) });
      const upgrade = vi.fn();
      await open(userWith(count), upgrade);
      await find('h3', 'Headline number 1');
      const note = document.querySelector('.note')?.textContent ?? null;
      if (text === null) expect(note).toBeNull();
      else expect(note).toContain(text);
      (await find('button', 'Upgrade to Premium')).click();
      expect(upgrade).toHaveBeenCalledOnce();
    },
  );

  it('SAVED-13 PREM-22 Premium has no banner and no limit', async () => {
    answering({ 'GET /api/saved-stories': listOf(12) });
    await open(userWith(12, PREMIUM_USER));
    await find('h3', 'Headline number 12');
    expect(document.querySelector('.note')).toBeNull();
    expect((await find('.kept-count')).textContent).toBe('12 stories saved');
  });

  it('SAVED-02 ERR-52 a removed story leaves its place with Undo, and a notice with the start of its title', async () => {
    const asked = answering({
      'GET /api/saved-stories': listOf(2),
      'DELETE /api/saved-stories/story-1': {},
      'POST /api/saved-stories': { id: 'record-9', savedAt: '2026-11-22T11:59:00Z' },
    });
    const user = await open(userWith(2));
    (await find('.x', 'Remove: Headline number 1')).click();
    await find('.keep.gone', 'Removed from your saved stories');
    await eventually(() =>
      expect(toasts()).toEqual(['Headline number 1 of the saved... removed from saved stories']),
    );
    expect(user()?.savedStories).toEqual(['story-2']);
    (await find('button', 'Undo')).click();
    await eventually(() =>
      expect(asked.find(({ method }) => method === 'POST')).toMatchObject({ body: { storyId: 'story-1' } }),
    );
    await find('h3', 'Headline number 1');
    expect(user()?.savedStories).toEqual(['story-1', 'story-2']);
  });

  it('ERR-49 a story that cannot be removed stays, and the reader is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    answering({ 'GET /api/saved-stories': listOf(1), 'DELETE /api/saved-stories/story-1': 500 });
    const user = await open(userWith(1));
    (await find('.x', 'Remove: Headline number 1')).click();
    await eventually(() => expect(toasts()).toEqual(['Failed to remove story']));
    await find('h3', 'Headline number 1');
    expect(user()?.savedStories).toEqual(['story-1']);
    vi.mocked(console.error).mockRestore();
  });

  it('ERR-48 a list that does not come says so and can be asked for again', async () => {
    let answer: unknown = 400;
    answering({ 'GET /api/saved-stories': () => answer });
    await open(userWith(1));
    await find('[role=alert] p', 'Failed to load saved stories');
    answer = listOf(1);
    (await find('button', 'Try Again')).click();
    await find('h3', 'Headline number 1');
  });

  it('ACCT-01 shows nothing to somebody who is not signed in', async () => {
    const asked = answering({});
    await openPart(<SavedDialog close={nothing} openUpgrade={nothing} />, null);
    expect(document.querySelector('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the list', () => {
  const items = [
    savedItem(saved(1, { headline: 'Night trains return to Lisbon' })),
    savedItem(saved(2, { categories: ['Health'], sub_headline: 'Four doses of a VACCINE' })),
  ];
  const dutch = (category: string) => (category === 'health' ? 'Gezondheid' : 'Wetenschap');

  it.each([
    ['title', 'LISBON', ['story-1']],
    ['category', 'health', ['story-2']],
    ['category as the reader knows it', 'gezond', ['story-2']],
    ['excerpt', 'vaccine', ['story-2']],
    ['nothing of these', 'moon', []],
    ['blank', '  ', ['story-1', 'story-2']],
  ])('SAVED-07 search matches %s whatever the case', (_what, query, ids) => {
    expect(matching(items, query, dutch).map(({ articleId }) => articleId)).toEqual(ids);
  });

  it('DATA-30 DATA-31 the server’s form becomes the reader’s', () => {
    const media = [
      { type: 'image', url: '/saved-pictures/a.webp', alt: '', is_primary: false },
      { type: 'image', url: '/saved-pictures/b.webp', alt: '', is_primary: true },
    ] as const;
    const source = {
      ...saved(1).story.sources[0],
      media: [...media],
    } as SavedStory['story']['sources'][number];
    expect(savedItem(saved(1, { sources: [source] }))).toEqual({
      id: 'record-1',
      articleId: 'story-1',
      savedAt: '2026-11-22T11:30:00Z',
      article: {
        title: 'Headline number 1 of the saved stories',
        excerpt: 'Excerpt 1',
        content: 'Excerpt 1',
        category: 'science',
        imageUrl: '/saved-pictures/b.webp',
        publishedAt: '2026-11-20T10:00:00Z',
        readTime: 4,
        source: 'Kestrel Daily',
        author: 'Kestrel Daily',
        tags: ['science', 'Moon'],
      },
    });
  });

  it.each([
    ['59 minutes', '2026-11-22T11:01:00Z', 'Just now'],
    ['one hour', '2026-11-22T11:00:00Z', '1 hour ago'],
    ['23 hours', '2026-11-21T13:00:00Z', '23 hours ago'],
    ['a day', '2026-11-21T12:00:00Z', '1 day ago'],
    ['six days', '2026-11-16T12:00:00Z', '6 days ago'],
    ['seven days', '2026-11-15T12:00:00Z', 'November 15, 2026'],
  ])('SAVED-14 TIME-06 TIME-07 saved %s ago', (_age, at, text) => {
    expect(savedTime(at, NOW, textsIn('en'))).toBe(text);
  });
});

describe('the toggle', () => {
  const story = {
    id: 'story-11',
    title: 'A bridge opens',
    excerpt: '',
    category: 'world',
    tags: [],
    publishedAt: '2026-11-20T10:00:00Z',
    publishers: ['Kestrel Daily'],
  };

  function reader(user: SessionUser) {
    const session = sessionOf(user, memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }));
    const openUpgrade = vi.fn();
    const toggle = () =>
      toggleSaved(story, { session, client: new QueryClient(), language: 'en', openUpgrade });
    return { session, openUpgrade, toggle };
  }

  it('SAVED-09 API-18 API-20 ERR-50 ERR-51 saves, and lets go again', async () => {
    const asked = answering({
      'POST /api/saved-stories': { id: 'record-11', savedAt: '2026-11-22T12:00:00Z' },
      'DELETE /api/saved-stories/story-11': {},
    });
    const { session, toggle } = reader(userWith(2));
    await toggle();
    expect(asked[0]).toMatchObject({ body: { storyId: 'story-11', story: { headline: 'A bridge opens' } } });
    expect(session.get()?.savedStories).toEqual(['story-11', 'story-1', 'story-2']);
    await toggle();
    expect(session.get()?.savedStories).toEqual(['story-1', 'story-2']);
    expect(toasts()).toEqual(['Story saved successfully', 'Story removed from saved']);
  });

  it('SAVED-10 SAVED-11 PREM-34 ERR-43 the eleventh is refused before anything is sent, with the text and the offer', async () => {
    const asked = answering({});
    const { session, openUpgrade, toggle } = reader(userWith(FREE_LIMITS.savedStories));
    await toggle();
    expect(asked).toEqual([]);
    expect(openUpgrade).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(['Save limit reached. Upgrade to Premium for unlimited saves.']);
    expect(session.get()?.savedStories).toHaveLength(10);
  });

  it('SAVED-10 PREM-34 ERR-43 the server’s refusal does the same: another tab was quicker', async () => {
    answering({ 'POST /api/saved-stories': refused(400, 'SAVE_LIMIT_REACHED', 'Save limit reached.') });
    const { session, openUpgrade, toggle } = reader(userWith(9));
    await toggle();
    expect(openUpgrade).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(['Save limit reached. Upgrade to Premium for unlimited saves.']);
    expect(session.get()?.savedStories).toHaveLength(9);
  });

  it('PREM-22 Premium saves on', async () => {
    answering({ 'POST /api/saved-stories': { id: 'r', savedAt: '2026-11-22T12:00:00Z' } });
    const { session, toggle } = reader(userWith(10, PREMIUM_USER));
    await toggle();
    expect(session.get()?.savedStories).toHaveLength(11);
  });

  it.each([
    ['ERR-44', 1, 'POST /api/saved-stories', 'Failed to save story'],
    ['ERR-45', 11, 'DELETE /api/saved-stories/story-11', 'Failed to unsave story'],
  ])('%s a failure takes the mark back and says so', async (_id, count, call, text) => {
    vi.spyOn(console, 'error').mockImplementation(nothing);
    answering({ [call]: 500 });
    const user = userWith(count, PREMIUM_USER);
    const { session, toggle } = reader(user);
    await toggle();
    expect([...(session.get()?.savedStories ?? [])].sort()).toEqual([...user.savedStories].sort());
    expect(toasts()).toEqual([text]);
    vi.mocked(console.error).mockRestore();
  });

  it('SAVED-08 does nothing for somebody who is not signed in', async () => {
    const asked = answering({});
    const session = sessionOf(null, memoryStorage());
    await toggleSaved(story, { session, client: new QueryClient(), language: 'en', openUpgrade: nothing });
    expect(asked).toEqual([]);
  });
});
