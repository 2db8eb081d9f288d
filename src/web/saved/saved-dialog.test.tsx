// @vitest-environment happy-dom

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { useSession } from '../session/session.tsx';
import { answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { listOf, saved, userWith } from '../testing/saved.ts';
import { article, NOW } from '../testing/stories.ts';
import { typeInto } from '../testing/typing.ts';
import { PREMIUM_USER } from '../testing/users.ts';
import { currentToasts, dismissToast, onToasts } from '../toasts/toast-store.ts';
import { SavedDialog } from './saved-dialog.tsx';
import { toggleSaved } from './toggle.ts';

const open = (user: SessionUser, upgrade = vi.fn()) =>
  openPart(<SavedDialog close={() => undefined} openUpgrade={upgrade} />, user);
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
  });

  it('says that nothing matches where it is read aloud', async () => {
    answering({ 'GET /api/saved-stories': listOf(2) });
    await open(userWith(2));
    await find('h3', 'Headline number 2');
    const status = await find('[role=status]');
    expect(status.textContent).toBe('');
    typeInto(await find('input[type=search]'), 'qqq');
    await eventually(() => expect(status.textContent).toContain('No matching stories'));
  });

  it('SAVED-02 SAVED-03 lists and counts what another device saved and removed since the page came', async () => {
    answering({ 'GET /api/saved-stories': { stories: [saved(2), saved(3)] } });
    const user = await open(userWith(1));
    await find('h3', 'Headline number 3');
    await eventually(() => expect(user()?.savedStories).toEqual(['story-2', 'story-3']));
    expect(document.querySelectorAll('.keep.gone')).toHaveLength(0);
    expect((await find('.kept-count')).textContent).toBe('2 of 10 saved');
  });

  it('SAVED-14 says when each was saved, a month with its capital', async () => {
    const old = { ...saved(1), savedAt: '2025-07-15T12:00:00Z' };
    answering({ 'GET /api/saved-stories': { stories: [old] } });
    await open(userWith(1));
    expect((await find('.keep .tiny-p')).textContent).toBe('Saved: July 15, 2025');
  });

  it('SAVED-14 says it in Dutch as one sentence', async () => {
    answering({
      'GET /api/saved-stories': { stories: [{ ...saved(1), savedAt: NOW }] },
    });
    await openPart(<SavedDialog close={() => undefined} openUpgrade={() => undefined} />, userWith(1), 'nl');
    expect((await find('.keep .tiny-p')).textContent).toBe('Zojuist bewaard');
  });

  it('says in which language a story is told, when that is not the page’s', async () => {
    const dutch = saved(2, { headline: 'De veerboot vaart weer', language: 'nl' });
    answering({ 'GET /api/saved-stories': { stories: [saved(1), dutch] } });
    await open(userWith(2));
    const told = async (title: string) => (await find('h3', title)).closest('.keep');
    expect((await told('De veerboot'))?.querySelectorAll(':is(h3, .ex)[lang="nl"]')).toHaveLength(2);
    expect((await told('Headline number 1'))?.querySelector('[lang]')).toBeNull();
  });

  it('LANG-12 asks for the stories in the language of the page', async () => {
    const asked = answering({ 'GET /api/saved-stories': listOf(1) });
    await openPart(<SavedDialog close={() => undefined} openUpgrade={() => undefined} />, userWith(1), 'nl');
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
    [10, '10 of 10 saved. 0 places left on the free plan. Remove a story to make room.'],
    [12, '12 saved. 0 places left on the free plan. Remove 3 stories to make room.'],
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

  it('those that were removed can be told apart, by the eye and by the names of their controls', async () => {
    const dutch = saved(2, { headline: 'De veerboot vaart weer', language: 'nl' });
    answering({
      'GET /api/saved-stories': { stories: [saved(1), dutch] },
      'DELETE /api/saved-stories/story-1': {},
      'DELETE /api/saved-stories/story-2': {},
    });
    await open(userWith(2));
    (await find('.x', 'Remove: Headline number 1')).click();
    (await find('.x', 'Remove: De veerboot')).click();
    await find('.keep.gone button', 'Undo: Headline number 1 of the saved');
    await find('.keep.gone button', 'Undo: De veerboot vaart weer');
    expect((await find('.keep.gone h3', 'De veerboot vaart weer')).lang).toBe('nl');
    await find('.keep.gone h3', 'Headline number 1');
    expect(document.querySelector('.keep.gone a')).toBeNull();
  });

  it('Undo is no offer of Premium above the limit, where Premium has ended', async () => {
    answering({
      'GET /api/saved-stories': listOf(13),
      'DELETE /api/saved-stories/story-1': {},
      'POST /api/saved-stories': { id: 'record-1', savedAt: '2026-11-22T11:30:00Z' },
    });
    const upgrade = vi.fn();
    const user = await open(userWith(13), upgrade);
    (await find('.x', 'Remove: Headline number 1 of')).click();
    await eventually(() => expect(toasts()).toHaveLength(1));
    (await find('button', 'Undo')).click();
    await eventually(() => expect(toasts()).toEqual(['Story saved successfully']));
    expect(upgrade).not.toHaveBeenCalled();
    expect(user()?.savedStories).toHaveLength(13);
  });

  it('a list that was asked for before a save had ended takes no mark away', async () => {
    let saveEnds: (answer: object) => void = () => undefined;
    let listComes: (answer: object) => void = () => undefined;
    const asked = answering({
      'POST /api/saved-stories': () => new Promise((resolve) => (saveEnds = resolve)),
      'GET /api/saved-stories': () => new Promise((resolve) => (listComes = resolve)),
    });
    const Page = () => {
      const session = useSession();
      const client = useQueryClient();
      const [isOpen, setOpen] = useState(false);
      const press = async () => {
        const story = article({ id: 'story-9' });
        void toggleSaved(story, { session, client, language: 'en', openUpgrade: () => undefined });
        await eventually(() => expect(session.get()?.savedStories).toContain('story-9'));
        setOpen(true);
      };
      return isOpen ? (
        <SavedDialog close={() => undefined} openUpgrade={() => undefined} />
      ) : (
        <button type="button" onClick={() => void press()}>
          Save, then open
        </button>
      );
    };
    const user = await openPart(<Page />, userWith(1));
    (await find('button', 'Save, then open')).click();
    await eventually(() => expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']));
    listComes(listOf(1));
    await find('h3', 'Headline number 1');
    expect(user()?.savedStories).toEqual(['story-9', 'story-1']);
    saveEnds({ id: 'record-9', savedAt: '2026-11-22T11:59:00Z' });
    await eventually(() => expect(toasts()).toEqual(['Story saved successfully']));
    expect(user()?.savedStories).toEqual(['story-9', 'story-1']);
  });

  it('the start of a title ends behind a whole sign', async () => {
    answering({
      'GET /api/saved-stories': {
        stories: [saved(1, { headline: 'A harbour opens its new locks🚢 today' })],
      },
      'DELETE /api/saved-stories/story-1': {},
    });
    await open(userWith(1));
    (await find('.x', 'Remove: A harbour')).click();
    await eventually(() =>
      expect(toasts()).toEqual([expect.stringMatching(/^A harbour opens its new locks🚢\.\.\. removed/)]),
    );
    expect(toasts().join()).not.toMatch(/\p{Surrogate}/u);
  });

  const focusOn = async (name: string) => {
    const control = await find('.keep button', name);
    control.focus();
    control.click();
  };
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('the focus goes on from the control that removes to Undo, and back; one notice is up, and says what is so', async () => {
    answering({
      'GET /api/saved-stories': listOf(2),
      'DELETE /api/saved-stories/story-1': {},
      'POST /api/saved-stories': { id: 'record-9', savedAt: '2026-11-22T11:59:00Z' },
    });
    await open(userWith(2));
    await focusOn('Remove: Headline number 1');
    await eventually(() => expect(focused()).toContain('Undo: Headline number 1'));
    await eventually(() => expect(toasts()).toHaveLength(1));
    await focusOn('Undo');
    await eventually(() => expect(focused()).toContain('Remove: Headline number 1'));
    await eventually(() => expect(toasts()).toEqual(['Story saved successfully']));
  });

  it('a removal that is undone before the server has answered is not told any more', async () => {
    let removed: (answer: object) => void = () => undefined;
    answering({
      'GET /api/saved-stories': listOf(1),
      'DELETE /api/saved-stories/story-1': () => new Promise((resolve) => (removed = resolve)),
      'POST /api/saved-stories': { id: 'record-9', savedAt: '2026-11-22T11:59:00Z' },
    });
    const seen: string[] = [];
    const stop = onToasts(() => seen.push(...toasts()));
    await open(userWith(1));
    (await find('.x', 'Remove: Headline number 1')).click();
    (await find('button', 'Undo')).click();
    await find('h3', 'Headline number 1');
    removed({});
    await eventually(() => expect(toasts()).toEqual(['Story saved successfully']));
    expect(seen).toEqual(['Story saved successfully']);
    stop();
  });

  it('where nothing had the focus, a refused removal takes none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering({ 'GET /api/saved-stories': listOf(1), 'DELETE /api/saved-stories/story-1': 500 });
    await open(userWith(1));
    (await find('.x', 'Remove: Headline number 1')).click();
    const search = await find('input[type=search]');
    search.focus();
    await eventually(() => expect(toasts()).toEqual(['Failed to remove story']));
    await find('h3', 'Headline number 1');
    expect(document.activeElement).toBe(search);
    vi.mocked(console.error).mockClear();
  });

  it('ERR-49 a story that cannot be removed stays, and the reader is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering({ 'GET /api/saved-stories': listOf(1), 'DELETE /api/saved-stories/story-1': 500 });
    const user = await open(userWith(1));
    (await find('.x', 'Remove: Headline number 1')).click();
    await eventually(() => expect(toasts()).toEqual(['Failed to remove story']));
    await find('h3', 'Headline number 1');
    expect(user()?.savedStories).toEqual(['story-1']);
    vi.mocked(console.error).mockClear();
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
    await openPart(<SavedDialog close={() => undefined} openUpgrade={() => undefined} />, null);
    expect(document.querySelector('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });
});
