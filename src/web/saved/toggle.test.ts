// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import type { Reason } from '../premium/upgrade-dialog.tsx';
import { sessionOf } from '../session/store.ts';
import { accountTexts } from '../session/texts.ts';
import { answering, refused } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { closePart } from '../testing/part.tsx';
import { listOf, saved, userWith } from '../testing/saved.ts';
import { ACCOUNT_ANSWERS, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { toggleSaved } from './toggle.ts';

/** Why the offer opens. */
const FULL = '10 of 10 saved. This story was not added; the others are unchanged.';
const toasts = () => currentToasts().map(({ text }) => text);

afterEach(() => {
  closePart();
  for (const { id } of currentToasts()) dismissToast(id);
});

const t = await accountTexts('en');
/** What the account knows, with so many stories saved. */
const having = (count: number) => ({ ...ACCOUNT_ANSWERS, 'GET /api/saved-stories': listOf(count) });

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
    const offered: string[] = [];
    const openUpgrade = (reason: Reason) => void offered.push(reason(t));
    const openSignIn = vi.fn();
    const toggle = (id = story.id) =>
      toggleSaved(
        { ...story, id },
        { session, client: new QueryClient(), language: 'en', openUpgrade, openSignIn },
      );
    return { session, offered, openSignIn, toggle };
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

  it('ERR-44 AMBIG-34 offers to sign in again where the session has ended meanwhile', async () => {
    const gone = () => refused(401, 'NOT_AUTHENTICATED', 'Not authenticated');
    answering({ 'POST /api/saved-stories': gone, 'POST /api/auth/refresh_token': gone });
    const { openSignIn, toggle } = reader(userWith(2));
    await toggle();
    expect(toasts()).toEqual(['Failed to save story']);
    expect(openSignIn).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  it('ERR-44 offers no signing in where only the server is in trouble while the token has run out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answering({
      'POST /api/saved-stories': () => refused(401, 'NOT_AUTHENTICATED', 'Not authenticated'),
      'POST /api/auth/refresh_token': () => refused(503, 'UNAVAILABLE', 'The server is busy'),
    });
    const { session, openSignIn, toggle } = reader(userWith(2));
    await toggle();
    expect(toasts()).toEqual(['The server is busy']);
    expect(openSignIn).not.toHaveBeenCalled();
    expect(session.get()).toEqual(userWith(2));
    vi.mocked(console.error).mockClear();
  });

  it('SAVED-09 the server hears of two quick presses in their order, one after the other', async () => {
    let answer = (_saved: Response): void => {};
    const saving = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const asked = answering({
      'POST /api/saved-stories': () => saving,
      'DELETE /api/saved-stories/story-11': {},
    });
    const methods = () => asked.map(({ method }) => method);
    const { session, toggle } = reader(userWith(2));
    const presses = [toggle(), toggle()];
    await eventually(() => expect(methods()).toEqual(['POST']));
    expect(session.get()?.savedStories).toEqual(['story-1', 'story-2']);
    answer(Response.json({ id: 'record-11', savedAt: '2026-11-22T12:00:00Z' }));
    await Promise.all(presses);
    expect(methods()).toEqual(['POST', 'DELETE']);
    expect(session.get()?.savedStories).toEqual(['story-1', 'story-2']);
  });

  it.each([
    ['save, unsave, save, the first one failing', 2, [500, 404, 200], true],
    ['save, unsave, save, the last one failing', 2, [200, 200, 500], false],
    ['save, unsave, both failing in the server', 2, [500, 500], false],
    ['unsave, save, the first one failing', 11, [500, 200], true],
    ['save, unsave, the last one failing', 2, [200, 500], true],
  ])('SAVED-09 after %s, page and server say the same', async (_what, count, statuses, saved) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const left = [...statuses];
    const next = () => {
      const status = left.shift() ?? 500;
      return status === 200 ? { id: 'record-11', savedAt: '2026-11-22T12:00:00Z' } : status;
    };
    answering({ 'POST /api/saved-stories': next, 'DELETE /api/saved-stories/story-11': next });
    const { session, toggle } = reader(userWith(count, PREMIUM_USER));
    await Promise.all(statuses.map(() => toggle()));
    expect(left).toEqual([]);
    expect(session.get()?.savedStories.includes('story-11')).toBe(saved);
    vi.mocked(console.error).mockClear();
  });

  it('SAVED-10 SAVED-11 PREM-34 ERR-43 the eleventh is refused before it is sent, with the text and the offer', async () => {
    const asked = answering(having(FREE_LIMITS.savedStories));
    const { session, offered, toggle } = reader(userWith(FREE_LIMITS.savedStories));
    await toggle();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(offered).toEqual([FULL]);
    expect(toasts()).toEqual(['Save limit reached. Upgrade to Premium for unlimited saves.']);
    expect(session.get()?.savedStories).toHaveLength(10);
  });

  it('SAVED-10 PREM-34 ERR-43 the server’s refusal does the same: another tab was quicker', async () => {
    const full = refused(400, 'SAVE_LIMIT_REACHED', 'Save limit reached.');
    answering({ ...having(10), 'POST /api/saved-stories': full });
    const { session, offered, toggle } = reader(userWith(0));
    await toggle();
    expect(offered).toEqual([FULL]);
    expect(toasts()).toEqual(['Save limit reached. Upgrade to Premium for unlimited saves.']);
    // The menu counts them, and their bookmarks are marked.
    expect(session.get()?.savedStories).toEqual(userWith(10).savedStories);
  });

  it.each([
    ['room was made', having(5), 6],
    ['Premium was bought', { ...having(10), '/api/subscription': PREMIUM_USER.subscription }, 11],
    [
      'it was saved',
      { ...having(0), 'GET /api/saved-stories': { stories: [...listOf(9).stories, saved(11)] } },
      10,
    ],
  ])('SAVED-09 asks the server before it refuses: elsewhere %s', async (_what, answers, count) => {
    answering({ ...answers, 'POST /api/saved-stories': { id: 'r', savedAt: '2026-11-22T12:00:00Z' } });
    const { session, offered, toggle } = reader(userWith(10));
    await toggle();
    expect(offered).toEqual([]);
    expect(toasts()).toEqual(['Story saved successfully']);
    expect(session.get()?.savedStories).toContain('story-11');
    expect(session.get()?.savedStories).toHaveLength(count);
  });

  it('SAVED-10 refuses by what it knows where the server does not say', async () => {
    answering({ '/api/profile': 503 });
    const { offered, toggle } = reader(userWith(10));
    await toggle();
    expect(offered).toEqual([FULL]);
    mayLog('warn', 'Failed to catch up with the account');
  });

  it('says how many fit where Premium that has ended left more', async () => {
    answering(having(12));
    const { offered, toggle } = reader(userWith(12));
    await toggle('story-99');
    expect(offered).toEqual([
      'The free plan allows 10 saved stories. This story was not added; the others are unchanged.',
    ]);
  });

  it('one let go of above the limit may come back: the server is asked, and nothing else is', async () => {
    const asked = answering({
      ...having(13),
      'POST /api/saved-stories': { id: 'record-11', savedAt: '2026-11-22T12:00:00Z' },
      'DELETE /api/saved-stories/story-11': {},
    });
    const { session, offered, toggle } = reader(userWith(13));
    // Also before the server has answered the first.
    await Promise.all([toggle(), toggle()]);
    expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
    expect(session.get()?.savedStories).toHaveLength(13);
    await toggle('story-99');
    expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(2);
    expect(offered).toHaveLength(1);
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
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering({ [call]: 500 });
    const user = userWith(count, PREMIUM_USER);
    const { session, toggle } = reader(user);
    await toggle();
    expect([...(session.get()?.savedStories ?? [])].sort()).toEqual([...user.savedStories].sort());
    expect(toasts()).toEqual([text]);
    vi.mocked(console.error).mockClear();
  });

  it('ERR-44 a session that ends meanwhile is a failure like others, and is said', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, toggle } = reader(userWith(1));
    const end = () => {
      session.set(null);
      return 401;
    };
    answering({ 'POST /api/saved-stories': end });
    await toggle();
    expect(session.get()).toBeNull();
    expect(toasts()).toEqual(['Failed to save story']);
    vi.mocked(console.error).mockClear();
  });

  it('SAVED-08 does nothing for somebody who is not signed in', async () => {
    const asked = answering({});
    const session = sessionOf(null, memoryStorage());
    await toggleSaved(story, {
      session,
      client: new QueryClient(),
      language: 'en',
      openUpgrade: () => undefined,
    });
    expect(asked).toEqual([]);
  });
});
