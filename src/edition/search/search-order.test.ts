import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { wordsOf } from '../../reader/reader.ts';
import type { Row } from '../row.ts';
import { toRow } from '../row.ts';
import { story } from '../testing/stories.ts';
import { bestFirst } from './search-order.ts';

type Found = Parameters<typeof bestFirst>[0][number];
const found = (
  id: string,
  field: Found['field'],
  { hours = 1, ...over }: Parameters<typeof story>[1] & { hours?: number } = {},
): Found => ({ row: toRow(story(id, over, hours)) as Row, field });
const order = (text: string, ...stories: Found[]): string[] =>
  bestFirst(stories, text, (row) => row).map(({ story: { id } }) => id);

const dutch = (headline: string, description: string): Story['translations'] => ({
  'nl-NL': { headline, sub_headline: '', description },
});

describe('of the stories that a search found', () => {
  it('SEARCH-09 those called so come first, then by where the words are', () => {
    expect(
      order(
        'Pim de Wit',
        found('text', 'text'),
        found('summary', 'summary'),
        found('apart', 'headline', { headline: 'Wit paint for Pim' }),
        found('tagged', 'summary', { tags: ['PIM DE WIT'], hours: 50 }),
        found('named', 'headline', { headline: 'Pïm de Wit wins', hours: 40 }),
        found('translated', 'headline', {
          headline: 'Nobody',
          translations: { 'nl-NL': { headline: 'Pim de Wit wint', sub_headline: '', description: '' } },
          hours: 60,
        }),
      ),
    ).toEqual(['named', 'tagged', 'translated', 'apart', 'summary', 'text']);
  });

  it.each<[why: string, text: string, first: Partial<Story>, then: Partial<Story>]>([
    ['what has the word', 'rente', { description: 'De rente stijgt' }, { headline: 'Noor rent rond' }],
    ['a compound that begins with it', 'rente', { headline: 'Rentelasten' }, { headline: 'Hij rent' }],
    ['one that ends with it', 'hitte', { description: 'Zomerhitte' }, { headline: 'Een tv-hit' }],
    ['the plural', 'boeren', { description: 'Boerenprotest' }, { headline: 'Ten Boer' }],
    ['each of two words', 'de rente Noor', { description: 'Noor, rente' }, { headline: 'Noor rent' }],
    ['a word with accents', 'café', { description: 'Cafés dicht' }, { headline: 'Caf dicht' }],
    ['in English', 'universe', { description: 'The universe' }, { headline: 'A university' }],
    ['in a translation', 'rente', { translations: dutch('x', 'Rente') }, { headline: 'Hij rent' }],
  ])(
    'SEARCH-09 before those with another word of its stem in the headline: %s',
    (_why, text, first, then) => {
      const plain = { headline: 'x', tags: [] };
      const stories = [
        found('then', 'headline', { ...plain, ...then }),
        found('first', 'text', { ...plain, ...first, hours: 90 }),
      ];
      expect(order(text, ...stories)).toEqual(['first', 'then']);
    },
  );

  it.each([
    ['another spelling of a name', 'Zelensky', 'Zelenskyy speaks', 'Zelensky'],
    ['another word for the same', 'bike', 'Bicycles', 'A bike'],
    ['an irregular form', 'women', 'Woman swims', 'Women swim'],
    ['two words for one', 'heatwave', 'Heat wave in Athens', 'A heatwave'],
    ['the singular of a plural', 'earthquakes', 'Earthquake in Veldmark', 'Earthquakes, once'],
    ['the singular of a Dutch plural', 'aardbevingen', 'Aardbeving in Veldmark', 'Aardbevingen'],
  ])(
    'what was found by no other word of its stem stays where it was: %s',
    (_why, text, headline, description) => {
      const stories = [
        found('text', 'text', { headline: 'x', tags: [], description }),
        found('headline', 'headline', { headline, tags: [] }),
      ];
      expect(order(text, ...stories)).toEqual(['headline', 'text']);
    },
  );

  it('SEARCH-09 those with a tag in place of a name come last', () => {
    const named = (['text', 'headline'] as const).map((field) => ({
      ...found(field, field),
      inOtherWords: true,
    }));
    const other = found('other', 'text', { headline: 'x', description: 'Hij rent', hours: 90 });
    expect(order('rente', ...named, other)).toEqual(['other', 'headline', 'text']);
  });

  it('SEARCH-09 among equals the newest come first', () => {
    expect(
      order('x', found('older', 'headline', { hours: 9 }), found('newer', 'headline', { hours: 2 })),
    ).toEqual(['newer', 'older']);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => found(id, 'headline')) as [Found, Found, Found];
    expect(order('x', c, a, b)).toEqual(['a', 'b', 'c']);
  });

  it('SEARCH-09 and the most covered: twice the origins make up for a day', () => {
    const few = found('few', 'headline', { origin_count: 1, hours: 1 });
    const many = (hours: number) => found('many', 'headline', { origin_count: 3, hours });
    expect(order('x', few, many(24))).toEqual(['many', 'few']);
    expect(order('x', few, many(26))).toEqual(['few', 'many']);
  });

  it('the order does not depend on how they came', () => {
    const stories = Array.from({ length: 8 }, (_, index) =>
      found(`s${index}`, (['headline', 'summary', 'text'] as const)[index % 3] ?? 'text', {
        hours: index % 4,
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(stories, { minLength: 8 }), (shuffled) => {
        expect(order('x', ...shuffled)).toEqual(order('x', ...stories));
      }),
    );
  });

  it('every story is there once, those called so before the others, by day where that is all that differs', () => {
    const field = fc.constantFrom('headline' as const, 'summary' as const, 'text' as const);
    const words = fc.array(fc.constantFrom('Pim', 'de', 'Wit', 'wint', 'Ünal', '!'), {
      minLength: 1,
      maxLength: 5,
    });
    const hits = fc.array(fc.record({ field, words, origins: fc.nat(30), hours: fc.nat(200) }), {
      maxLength: 12,
    });
    const PLACE = { headline: 1, summary: 2, text: 3 };
    fc.assert(
      fc.property(hits, fc.constantFrom('pim', 'de wit', 'WIT', 'ünal'), (list, asked) => {
        const stories = list.map(({ field, words, origins, hours }, index) =>
          found(`s${index}`, field, { headline: words.join(' '), origin_count: origins, hours }),
        );
        const ids = order(asked, ...stories);
        expect(ids.toSorted()).toEqual(stories.map(({ row }) => row.story.id).toSorted());
        const isCalled = (id: string) =>
          wordsOf(list[Number(id.slice(1))]?.words.join(' ') ?? '').includes(wordsOf(asked)) ? 0 : 1;
        const ranks = ids.map((id) =>
          isCalled(id) === 0 ? 0 : PLACE[list[Number(id.slice(1))]?.field ?? 'text'],
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});
