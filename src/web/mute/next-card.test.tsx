// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { ARTICLES, article, pageInput, pageOf } from '../testing/stories.ts';
import { FREE_USER, keepingMutes, tokensOf } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';

const USER: SessionUser = { ...FREE_USER, mutedWords: [], mutedTopics: [] };
const PATCH = 'PATCH /api/preferences/muted';
const { site, data } = pageInput();
const storyAt = (index: number) => ARTICLES[index] ?? article();
const [FIRST, SECOND, THIRD, FOURTH] = [storyAt(0), storyAt(1), storyAt(2), storyAt(3)] as const;
type Story = typeof FIRST;
const titles = () => [...document.querySelectorAll('.card h2')].map(({ textContent }) => textContent);
const focus = () => document.activeElement?.textContent;

/** The feed, and a server that has these stories left after a mute. */
async function open(left: Story[], kept: unknown = {}): Promise<Asked[]> {
  const asked = answering({
    '/api/profile/device': {},
    'POST /api/mutes/preview': { days: 7, stories: 1, examples: [] },
    ...keepingMutes(USER),
    [PATCH]: kept,
    'GET /api/articles': pageOf(left, { total: 194 + left.length }),
  });
  await openPage(
    { user: USER, data, site: { ...site, flags: { ...site.flags, signInEnabled: true } } },
    { storage: memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }) },
  );
  return asked;
}
const more = ({ title }: Story) => find('.card button', `More: ${title}`);
async function muteTopicOf(story: Story): Promise<void> {
  const control = await more(story);
  control.focus();
  control.click();
  (await find('.more-list button', /^Mute topic: /)).click();
}
const without = (...gone: Story[]) => ARTICLES.filter((story) => !gone.includes(story));

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

describe('the focus, when a mute takes the card it was on', () => {
  it.each([
    ['the next story', SECOND, without(SECOND), THIRD],
    ['the next that is left', SECOND, without(SECOND, THIRD), FOURTH],
    ['the next story also from the one on top', FIRST, without(FIRST), SECOND],
    ['the one before where none comes after', FOURTH, [FIRST, SECOND, THIRD], THIRD],
  ])('goes to %s', async (_what, muted, left, next) => {
    await open(left);
    await muteTopicOf(muted);
    await eventually(() => expect(titles()).toHaveLength(left.length));
    await eventually(() => expect(focus()).toBe(next.title));
  });

  it('goes to the feed where no story is left', async () => {
    await open([]);
    await muteTopicOf(SECOND);
    await eventually(() => expect(document.activeElement?.id).toBe('stories'));
  });

  it('stays where the reader has gone meanwhile', async () => {
    await open(without(SECOND));
    await muteTopicOf(SECOND);
    const elsewhere = await find('.account-tool');
    elsewhere.focus();
    await eventually(() => expect(titles()).toHaveLength(ARTICLES.length - 1));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('stays on its card where the server refuses', async () => {
    await open(without(SECOND), 500);
    await muteTopicOf(SECOND);
    await find('.toast', 'Failed to mute source');
    expect(document.activeElement).toBe(await more(SECOND));
    mayLog('error', 'Failed to ');
  });
});
