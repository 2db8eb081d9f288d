import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsText } from '../../contract/testing/news-text.ts';
import { columnsOf, listedIn } from './columns.ts';

describe('a list as columns', () => {
  it('says the name of each field once', () => {
    const things = [
      { id: 'a', reports: 3 },
      { id: 'b', reports: 1 },
    ];
    expect(columnsOf(things)).toEqual({ id: ['a', 'b'], reports: [3, 1] });
    expect(columnsOf([])).toEqual({});
  });

  it('is the same list again, also from the text of a page', () => {
    const thing = fc.record({
      title: newsText(),
      imageUrl: fc.option(fc.webUrl()),
      tags: fc.array(newsText(2), { maxLength: 2 }),
      reports: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(thing), (things) => {
        const columns = columnsOf(things);
        expect(listedIn(columns)).toEqual(things);
        expect(listedIn(JSON.parse(JSON.stringify(columns)))).toEqual(things);
      }),
    );
  });

  it('is as long as its first column, and empty when nothing in it is a list', () => {
    expect(listedIn({ id: ['a', 'b'], title: ['A'], more: 'text' })).toEqual([
      { id: 'a', title: 'A' },
      { id: 'b', title: undefined },
    ]);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.constant(undefined)), (anything) => {
        for (const thing of listedIn(anything)) expect(typeof thing).toBe('object');
        expect(Array.isArray(listedIn(anything))).toBe(true);
      }),
    );
    for (const none of [null, undefined, 1, 'text', {}, { id: 'a' }]) expect(listedIn(none)).toEqual([]);
  });
});
