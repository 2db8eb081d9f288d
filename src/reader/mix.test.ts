import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filters, NO_FILTERS, PAGE_SIZE, type Story } from '../contract/contract.ts';
import { isHeavy } from './heavy.ts';
import { mixOf } from './reader.ts';

const told = (headline: string, over: Partial<Story> = {}) =>
  ({
    headline,
    sub_headline: '',
    translations: {},
    language: 'en',
    categories: ['world'],
    tags: [],
    ...over,
  }) as unknown as Story;
const filled = (stories: Story[], filters: Partial<Filters>) =>
  mixOf({ filters: { ...NO_FILTERS, ...filters } })?.pages(stories, (story) => story);
const heavy = (tag = 'x') => told('War goes on', { categories: ['a'], tags: [tag] });
const light = (tag = 'y') => told('Ferry sails', { categories: ['b'], tags: [tag] });

describe('heavy news', () => {
  it.each<[string, Story, boolean]>([
    ['crime, whatever it says', told('A quiet day', { categories: ['crime'] }), true],
    ['a word of death', told('Two dead after collapse'), true],
    ['two words that belong together', told('Air strikes resume'), true],
    ['in the summary', told('A quiet day', { sub_headline: 'Ten people were killed.' }), true],
    ['a Dutch word in a Dutch text', told('Doden na aanval', { language: 'nl' }), true],
    [
      'in a translation',
      told('Een dag', {
        language: 'nl',
        translations: { 'en-GB': { headline: 'Bomb found', sub_headline: '', description: '' } },
      }),
      true,
    ],
    ['a Dutch word in an English text', told('Ramp to the sea opens'), false],
    ['the same word in Dutch', told('Ramp op zee', { language: 'nl' }), true],
    ['part of a word', told('Warsaw opens a warehouse'), false],
    ['attack in a match', told('United attack late', { categories: ['sports'] }), false],
    ['a film about war', told('War film wins prize', { categories: ['entertainment'] }), false],
    ['nothing of the kind', told('Ferry sails again'), false],
  ])('%s', (_name, story, expected) => {
    expect(isHeavy(story)).toBe(expected);
  });
});

describe('a mix', () => {
  it('is nobody’s who set no filter', () => {
    expect(mixOf({ filters: null })).toBeNull();
    expect(mixOf({ filters: { ...NO_FILTERS, clickbait: 5, neutrality: 5 } })).toBeNull();
  });

  it('has another key for every other setting', () => {
    const keys = [
      { calm: 0.5 },
      { calm: 0.25 },
      { repetition: 2 },
      { repetition: 3 },
      { calm: 0.5, repetition: 2 },
    ].map((some) => mixOf({ filters: { ...NO_FILTERS, ...some } })?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps the first stories about a thing, and says which rule took the others', () => {
    const stories = [light('storm'), told('c', { tags: [' Storm '] }), told('d', { tags: ['harbour'] })];
    expect(filled(stories, { repetition: 1 })).toEqual({
      left: [stories[0], stories[2]],
      taken: [{ one: stories[1], rule: { kind: 'repetition', text: '' } }],
    });
  });

  it('keeps the heavy stories that rank highest', () => {
    const stories = [heavy('1'), heavy('2'), ...Array.from({ length: 30 }, (_, at) => light(`${at}`))];
    const one = filled(stories, { calm: 0.05 });
    expect(one?.left).toContain(stories[0]);
    expect(one?.left).not.toContain(stories[1]);
    expect(one?.taken).toEqual([{ one: stories[1], rule: { kind: 'calm', text: '' } }]);
  });

  it('without any heavy news there is none, and with all of it nothing changes', () => {
    const stories = [heavy(), light(), heavy()];
    expect(filled(stories, { calm: 0 })?.left).toEqual([stories[1]]);
    expect(filled(stories, { calm: 1 })?.left).toEqual(stories);
  });

  it('every page begins anew: what the first one held does not count on the second', () => {
    const of = (categories: string[]): Story[] => categories.map((name) => told('a', { categories: [name] }));
    const page = Array.from({ length: PAGE_SIZE }, (_, at) => `topic ${at}`);
    const stories = of([...page, ...page]);
    expect(filled(stories, { repetition: 1 })?.left).toEqual(stories);
    const grave = [heavy(), ...Array.from({ length: PAGE_SIZE - 1 }, () => light())];
    expect(filled([...grave, ...grave], { calm: 1 / PAGE_SIZE })?.left).toEqual([...grave, ...grave]);
  });

  it('a list of its own length is filled by its own pages', () => {
    const stories = [heavy(), heavy(), light(), light(), heavy(), light()];
    const mix = mixOf({ filters: { ...NO_FILTERS, calm: 1 / 2 } });
    expect(mix?.pages(stories, (story) => story, 2).left).toEqual([0, 2, 3, 4, 5].map((at) => stories[at]));
  });

  it('a story without a topic repeats nothing', () => {
    const stories = [told('a', { categories: ['general'] }), told('b', { categories: [] })];
    expect(filled(stories, { repetition: 1 })?.left).toEqual(stories);
  });

  it.each<[string, Partial<Filters>, Story[], number[]]>([
    ['heavy news that goes', { calm: 1 / 3, repetition: 2 }, [heavy('sea'), heavy('sea'), light('sea')], [2]],
    [
      'the lowest of it, where the rest may stay',
      { calm: 1 / 2, repetition: 2 },
      [heavy('sea'), heavy('sea'), light('sea'), light('sea')],
      [0, 2],
    ],
    [
      'heavy news for which that makes room',
      { calm: 1 / 2, repetition: 1 },
      [
        told('War goes on', { tags: ['sea', 'air'], categories: [] }),
        told('Ferry sails', { tags: ['sea'], categories: [] }),
        told('Plane flies', { tags: ['air'], categories: [] }),
        told('War nears town', { tags: ['town'], categories: [] }),
      ],
      [1, 2, 3],
    ],
  ])('what goes from a short page repeats nothing: %s', (_name, filters, stories, left) => {
    expect(filled(stories, filters)?.left).toEqual(left.map((at) => stories[at]));
  });

  const anyStory = fc
    .record({
      weighs: fc.boolean(),
      tags: fc.uniqueArray(fc.constantFrom('storm', 'budget', 'harbour'), { maxLength: 2 }),
      category: fc.constantFrom('world', 'science', 'general'),
    })
    .map(({ weighs, tags, category }) =>
      told(weighs ? 'War goes on' : 'Ferry sails', { tags, categories: [category] }),
    );
  const topicsOf = ({ categories, tags }: Story) =>
    [...categories, ...tags].filter((name) => name !== 'general');

  const bounds = [
    fc.array(anyStory, { maxLength: 90 }),
    fc.option(fc.integer({ min: 0, max: 20 }).map((of) => of / PAGE_SIZE)),
    fc.option(fc.integer({ min: 1, max: 20 })),
  ] as const;

  it('no page holds more heavy news or more of one topic than was asked; what is left keeps its order', () => {
    fc.assert(
      fc.property(...bounds, (stories, calm, repetition) => {
        const mixed = filled(stories, { calm, repetition });
        if (!mixed) return;
        const { left, taken } = mixed;
        expect(left).toEqual(stories.filter((story) => left.includes(story)));
        expect(left.length + taken.length).toBe(stories.length);
        for (let from = 0; from < left.length; from += PAGE_SIZE) {
          const page = left.slice(from, from + PAGE_SIZE);
          if (calm !== null) expect(page.filter(isHeavy).length).toBeLessThanOrEqual(calm * page.length);
          for (const topic of ['world', 'science', 'storm', 'budget', 'harbour'])
            if (repetition !== null)
              expect(page.filter((story) => topicsOf(story).includes(topic)).length).toBeLessThanOrEqual(
                repetition,
              );
        }
        expect(filled(stories, { calm, repetition })).toEqual(mixed);
      }),
    );
  });

  it('who is left out has no place on that page: it is full of the topic, or of heavy news', () => {
    fc.assert(
      fc.property(...bounds, (stories, calm, repetition) => {
        const { left = [], taken = [] } = filled(stories, { calm, repetition }) ?? {};
        for (const { one, rule } of taken) {
          const before = stories
            .slice(0, stories.indexOf(one))
            .filter((story) => left.includes(story)).length;
          const from = before - (before % PAGE_SIZE);
          const page = left.slice(from, from + PAGE_SIZE);
          const holds = (topic: string) => page.filter((story) => topicsOf(story).includes(topic)).length;
          const repeats = topicsOf(one).some((topic) => holds(topic) >= (repetition ?? PAGE_SIZE));
          const room = (calm ?? 1) * Math.min(page.length + 1, PAGE_SIZE);
          const weighs = isHeavy(one) && page.filter(isHeavy).length + 1 > room;
          expect(rule.kind === 'repetition' ? repeats : isHeavy(one) && (weighs || repeats)).toBe(true);
        }
      }),
    );
  });
});
