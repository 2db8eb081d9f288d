// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flags, PageInput, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS, FREE_USER, tokensOf } from '../testing/users.ts';

const [STORY] = ARTICLES;
const { site, data } = pageInput();

const withFlags = (flags: Partial<Flags>, changes: Partial<PageInput> = {}): Partial<PageInput> => ({
  data: { ...data, feed: pageOf(ARTICLES) },
  ...changes,
  site: { ...site, flags: { ...site.flags, ...flags } },
});
const openFront = (flags: Partial<Flags>, user: SessionUser | null = null) =>
  openPage(withFlags(flags, { user }), {
    storage: memoryStorage(user ? { 'helder.tokens': JSON.stringify(tokensOf()) } : {}),
  });
const OPENED: Partial<PageInput> = {
  screen: { kind: 'story', id: 'story-1' },
  data: { ...data, feed: pageOf(ARTICLES), story: storyDetail({ id: 'story-1' }) },
};
const controls = () =>
  [...document.querySelectorAll(`article.card .acts`)]
    .slice(0, 1)
    .flatMap((acts) => [...acts.querySelectorAll('a, button')])
    .map((control) => control.getAttribute('aria-label')?.replace(/[:?] .*/, ''));
const more = () => find('.card button', `More: ${STORY?.title}`);
const menu = () => document.querySelector('.more-list');
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path.split('?')[0]}`);
    const answers: Record<string, unknown> = {
      ...ACCOUNT_ANSWERS,
      '/api/stories/share': { shareUrl: 'https://helder.example/story/story-1' },
      '/api/saved-stories': { id: 'record', savedAt: '2026-11-22T11:30:00Z', stories: [] },
    };
    return Response.json(answers[path.split('?')[0] ?? ''] ?? {});
  });
});

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

describe('what a card offers', () => {
  it.each([
    ['FLAG-02 without signing in: why, and share at once', {}, ['Why this story', 'Share']],
    [
      'with it: why, save, and the rest in a menu',
      { signInEnabled: true },
      ['Why this story', 'Save', 'More'],
    ],
    ['without sharing: why', { shareEnabled: false }, ['Why this story']],
  ])('%s', async (_what, flags, names) => {
    await openFront(flags);
    expect(controls()).toEqual(names);
  });
});

describe('the menu of a card', () => {
  it('shares in two presses', async () => {
    await openFront({ signInEnabled: true });
    (await more()).click();
    (await find('.more-list button', 'Share')).click();
    await find('dialog h2', 'Share');
    expect(menu()).toBeNull();
  });

  it('takes the focus, and gives it back on Escape', async () => {
    await openFront({ signInEnabled: true });
    const control = await more();
    control.focus();
    control.click();
    const first = await find('.more-list button', 'Share');
    await eventually(() => expect(document.activeElement).toBe(first));
    expect(control.getAttribute('aria-expanded')).toBe('true');
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await eventually(() => expect(menu()).toBeNull());
    expect(document.activeElement).toBe(control);
  });

  it('closes when another control is pressed', async () => {
    await openFront({ signInEnabled: true });
    (await more()).click();
    await find('.more-list');
    document.body.click();
    await eventually(() => expect(menu()).toBeNull());
  });

  it('leads those who are not signed in to where they can be', async () => {
    await openFront({ signInEnabled: true });
    (await more()).click();
    (await find('.more-list button', /Sign in to mute/)).click();
    await find('dialog', /Sign In/i);
  });
});

describe('an opened story', () => {
  it('has Share and Save in sight, and the menu for the rest', async () => {
    await openPage(withFlags({ signInEnabled: true }, OPENED));
    await find('.story .bar button', 'Share');
    await find('.story .bar button', /^Save: /);
    (await find('.story .bar button', /^More: /)).click();
    await find('.story .more-list button', /Sign in to mute/);
    expect([...document.querySelectorAll('.more-list button')]).toHaveLength(1);
  });
});

describe('the bookmark', () => {
  it('SAVED-08 AMBIG-14 asks who is not signed in to sign in', async () => {
    await openFront({ signInEnabled: true });
    (await find('.card button', `Save: ${STORY?.title}`)).click();
    await find('dialog', /Sign In/i);
    expect(asked.filter((call) => call.includes('saved-stories'))).toEqual([]);
  });

  it('SAVED-09 saves, and lets go again', async () => {
    await openFront({ signInEnabled: true }, { ...FREE_USER, savedStories: [] });
    const bookmark = await find('.card button', `Save: ${STORY?.title}`);
    expect(bookmark.getAttribute('aria-pressed')).toBe('false');
    bookmark.click();
    await eventually(() => expect(bookmark.getAttribute('aria-pressed')).toBe('true'));
    await eventually(() => expect(asked).toContain('POST /api/saved-stories'));
    bookmark.click();
    await eventually(() => expect(bookmark.getAttribute('aria-pressed')).toBe('false'));
    await eventually(() => expect(asked).toContain(`DELETE /api/saved-stories/${STORY?.id}`));
  });

  it('is drawn as saved from the first byte', async () => {
    await openFront({ signInEnabled: true }, { ...FREE_USER, savedStories: [STORY?.id ?? ''] });
    const bookmark = await find('.card button', `Save: ${STORY?.title}`);
    expect(bookmark.getAttribute('aria-pressed')).toBe('true');
  });
});
