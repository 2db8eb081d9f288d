import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from './row.ts';
import { toRow } from './row.ts';
import { bestFirst } from './search-order.ts';
import { story } from './testing/stories.ts';

type Found = Parameters<typeof bestFirst>[0][number];
const found = (
  id: string,
  field: Found['field'],
  { hours = 1, ...over }: Parameters<typeof story>[1] & { hours?: number } = {},
): Found => ({ row: toRow(story(id, over, hours)) as Row, field });
const order = (text: string, ...stories: Found[]): string[] =>
  bestFirst(stories, text).map(({ story: { id } }) => id);

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

  it('SEARCH-09 among equals the newest come first', () => {
    expect(
      order('x', found('older', 'headline', { hours: 9 }), found('newer', 'headline', { hours: 2 })),
    ).toEqual(['newer', 'older']);
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
});
