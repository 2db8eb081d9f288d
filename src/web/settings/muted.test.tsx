// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import type { InterfaceLanguage, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { useAccount } from '../session/use-account.ts';
import { type Asked, answering, refused } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { typeInto } from '../testing/typing.ts';
import { FREE_USER, keepingMutes, PREMIUM_USER } from '../testing/users.ts';

const MUTED = { kind: 'settings', tab: 'muted' } as const;
const PATCH = 'PATCH /api/preferences/muted';
const PREVIEW = 'POST /api/mutes/preview';
const NONE: SessionUser = { ...FREE_USER, mutedWords: [], mutedTopics: [] };
const STORIES = [
  { id: 's1', title: 'A hurricane named Odile', language: 'en', publishedAt: '2026-11-20T12:00:00.000Z' },
  { id: 's2', title: 'Dit is een hurricane', language: 'nl', publishedAt: '2026-11-19T12:00:00.000Z' },
];
const SEEN = { days: 7, stories: 14, examples: STORIES };
/** A server, and the settings of its reader. */
async function open(
  user: SessionUser,
  answers: Record<string, unknown> = {},
  language: InterfaceLanguage = 'en',
) {
  const asked = answering({ ...keepingMutes(user), [PREVIEW]: SEEN, ...answers });
  return { asked, user: await openPart(<Opening panel={MUTED} />, user, language) };
}
const WORDS = 'Muted words';
const TOPICS = 'Muted sources or topics';

const section = async (title: string) =>
  (await find('label', title)).closest('section') as unknown as HTMLElement;
const within = async (title: string, selector: string) => {
  const part = await section(title);
  return [...part.querySelectorAll<HTMLInputElement>(selector)];
};
const field = async (title: string) => (await within(title, 'input.input'))[0] as HTMLInputElement;
const chips = async (title: string) => (await within(title, '.word')).map(({ textContent }) => textContent);
const add = async (title: string, text: string) => {
  typeInto(await field(title), text);
  await eventually(async () => expect((await field(title)).value).toBe(text));
  (await within(title, 'button[type="submit"]'))[0]?.click();
};
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
/** Each with what it is about and what it offers. */
const told = () =>
  [...document.querySelectorAll('.toast')].map((notice) =>
    [...notice.querySelectorAll('span, b, .toast-action')].map(({ textContent }) => textContent).join(' | '),
  );
const note = async (title: string) => (await within(title, '.note'))[0]?.textContent ?? null;
const patches = (asked: { path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path === '/api/preferences/muted').map(({ body }) => body);

afterEach(() => {
  closePart();
  mayLog('error', 'Failed to ');
});

describe('muted words', () => {
  it('ACCT-17 VALID-05 ERR-39 are added at once, trimmed and in lower case, and told', async () => {
    const { asked, user } = await open(NONE);
    await add(WORDS, '  Royal Baby ');
    await eventually(async () => expect(await chips(WORDS)).toEqual(['royal baby']));
    await eventually(() => expect(notices()).toContain('Word added to muted list'));
    expect(patches(asked)).toEqual([{ mutedTopics: ['royal baby'], muteEnds: {} }]);
    expect(user()?.mutedWords).toEqual(['royal baby']);
    expect((await field(WORDS)).value).toBe('');
  });

  it('ACCT-17 ERR-41 are taken away at once, and told with a way back', async () => {
    const { asked } = await open({ ...NONE, mutedWords: ['storm'] });
    (await find('button', 'Remove storm')).click();
    await eventually(async () => expect(await chips(WORDS)).toEqual([]));
    await eventually(() => expect(notices()).toContain('Word removed from muted list'));
    (await find('.toast-action', 'Mute again')).click();
    await eventually(async () => expect(await chips(WORDS)).toEqual(['storm']));
    await eventually(() => expect(patches(asked).at(-1)).toEqual({ mutedTopics: ['storm'], muteEnds: {} }));
  });

  it('ERR-39 ERR-40 ERR-41 ERR-42 notices say in the specified words what happened, and beside them of what', async () => {
    await open(NONE);
    await add(WORDS, 'Storm');
    await add(TOPICS, 'climate change');
    await eventually(() => expect(told()).toContain('Topic added to muted list | Climate Change | Undo'));
    expect(told()).toContain('Word added to muted list | storm | Undo');
    (await find('button', 'Remove storm')).click();
    (await find('button', 'Remove Climate Change')).click();
    await eventually(() =>
      expect(told()).toContain('Topic removed from muted list | Climate Change | Mute again'),
    );
    expect(told()).toContain('Word removed from muted list | storm | Mute again');
    const names = [...document.querySelectorAll('.toast-action')].map((action) =>
      action.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Mute again: storm', 'Mute again: Climate Change']);
  });

  it('notices cut a long name', async () => {
    await open(NONE);
    await add(WORDS, 'w'.repeat(100));
    await eventually(() => expect(told()).toEqual([`Word added to muted list | ${'w'.repeat(29)}… | Undo`]));
  });

  it.each([
    ['words', WORDS, { mutedWords: ['a', 'b', 'c', 'd', 'storm'] }],
    ['topics', TOPICS, { mutedTopics: ['A', 'B', 'storm'] }],
  ])(
    'above the limit, where Premium has ended, %s are told without a way back: it would be refused',
    async (_list, title, muted) => {
      await open({ ...NONE, ...muted });
      (await find('button', 'Remove storm')).click();
      await eventually(async () => expect(await chips(title)).not.toContain('storm'));
      await eventually(() => expect(notices().join()).toMatch(/removed from muted list/));
      expect(document.querySelector('.toast-action')).toBeNull();
    },
  );

  it('ERR-33 go again when the server refuses them', async () => {
    const { user } = await open({ ...NONE, mutedWords: ['storm'] }, { [PATCH]: 500 });
    await add(WORDS, 'flood');
    await eventually(() => expect(notices()).toEqual(['Failed to mute topic']));
    expect(await chips(WORDS)).toEqual(['storm']);
    expect(user()?.mutedWords).toEqual(['storm']);
  });

  it('ERR-33 that were refused stand in their field again, unless something else does', async () => {
    let refuse = () => {};
    const refusal = new Promise((resolve) => (refuse = () => resolve(500)));
    await open(NONE, { [PATCH]: () => refusal });
    await add(WORDS, 'A long phrase');
    await add(TOPICS, 'Fashion');
    await eventually(async () => expect((await field(TOPICS)).value).toBe(''));
    typeInto(await field(TOPICS), 'Food');
    refuse();
    await eventually(async () => expect((await field(WORDS)).value).toBe('A long phrase'));
    await eventually(async () => expect(await chips(TOPICS)).toEqual([]));
    expect((await field(TOPICS)).value).toBe('Food');
  });

  it('ERR-34 come back when the server keeps them', async () => {
    await open({ ...NONE, mutedWords: ['storm', 'flood'] }, { [PATCH]: 500 });
    (await find('button', 'Remove storm')).click();
    await eventually(() => expect(notices()).toEqual(['Failed to unmute topic']));
    expect(await chips(WORDS)).toEqual(['storm', 'flood']);
  });

  it.each([
    [1, null],
    [2, '2 of 3 muted words. There is room for one more on the free plan. '],
    [3, '3 of 3 muted words. The free plan allows no more. Premium has no limit'],
    [
      5,
      '5 muted words. You keep them all. The free plan allows 3: with fewer you can add again. Premium has no limit',
    ],
  ])('ACCT-19 VALID-09 warn free readers from two on: %i', async (count, warning) => {
    await open({ ...NONE, mutedWords: ['a', 'b', 'c', 'd', 'e'].slice(0, count) });
    expect(await note(WORDS)).toBe(warning);
  });

  it('lead from the limit to Premium, for no reason but the reader’s', async () => {
    await open({ ...NONE, mutedWords: ['a', 'b', 'c'] });
    (await find('button', 'Premium has no limit')).click();
    await find('dialog h2', 'Upgrade to Premium');
    expect(document.querySelector('dialog .reason')).toBeNull();
  });

  it('ACCT-21 VALID-08 close their field at three, and open it again below', async () => {
    await open({ ...NONE, mutedWords: ['a', 'b', 'c'] });
    expect((await field(WORDS)).disabled).toBe(true);
    (await find('button', 'Remove b')).click();
    await eventually(async () => expect((await field(WORDS)).disabled).toBe(false));
  });

  it('ERR-37 PREM-37 say that there is no room, when another tab was first, and offer Premium', async () => {
    await open(
      { ...NONE, mutedWords: ['a'] },
      { [PATCH]: () => refused(400, 'MUTED_WORDS_LIMIT_REACHED', 'full') },
    );
    await add(WORDS, 'lottery');
    await eventually(() =>
      expect(notices()).toContain('Muted words limit reached. Upgrade to Premium for unlimited muting.'),
    );
    await find('dialog .reason', '“lottery” was not added.');
    expect(await chips(WORDS)).toEqual(['a']);
  });

  it('PERM-11 have no limit and no warning with Premium', async () => {
    await open({ ...PREMIUM_USER, mutedWords: ['a', 'b', 'c'], mutedTopics: [] });
    await add(WORDS, 'd');
    await eventually(async () => expect(await chips(WORDS)).toEqual(['a', 'b', 'c', 'd']));
    expect(await note(WORDS)).toBeNull();
    expect((await section(WORDS)).textContent).toContain('4 muted');
  });
});

describe('muted sources and topics', () => {
  it('ACCT-18 VALID-10 ERR-40 are added as they are spelt', async () => {
    const { asked } = await open(NONE);
    await add(TOPICS, ' Kestrel Daily ');
    await eventually(async () => expect(await chips(TOPICS)).toEqual(['Kestrel Daily']));
    await eventually(() => expect(notices()).toContain('Topic added to muted list'));
    expect(patches(asked)).toEqual([{ mutedSources: ['Kestrel Daily'], muteEnds: {} }]);
  });

  it('ACCT-18 ERR-42 are taken away', async () => {
    const { asked } = await open({ ...NONE, mutedTopics: ['Sports', 'Kestrel Daily'] });
    (await find('button', 'Remove Sports')).click();
    await eventually(() => expect(notices()).toContain('Topic removed from muted list'));
    expect(patches(asked)).toEqual([{ mutedSources: ['Kestrel Daily'], muteEnds: {} }]);
  });

  it.each([
    ['ERR-35', 'adding', 'Failed to mute source'],
    ['ERR-36', 'taking away', 'Failed to unmute source'],
  ])('%s stay as they were when %s fails', async (_id, what, said) => {
    await open({ ...NONE, mutedTopics: ['Sports'] }, { [PATCH]: 500 });
    if (what === 'adding') await add(TOPICS, 'Kestrel Daily');
    else (await find('button', 'Remove Sports')).click();
    await eventually(() => expect(notices()).toEqual([said]));
    expect(await chips(TOPICS)).toEqual(['Sports']);
  });

  it.each([
    [0, null],
    [1, '1 of 2 muted sources or topics. There is room for one more on the free plan. '],
    [2, '2 of 2 muted sources or topics. The free plan allows no more. Premium has no limit'],
  ])('ACCT-20 VALID-14 warn free readers from one on: %i', async (count, warning) => {
    await open({ ...NONE, mutedTopics: ['Sports', 'Food'].slice(0, count) });
    expect(await note(TOPICS)).toBe(warning);
  });

  it('VALID-12 VALID-13 ERR-38 PREM-37 a third is refused in words, and Premium offered', async () => {
    const { asked } = await open({ ...NONE, mutedTopics: ['Sports', 'Food'] });
    expect((await field(TOPICS)).disabled).toBe(false);
    await add(TOPICS, 'Fashion');
    await eventually(() =>
      expect(notices()).toContain('Muted topics limit reached. Upgrade to Premium for unlimited muting.'),
    );
    await find('dialog .reason', '2 of 2 muted sources or topics. “Fashion” was not added.');
    expect(patches(asked)).toEqual([]);
  });

  it('are suggested: every publisher of the server, and every topic, without what is muted', async () => {
    const publisher = (name: string) => ({ name, homepage: null, demo: false });
    await open(
      { ...NONE, mutedTopics: ['sports', 'KESTREL DAILY'] },
      { 'GET /api/publishers': { data: ['Heron Post', 'Kestrel Daily'].map(publisher) } },
    );
    // Local News is no label of stories, but what happens near the reader.
    const topics = INTEREST_TOPICS.filter((topic) => topic !== 'Sports' && topic !== 'Local News');
    await eventually(async () => {
      const offered = (await within(TOPICS, 'option')).map(({ value }) => value);
      expect(offered).toEqual(['Heron Post', ...topics]);
    });
  });

  it('are named in the reader’s language, and kept by their own name', async () => {
    const { asked } = await open(NONE, {}, 'nl');
    const title = 'Gedempte bronnen of onderwerpen';
    const offered = await within(title, 'option');
    expect(offered.map(({ value }) => value)).toContain('Ruimtevaart');
    await add(title, 'ruimtevaart');
    await eventually(async () => expect(await chips(title)).toEqual(['Ruimtevaart']));
    await eventually(() => expect(patches(asked)).toEqual([{ mutedSources: ['Space'], muteEnds: {} }]));
  });
});

describe('before a mute is kept', () => {
  it('it says how many stories of the last seven days it would have hidden, and which', async () => {
    const { asked } = await open(NONE);
    typeInto(await field(WORDS), 'Hurricane');
    await find('.rehearsal p', '“hurricane” would have hidden 14\u00a0stories in the last 7\u00a0days');
    expect(asked.find(({ path }) => path === '/api/mutes/preview')?.body).toEqual({
      kind: 'word',
      text: 'hurricane',
    });
    const part = await section(WORDS);
    expect(part.querySelectorAll('.examples li')).toHaveLength(2);
    expect(part.querySelector('.examples mark')?.textContent).toBe('hurricane');
    expect(part.querySelector('.examples [lang]')?.outerHTML).toMatch(/ lang="nl".*Dit is een/);
    expect(part.textContent).toContain('and 12 more');
  });

  it('it looks ahead for the topic that would be kept, and calls it as the reader does', async () => {
    const { asked } = await open(NONE, {}, 'nl');
    typeInto(await field('Gedempte bronnen of onderwerpen'), 'ruimtevaart');
    await find('.rehearsal p', 'Ruimtevaart');
    expect(asked.find(({ path }) => path === '/api/mutes/preview')?.body).toEqual({
      kind: 'topic',
      text: 'Space',
    });
  });

  it('it can be for a day, a week, or for good', async () => {
    const { asked, user } = await open(NONE);
    typeInto(await field(WORDS), 'storm');
    (await find('.pick', 'For a week')).querySelector('input')?.click();
    await eventually(() =>
      expect(document.querySelector('.pick:has(:checked)')?.textContent).toBe('For a week'),
    );
    (await within(WORDS, 'button[type="submit"]'))[0]?.click();
    await eventually(() => expect(user()?.mutedWords).toEqual(['storm']));
    const end = user()?.muteEnds.storm ?? '';
    await eventually(() =>
      expect(patches(asked)).toEqual([{ mutedTopics: ['storm'], muteEnds: { storm: end } }]),
    );
    expect(await find('.rows p', /^until Nov 2\d, 2026$/)).toBeTruthy();
  });
});

describe('Save Changes on Muted', () => {
  it('sends both lists once more and closes', async () => {
    const { asked } = await open({ ...NONE, mutedWords: ['storm'], mutedTopics: ['Sports'] });
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(patches(asked)).toEqual([
      { mutedTopics: ['storm'], muteEnds: {} },
      { mutedSources: ['Sports'], muteEnds: {} },
    ]);
  });

  it('adds what stands in a field first', async () => {
    const { asked, user } = await open(NONE);
    for (const [title, text] of [
      [WORDS, 'Hurricane'],
      [TOPICS, 'Kestrel Daily'],
    ] as const) {
      typeInto(await field(title), text);
      await eventually(async () => expect((await field(title)).value).toBe(text));
    }
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()).toMatchObject({ mutedWords: ['hurricane'], mutedTopics: ['Kestrel Daily'] });
    expect(patches(asked).slice(-2)).toMatchObject([
      { mutedTopics: ['hurricane'] },
      { mutedSources: ['Kestrel Daily'] },
    ]);
  });

  it.each([
    ['VALID-06', WORDS, 'STORM'],
    ['VALID-11', TOPICS, 'sports'],
  ])('%s closes, changing nothing, where %s are to take what is there already', async (_id, title, text) => {
    const { user } = await open({ ...NONE, mutedWords: ['storm'], mutedTopics: ['Sports'] });
    typeInto(await field(title), text);
    await eventually(async () => expect((await field(title)).value).toBe(text));
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()).toMatchObject({ mutedWords: ['storm'], mutedTopics: ['Sports'] });
  });

  it('adds it also from another tab, for as long as was chosen', async () => {
    const { asked, user } = await open(NONE);
    typeInto(await field(WORDS), 'Hurricane');
    (await find('.pick', 'For a day')).querySelector('input')?.click();
    await eventually(() =>
      expect(document.querySelector('.pick:has(:checked)')?.textContent).toBe('For a day'),
    );
    (await find('[role="tab"]', 'Interests')).click();
    await find('.interests');
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()?.mutedWords).toEqual(['hurricane']);
    expect(patches(asked)).toMatchObject([{ muteEnds: { hurricane: expect.any(String) } }]);
  });

  it('what stands in a field is still there when the reader comes back from another tab', async () => {
    await open(NONE);
    typeInto(await field(WORDS), 'Hurricane');
    await eventually(async () => expect((await field(WORDS)).value).toBe('Hurricane'));
    (await find('[role="tab"]', 'Interests')).click();
    await find('.interests');
    (await find('[role="tab"]', 'Muted')).click();
    expect((await field(WORDS)).value).toBe('Hurricane');
  });

  it('VALID-13 stays open where that has no room, and does not say that it is saved', async () => {
    await open({ ...NONE, mutedTopics: ['Sports', 'Food'] });
    typeInto(await field(TOPICS), 'Fashion');
    await eventually(async () => expect((await field(TOPICS)).value).toBe('Fashion'));
    (await find('button', 'Save Changes')).click();
    await find('dialog .reason', '“Fashion” was not added.');
    expect(notices()).not.toContain('Changes saved');
  });

  it('what the server refused is sent again with the next "Save Changes"', async () => {
    const keeping = keepingMutes(NONE);
    let refuses = true;
    const { user } = await open(NONE, {
      ...keeping,
      [PATCH]: (one: Asked) => (refuses ? 500 : keeping[PATCH](one)),
    });
    typeInto(await field(WORDS), 'hurricane');
    await eventually(async () => expect((await field(WORDS)).value).toBe('hurricane'));
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(notices()).toEqual(['Failed to mute topic']));
    refuses = false;
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    expect(user()?.mutedWords).toEqual(['hurricane']);
  });

  it('pressed again while what was typed is on its way, it waits for the same, and does not say that it is saved', async () => {
    let answer = (_status: number) => {};
    const answered = new Promise<number>((resolve) => {
      answer = resolve;
    });
    const { asked } = await open(NONE, { [PATCH]: () => answered });
    typeInto(await field(WORDS), 'hurricane');
    await eventually(async () => expect((await field(WORDS)).value).toBe('hurricane'));
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(patches(asked)).toHaveLength(1));
    const button = document.querySelector<HTMLElement>('dialog footer .primary');
    expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual(['Saving...', 'true']);
    button?.click();
    answer(500);
    await eventually(() => expect(notices()).toEqual(['Failed to mute topic']));
    await eventually(() => expect(button?.textContent).toBe('Save Changes'));
    expect((await field(WORDS)).value).toBe('hurricane');
    expect(patches(asked)).toHaveLength(1);
  });

  it('VALID-08 says once that there is no room, where the list was filled elsewhere and its field has closed', async () => {
    answering({ ...keepingMutes({ ...NONE, mutedWords: ['a', 'b', 'c'] }), [PREVIEW]: SEEN });
    const Tab = () => {
      const { changeUser } = useAccount();
      return (
        <button type="button" onClick={() => changeUser({ mutedWords: ['a', 'b', 'c'] })}>
          Another tab
        </button>
      );
    };
    const parts = (
      <>
        <Opening panel={MUTED} />
        <Tab />
      </>
    );
    await openPart(parts, { ...NONE, mutedWords: ['a', 'b'] });
    typeInto(await field(WORDS), 'gamma');
    await eventually(async () => expect((await field(WORDS)).value).toBe('gamma'));
    (await find('button', 'Another tab')).click();
    await eventually(async () => expect((await field(WORDS)).disabled).toBe(true));
    (await find('button', 'Save Changes')).click();
    await find('dialog .reason', '“gamma” was not added.');
    expect(notices()).not.toContain('Changes saved');
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(document.querySelector('dialog.settings')).toBeNull());
  });

  it('ERR-26 stays open when the server refuses', async () => {
    await open({ ...NONE, mutedWords: ['storm'] }, { [PATCH]: 500 });
    (await find('button', 'Save Changes')).click();
    await eventually(() => expect(notices()).toEqual(['Failed to update preferences']));
    expect(document.querySelector('dialog')).not.toBeNull();
  });
});
