import { describe, expect, it } from 'vitest';
import type { Factors, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { factorsOf } from '../testing/factors.ts';
import { NOW, storyDetail } from '../testing/stories.ts';
import { inShort } from './in-short.ts';

const FAR = [{ latitude: -36.8, longitude: 174.7 }];

function said(
  factors: Factors = factorsOf(),
  story: Partial<StoryDetail> = {},
  language: InterfaceLanguage = 'en',
): string {
  return inShort(factors, storyDetail({ originCount: 4, ...story }), {
    t: textsIn(language),
    now: Date.parse(NOW),
  });
}

describe('inShort', () => {
  it.each([
    ['en', '4 newsrooms report it, newest report: 38 minutes ago; its wording is plain and neutral.'],
    [
      'nl',
      '4 redacties melden het, nieuwste bericht: 38 minuten geleden; het is zakelijk en neutraal verwoord.',
    ],
  ] as const)('says how many report a story and how fresh it is (%s)', (language, sentence) => {
    expect(said(factorsOf(), {}, language)).toBe(sentence);
  });

  it('counts one newsroom as one', () => {
    expect(said(factorsOf(), { originCount: 1 })).toContain('1 newsroom reports it,');
  });

  it.each<[what: string, factors: Factors, words: string]>([
    [
      'a chosen topic',
      factorsOf({}, { interests: ['World News'] }),
      '; your interest in World News lifts it;',
    ],
    [
      'the category of a chosen topic',
      factorsOf({ categories: ['science'] }, { interests: ['Space'] }),
      '; it stands higher because you chose Space, from the same category;',
    ],
    ['the local list', factorsOf({}, { mode: 'local' }), '; it is from your part of the world;'],
    ['a long way', factorsOf({ points: FAR }), '; it is far from you;'],
  ])('says what lifts or costs a story: %s', (_what, factors, words) => {
    expect(said(factors)).toContain(words);
  });

  it('says that wording costs a story its place', () => {
    const reasons = { cleanliness: [{ text: 'shock', cost: 1 }], political_neutrality: [], importance: [] };
    expect(said(factorsOf(), { reasons })).toMatch(/; its wording pulls it down\.$/);
  });

  it.each([
    [
      'en',
      /ago; it weighs too little for the home page and comes last there; in the sections, what counts is how new and important it is\.$/,
    ],
    [
      'nl',
      /geleden; het weegt te licht voor de voorpagina en komt daar achteraan; in de rubrieken telt hoe nieuw en belangrijk het is\.$/,
    ],
  ] as const)(
    'says of a story too small for the ranking only that, and what is true in a section (%s)',
    (language, end) => {
      expect(
        said(factorsOf({ globalRelevance: 1, points: FAR }, { interests: ['Sports'] }), {}, language),
      ).toMatch(end);
    },
  );

  it('says of a story that only an interest keeps from the end what lifts it', () => {
    const sentence = said(factorsOf({ globalRelevance: 1, points: FAR }, { interests: ['World News'] }));
    expect(sentence).toContain('; your interest in World News lifts it; it is far from you;');
    expect(sentence).not.toContain('comes last');
  });

  it('claims no distance that is not known', () => {
    expect(said(factorsOf({}, { position: null }))).not.toContain('far from');
  });
});
