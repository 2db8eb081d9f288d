// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { PLANS } from '../testing/premium.ts';
import { FREE_USER, keepingMutes } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { MuteOffers } from './mute-offers.tsx';

const STORY = {
  title: 'Ice off Svalbard',
  excerpt: '',
  category: 'environment',
  tags: ['Svalbard'],
  publishers: ['Nordlys'],
};
const STORIES: Record<string, number> = { Environment: 9, Nordlys: 0, Svalbard: 1 };

afterEach(() => {
  closePart();
  for (const { id } of currentToasts()) dismissToast(id);
});

const open = (language: InterfaceLanguage) =>
  openPart(
    <MuteOffers story={STORY} close={() => undefined} openMuted={() => undefined} />,
    { ...FREE_USER, mutedWords: [], mutedTopics: [] },
    language,
  );
const names = () =>
  [...document.querySelectorAll('.mute-offers button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

describe('what of a story can be muted', () => {
  it.each([
    [
      'en',
      [
        'Mute topic: Environment, 9 stories in the last 7 days',
        'Mute source: Nordlys, only its own reports',
        'Mute word: “Svalbard”, 1 story in the last 7 days',
        'Another word...',
      ],
    ],
    [
      'nl',
      [
        'Demp onderwerp: Milieu, 9 artikelen in de afgelopen 7 dagen',
        'Demp bron: Nordlys, alleen de eigen berichten',
        'Demp woord: ‘Svalbard’, 1 artikel in de afgelopen 7 dagen',
        'Een ander woord...',
      ],
    ],
  ] as const)('is told in %s by what a press does', async (language, told) => {
    answering({
      'POST /api/mutes/preview': ({ body }: Asked) => ({
        days: 7,
        stories: STORIES[(body as { text: string }).text],
        examples: [],
      }),
    });
    await open(language);
    await eventually(() => expect(names()).toEqual(told));
  });

  const mutePlace = async (mutedWords: string[]) => {
    const reader = { ...FREE_USER, mutedWords, mutedTopics: [] };
    const hidden = { rule: { kind: 'word', text: 'svalbard' }, stories: 1, examples: [] };
    answering({
      ...keepingMutes(reader),
      ...PLANS,
      '/api/profile/device': {},
      'GET /api/mutes/today': { since: '2026-11-21T00:00:00.000Z', total: 1, rules: [hidden] },
    });
    const user = await openPart(
      <>
        <MuteOffers story={STORY} close={() => undefined} openMuted={() => undefined} />
        <Toasts />
      </>,
      reader,
    );
    (await find('.mute-offers button', 'Mute word: “Svalbard”')).click();
    return user;
  };

  it('a muted name keeps its capital in the notice; the list has it in lower case', async () => {
    const user = await mutePlace([]);
    await find('.toast', '1 story hidden today: “Svalbard”');
    expect(user()?.mutedWords).toEqual(['svalbard']);
  });

  it('and muted again, after it was undone', async () => {
    await mutePlace([]);
    await find('.toast', '1 story hidden today: “Svalbard”');
    (await find('.toast-action', 'Undo')).click();
    const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
    await eventually(() => expect(notices()).toEqual(['Word removed from muted list']));
    (await find('.toast-action', 'Mute again')).click();
    await eventually(() =>
      expect(notices()).toEqual(['Word added to muted list', '1 story hidden today: “Svalbard”']),
    );
  });

  it('and where there is no room for it', async () => {
    await mutePlace(['a', 'b', 'c']);
    await find('.reason', '3 of 3 muted words. “Svalbard” was not added.');
  });

  it('says that it mutes before it is known how much', async () => {
    answering({ 'POST /api/mutes/preview': () => new Promise(() => {}) });
    await open('en');
    await eventually(() => expect(names()[0]).toBe('Mute topic: Environment'));
  });
});
