import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { article, pageOf, storyDetail } from '../testing/stories.ts';
import { cardPageShape, storyShape } from './shapes.ts';

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const good = article({ id: 'good' });

describe('a page of cards', () => {
  it('is read as it was written, without what no card shows', () => {
    const read = cardPageShape(travelled(pageOf([good])));
    expect(pageOf([good])).toMatchObject(read);
    expect(read.data[0]).not.toHaveProperty('description');
  });

  const unreadable: [what: string, card: object | string | null][] = [
    ['FEED-37 VALID-25 ERR-85 dated ""', article({ publishedAt: '' })],
    ['FEED-37 VALID-25 ERR-85 dated "soon"', article({ publishedAt: 'soon' })],
    ['FEED-37 VALID-25 ERR-85 dated "2026-99-99"', article({ publishedAt: '2026-99-99' })],
    ['without a title', { ...good, title: undefined }],
    ['with a title of a megabyte', article({ title: 'x'.repeat(1_000_000) })],
    ['with tags that are none', { ...good, tags: 'science' }],
    ['that is a text', 'card'],
    ['that is nothing', null],
  ];
  it.each(unreadable)('loses a story %s, with a warning, and keeps the others', (_what, card) => {
    const read = cardPageShape(travelled({ ...pageOf([]), data: [card, good] }));
    expect(read.data.map(({ id }) => id)).toEqual(['good']);
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });

  it('is unreadable as a whole when it is no page', () => {
    for (const page of [null, [], { ...pageOf(), data: null }, { ...pageOf(), total: '214' }])
      expect(() => cardPageShape(page)).toThrow();
  });
});

describe('an opened story', () => {
  it('is read as it was written', () => {
    expect(storyShape(travelled(storyDetail()))).toStrictEqual(storyDetail());
  });

  it('loses a report that cannot be read', () => {
    const { sources, ...story } = storyDetail();
    const read = storyShape(travelled({ ...story, sources: [{ id: 'x' }, ...sources] }));
    expect(read.sources).toStrictEqual(sources);
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });

  it('is the story or an error, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(storyDetail())), (value, field) => {
        const story = { ...storyDetail(), [field]: value };
        try {
          expect(Object.keys(storyShape(story)).sort()).toEqual(Object.keys(storyDetail()).sort());
        } catch (error) {
          expect(error).toMatchObject({ kind: 'unreadable' });
        }
      }),
    );
    vi.mocked(console.warn).mockClear();
  });
});
