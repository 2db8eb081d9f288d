// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Ledger, SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER, keepingMutes } from '../testing/users.ts';

const LEDGER = { kind: 'ledger' } as const;
const TODAY = 'GET /api/mutes/today';
const story = (id: string, title: string, language = 'en') => ({
  id,
  title,
  language,
  publishedAt: '2026-11-21T10:00:00.000Z',
});
const HIDDEN: Ledger = {
  since: '2026-11-21T00:00:00.000Z',
  total: 7,
  rules: [
    {
      rule: { kind: 'word', text: 'storm' },
      stories: 4,
      examples: [story('s1', 'A storm is named'), story('s2', 'After the storm')],
    },
    { rule: { kind: 'topic', text: 'Space' }, stories: 1, examples: [story('s3', 'De maan', 'nl')] },
    { rule: { kind: 'calm', text: '' }, stories: 2, examples: [] },
  ],
};
const NONE: Ledger = { ...HIDDEN, total: 0, rules: [] };
const USER: SessionUser = {
  ...FREE_USER,
  mutedWords: ['storm'],
  mutedTopics: ['Space'],
  muteEnds: { storm: '2026-11-28T12:00:00.000Z' },
};
const show = () => openPart(<Opening panel={LEDGER} />, USER);
const rule = async (name: string) => (await find('.rule-head h3', name)).closest('section') as HTMLElement;

afterEach(() => {
  closePart();
});

describe('the ledger of today', () => {
  it('says how many stories were hidden, by which rule, and how long that lasts', async () => {
    answering({ [TODAY]: HIDDEN });
    await show();
    await find('h2', '7 stories hidden today');
    expect((await rule('storm')).textContent).toContain('4 stories · word · until Nov 28, 2026');
    expect((await rule('storm')).textContent).toContain('and 2 more');
    expect((await rule('Space')).textContent).toContain('1 story · topic · for good');
    expect((await rule('Calm level')).textContent).toContain('2 stories · filter');
  });

  it('opened from the settings leads back to them, and opens no second ones', async () => {
    answering({ ...keepingMutes(USER), [TODAY]: HIDDEN });
    await openPart(<Opening panel={{ kind: 'settings', tab: 'muted' }} />, USER);
    (await find('button', 'What was hidden today')).click();
    await rule('Calm level');
    expect([...document.querySelectorAll('.rule-head button')].map((each) => each.textContent)).toEqual([
      'Unmute',
      'Unmute',
    ]);
    (await find('button', 'All your mutes')).click();
    await eventually(() => expect(document.querySelector('.ledger')).toBeNull());
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('Muted');
  });

  it('keeps a headline covered until the reader asks, and leads to its story', async () => {
    answering({ [TODAY]: HIDDEN });
    await show();
    const storm = await rule('storm');
    expect(storm.textContent).not.toContain('A storm is named');
    storm.querySelector<HTMLElement>('.withheld button')?.click();
    const link = await find('.withheld a', 'A storm is named');
    expect(link.getAttribute('href')).toBe('/story/s1');
    expect(storm.textContent).not.toContain('After the storm');
    link.click();
    await eventually(() => expect(location.pathname).toBe('/story/s1'));
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('says in which language a headline is, when that is not the page’s', async () => {
    answering({ [TODAY]: HIDDEN });
    await show();
    for (const name of ['storm', 'Space'])
      (await rule(name)).querySelector<HTMLElement>('.withheld button')?.click();
    expect((await find('.withheld a', 'De maan')).lang).toBe('nl');
    expect((await find('.withheld a', 'A storm is named')).hasAttribute('lang')).toBe(false);
  });

  it('ends a mute, and counts anew', async () => {
    let left = HIDDEN;
    const asked = answering({
      ...keepingMutes(USER),
      [TODAY]: () => left,
      'PATCH /api/preferences/muted': () => {
        left = NONE;
        return {};
      },
    });
    const user = await show();
    (await find('button', 'Unmute Space')).click();
    await find('h2', 'Nothing hidden today');
    await find('p', 'No story today matches any of your mutes or filters.');
    expect(user()?.mutedTopics).toEqual([]);
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      mutedSources: [],
      muteEnds: { storm: '2026-11-28T12:00:00.000Z' },
    });
  });

  it('says so when nobody can count, and tries again', async () => {
    let down = true;
    answering({ [TODAY]: () => (down ? 500 : HIDDEN) });
    await show();
    await find('[role="alert"]', 'What was hidden could not be counted.');
    down = false;
    (await find('[role="alert"] button', 'Try Again')).click();
    await find('h2', '7 stories hidden today');
  });
});
