/** Saving a story and letting it go again: at once on the page, then on the server. */
import type { QueryClient } from '@tanstack/react-query';
import type { CardStory, InterfaceLanguage } from '../../contract/contract.ts';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { isPremium } from '../../contract/premium.ts';
import { ApiError, isNotFound } from '../data/api-error.ts';
import { object, text } from '../data/shape.ts';
import { errorText } from '../language/error-text.ts';
import type { Reason } from '../premium/upgrade-dialog.tsx';
import { accountOf } from '../session/account.ts';
import { inTurn } from '../session/in-turn.ts';
import type { Session } from '../session/store.ts';
import { type AccountTexts, accountTexts } from '../session/texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { countOf } from '../ui/beads.tsx';

/** What is sent along with a story's id. */
export type Savable = Pick<
  CardStory,
  'id' | 'title' | 'excerpt' | 'category' | 'tags' | 'publishedAt' | 'publishers'
> &
  Partial<Pick<CardStory, 'location'>>;

const LIMIT = 'SAVE_LIMIT_REACHED';
/** Longer nobody waits to hear that there is no room. */
const ASKING_MS = 2_000;
const savedShape = object<{ id: string; savedAt: string }>({ id: text, savedAt: text });

interface Around {
  session: Session;
  client: QueryClient;
  language: InterfaceLanguage;
  /** Offers Premium to a reader who has saved as many as they may, and says so. */
  openUpgrade: (reason: Reason) => void;
  /** Offers to sign in to a reader whose session has ended meanwhile. */
  openSignIn?: () => void;
  /** The list of saved stories is open, and stays as it is. */
  inList?: boolean;
}

/**
 * Saves the story, or lets it go when it is saved. The mark on the page follows at once; when the server refuses it goes
 * back, and the reader is told why.
 * @throws when the texts for that do not come, and then nothing has changed
 */
export async function toggleSaved(story: Savable, around: Around): Promise<void> {
  const t = await accountTexts(around.language);
  const user = around.session.get();
  if (!user) return;
  await (user.savedStories.includes(story.id) ? unsave(story.id, t, around) : save(story, t, around));
}

/** Nothing where nobody is signed in. */
export async function save(story: Savable, t: AccountTexts, around: Around): Promise<void> {
  const { session, client, language, openUpgrade, inList = false } = around;
  const account = accountOf(session);
  if (!session.get()) return;
  const catchUp = () => Promise.race([account.catchUp(), pause(ASKING_MS)]);
  const refuse = () => {
    toast(t(`error.${LIMIT}`), 'failed');
    const limit = FREE_LIMITS.savedStories;
    // Where nobody told, the server still knows of more than this page does.
    const count = countOf(Math.max(session.get()?.savedStories.length ?? 0, limit), limit);
    openUpgrade((words) => words('limit.saved', count));
  };
  if (!mayFit(session, story.id)) {
    // Room may have been made on another device, or Premium bought.
    await catchUp();
    if (!mayFit(session, story.id)) return refuse();
  }
  try {
    await calling(session, story.id, true, () =>
      account.call({ method: 'POST', path: '/api/saved-stories', body: bodyOf(story) }, savedShape),
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === LIMIT) {
      // Others were saved on another device.
      await catchUp();
      return refuse();
    }
    console.error('Failed to save story', error);
    toast(errorText(error, { language, t }, 'error.SAVE_FAILED'), 'failed');
    if (isSignedOut(error)) around.openSignIn?.();
    return;
  }
  toast(t('saved.done'));
  if (!inList) await client.invalidateQueries({ queryKey: ['saved'] });
}

/** Whether the server may take it, as far as this page knows. */
function mayFit(session: Session, id: string): boolean {
  const user = session.get();
  // Who has been signed out meanwhile hears that from the call.
  if (!user || isPremium(user.subscription) || user.savedStories.includes(id)) return true;
  // The server takes a removal back without a free place, as long as no other story took that one's.
  return user.savedStories.length < FREE_LIMITS.savedStories || (removed.get(session)?.has(id) ?? false);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_AUTHENTICATED';

async function unsave(id: string, t: AccountTexts, around: Around): Promise<void> {
  const { session, client, language } = around;
  try {
    await remove(session, id);
  } catch (error) {
    console.error('Failed to unsave story', error);
    toast(errorText(error, { language, t }, 'error.UNSAVE_FAILED'), 'failed');
    if (isSignedOut(error)) around.openSignIn?.();
    return;
  }
  toast(t('saved.undone'));
  await client.invalidateQueries({ queryKey: ['saved'] });
}

/** Ids of what was let go of here. */
const removed = new WeakMap<Session, Set<string>>();

/** Lets a saved story go, on the page and on the server; one that is gone already is removed. @throws ApiError, and the mark is back */
export async function remove(session: Session, storyId: string): Promise<void> {
  removed.set(session, (removed.get(session) ?? new Set()).add(storyId));
  const path = `/api/saved-stories/${encodeURIComponent(storyId)}`;
  await calling(session, storyId, false, () =>
    accountOf(session)
      .call({ method: 'DELETE', path }, () => null)
      .catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
  );
}

interface Underway {
  /** The server has the story saved, by its last answer. */
  saved: boolean;
  calls: number;
}
const underway = new WeakMap<Session, Map<string, Underway>>();

/**
 * Who presses twice quickly has let the story go: the server must not hear of it the other way round. The mark follows each press;
 * a call that fails leaves it to those behind it, and after the last one it is what the server has.
 */
async function calling(
  session: Session,
  storyId: string,
  saved: boolean,
  call: () => Promise<unknown>,
): Promise<void> {
  const stories = underway.get(session) ?? new Map<string, Underway>();
  underway.set(session, stories);
  const story = stories.get(storyId) ?? { saved: isMarked(session, storyId), calls: 0 };
  stories.set(storyId, story);
  story.calls += 1;
  mark(session, storyId, saved);
  try {
    await inTurn(session, `saved ${storyId}`, call);
    story.saved = saved;
  } finally {
    story.calls -= 1;
    if (story.calls === 0) {
      stories.delete(storyId);
      mark(session, storyId, story.saved);
    }
  }
}

const isMarked = (session: Session, id: string): boolean => session.get()?.savedStories.includes(id) ?? false;

/** Puts the mark on the page, newest saved first, or takes it away. Nothing when nobody is signed in any more. */
function mark(session: Session, id: string, saved: boolean): void {
  const user = session.get();
  if (!user || isMarked(session, id) === saved) return;
  const others = user.savedStories.filter((other) => other !== id);
  accountOf(session).changeUser({ savedStories: saved ? [id, ...others] : others });
}

/** The server keeps what it knows itself of the story; this is for one that knows less. */
function bodyOf({ id, title, excerpt, category, tags, publishedAt, publishers }: Savable): unknown {
  return {
    storyId: id,
    story: {
      headline: title,
      sub_headline: excerpt,
      description: '',
      categories: [category],
      tags,
      published_at: publishedAt,
      sources: publishers.map((name) => ({ name, original_headline: '', word_count: 0, media: [] })),
    },
  };
}
