// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER } from '../testing/users.ts';
import { MuteOffers } from './mute-offers.tsx';

const STORY = { title: '', excerpt: '', category: 'environment', tags: ['glacier'], publishers: ['Nordlys'] };
const STORIES: Record<string, number> = { Environment: 9, Nordlys: 0, glacier: 1 };

afterEach(closePart);

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
        'Mute word: “glacier”, 1 story in the last 7 days',
        'Another word...',
      ],
    ],
    [
      'nl',
      [
        'Demp onderwerp: Milieu, 9 artikelen in de afgelopen 7 dagen',
        'Demp bron: Nordlys, alleen de eigen berichten',
        'Demp woord: ‘glacier’, 1 artikel in de afgelopen 7 dagen',
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

  it('says that it mutes before it is known how much', async () => {
    answering({ 'POST /api/mutes/preview': () => new Promise(() => {}) });
    await open('en');
    await eventually(() => expect(names()[0]).toBe('Mute topic: Environment'));
  });
});
