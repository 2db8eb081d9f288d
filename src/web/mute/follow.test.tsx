// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterfaceLanguage, Ledger, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { ARTICLES, pageInput, pageOf, storyDetail } from '../testing/stories.ts';
import { typeInto } from '../testing/typing.ts';
import { FREE_USER, keepingMutes, tokensOf } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';

const TODAY = 'GET /api/mutes/today';
const USER: SessionUser = { ...FREE_USER, mutedWords: ['storm'], mutedTopics: [] };
/** Nothing was said on another device. */
const inStep = () => ({ '/api/profile/device': {}, ...keepingMutes(USER) });
type Rule = Ledger['rules'][number]['rule'];
const word = (text: string): Rule => ({ kind: 'word', text });
const ledger = (stories: number, rules: Rule[] = [word('storm')]) => ({
  since: '2026-11-21T00:00:00.000Z',
  total: stories,
  rules: rules.map((rule) => ({ rule, stories, examples: [] })),
});
const titles = () => [...document.querySelectorAll('.card h2')].map(({ textContent }) => textContent);
const open = (user: SessionUser | null, language: InterfaceLanguage = 'en') =>
  openPage({ user, language }, { storage: memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }) });
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
const wordField = async () => (await find('.mutes input')) as HTMLInputElement;
async function add(word: string): Promise<void> {
  typeInto(await wordField(), word);
  await eventually(async () => expect((await wordField()).value).toBe(word));
  (await find('.mutes button', 'Add')).click();
}
async function muteInSettings(word: string): Promise<void> {
  (await find('.account-tool')).click();
  (await find('button', 'Personalization Settings')).click();
  (await find('[role="tab"]', 'Muted')).click();
  await add(word);
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  // The account menu asks for what these tests do not answer.
  mayLog('warn', 'Failed to catch up with the account');
});

describe('what the reader’s rules hid today', () => {
  it('stands in the bar of the feed, and opens the ledger', async () => {
    answering({ ...inStep(), [TODAY]: ledger(4) });
    await open(USER);
    (await find('.feedbar button', 'Mutes hid 4 stories today')).click();
    await find('h2', '4 stories hidden today');
  });

  it.each([
    ['Mutes hid 2 stories today', ['topic', 'source']],
    ['Filters hid 2 stories today', ['calm', 'repetition']],
    ['Mutes and filters hid 2 stories today', ['word', 'clickbait']],
  ] as const)('“%s” names what hid them', async (line, kinds) => {
    answering({
      ...inStep(),
      [TODAY]: ledger(
        2,
        kinds.map((kind) => ({ kind, text: '' })),
      ),
    });
    await open(USER);
    expect((await find('.quietline')).textContent).toBe(line);
  });

  it.each([
    ['nothing was hidden', USER, ledger(0)],
    ['the reader has no rules', { ...USER, mutedWords: [] }, ledger(4)],
    ['nobody is signed in', null, ledger(4)],
  ])('is not there when %s', async (_why, user, answer) => {
    const asked = answering({ ...inStep(), [TODAY]: answer });
    await open(user);
    const isAsked = () => asked.some(({ path }) => path === '/api/mutes/today');
    if (user === USER) await eventually(() => expect(isAsked()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelector('.quietline')).toBeNull();
    expect(isAsked()).toBe(user === USER);
  });
});

describe('after a mute', () => {
  it('the feed on the page follows, and the notice counts what the ledger counts: today', async () => {
    const [first, ...others] = ARTICLES;
    answering({
      ...inStep(),
      [TODAY]: ledger(1, [word('telescope')]),
      'GET /api/articles': pageOf(others, { total: 207 }),
    });
    await open(USER);
    expect(titles()).toContain(first?.title);
    await muteInSettings('telescope');
    await eventually(() => expect(titles()).not.toContain(first?.title));
    await find('.toast', '1 story hidden today: “telescope”');
    (await find('.toast-action', 'See')).click();
    await find('h2', '1 story hidden today');
  });

  it('the story on the page follows: a muted source leaves its list', async () => {
    const story = storyDetail();
    const [first, ...others] = story.sources;
    if (!first) throw new Error('There are no invented sources');
    answering({
      ...inStep(),
      [TODAY]: ledger(0),
      'GET /api/articles': pageOf(),
      [`GET /api/stories/${story.id}`]: { ...story, sources: others },
    });
    await openPage(
      { user: USER, screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } },
      { storage: memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }) },
    );
    const sources = () => document.querySelector('.story')?.textContent;
    expect(sources()).toContain(first.name);
    // It takes the focus once its code is there, and closes a menu that was open until then.
    await eventually(() => expect(document.activeElement?.className).toBe('sheet'));
    await muteInSettings('telescope');
    await eventually(() => expect(sources()).not.toContain(first.name));
  });

  it('of what other rules hide too, nothing more is said', async () => {
    let has = 'nothing';
    answering({
      ...inStep(),
      [TODAY]: ledger(8),
      'GET /api/articles': () => {
        has = 'the answer';
        return pageOf(ARTICLES.slice(5), { total: 206 });
      },
    });
    await open(USER);
    await muteInSettings('telescope');
    await eventually(() => expect(has).toBe('the answer'));
    await eventually(() => expect(titles()).toHaveLength(ARTICLES.length - 5));
    expect(notices()).toEqual(['Word added to muted list']);
  });

  it('nor where what was hidden cannot be counted', async () => {
    const asked = answering({
      ...inStep(),
      'GET /api/articles': pageOf(ARTICLES.slice(5)),
    });
    await open(USER);
    await muteInSettings('telescope');
    await eventually(() => expect(titles()).toHaveLength(ARTICLES.length - 5));
    await eventually(() => expect(asked.some(({ path }) => path === '/api/mutes/today')).toBe(true));
    expect(notices()).toEqual(['Word added to muted list']);
  });

  it('a topic is called what the reader calls it', async () => {
    answering({
      ...inStep(),
      [TODAY]: ledger(1, [{ kind: 'topic', text: 'Sports' }]),
      'GET /api/articles': pageOf(ARTICLES.slice(1)),
    });
    await open(USER, 'nl');
    (await find('.account-tool')).click();
    (await find('button', 'Persoonlijke instellingen')).click();
    (await find('[role="tab"]', 'Gedempt')).click();
    await find('.mutes input');
    const topics = [...document.querySelectorAll<HTMLInputElement>('.mutes input')].at(-1);
    if (!topics) throw new Error('There is no field for topics');
    typeInto(topics, 'sport');
    await eventually(() => expect(topics.value).toBe('sport'));
    topics.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.click();
    await eventually(() => expect(notices()).toContain('Nu gedempt'));
    await find('.toast b', 'Sport');
    await find('.toast', 'Vandaag 1 artikel verborgen: ‘Sport’');
  });

  it('undone, nothing is said of it any more but that; muted again, only the newest', async () => {
    const [, ...others] = ARTICLES;
    let shown = ARTICLES;
    answering({
      ...inStep(),
      [TODAY]: ledger(1, [word('telescope')]),
      'PATCH /api/preferences/muted': ({ body }: Asked) => {
        shown = JSON.stringify(body).includes('telescope') ? others : ARTICLES;
        return {};
      },
      'GET /api/articles': () => pageOf(shown, { total: 194 + shown.length }),
    });
    await open(USER);
    await muteInSettings('telescope');
    await find('.toast', '1 story hidden today: “telescope”');
    (await find('.toast-action', 'Undo')).click();
    await find('.toast', 'Word removed from muted list');
    expect(notices()).toEqual(['Word removed from muted list']);
    await eventually(() => expect(titles()).toHaveLength(ARTICLES.length));
    await add('telescope');
    await find('.toast', '1 story hidden today: “telescope”');
    expect(notices()).toEqual(['Word added to muted list', '1 story hidden today: “telescope”']);
  });
});
