import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES, type Genre } from '../../contract/contract.ts';
import { habitOf, inFeed, type Piece } from './habit.ts';

const TEXT = 'The keeper of the lighthouse has painted a boat for every ship.';
const NEWS = { genre: 'news', because: '' } as const;
const piece = (genre: Genre, rest: Partial<Piece> = {}): Piece => ({
  finding: genre === 'news' ? NEWS : { genre, because: 'said so' },
  newsy: false,
  grave: false,
  summary: TEXT,
  ...rest,
});
const many = (count: number, one: Piece): Piece[] => Array.from({ length: count }, () => one);

describe('the habit of a feed', () => {
  it.each<[string, Piece[], Genre | undefined]>([
    [
      'a magazine of essays',
      [...many(16, piece('analysis')), ...many(8, piece('opinion')), ...many(16, piece('news'))],
      'analysis',
    ],
    ['a paper of news', [...many(10, piece('opinion')), ...many(40, piece('news'))], undefined],
    [
      'a paper that tells who says so, and thinks as often',
      [
        ...many(24, piece('analysis')),
        ...many(16, piece('news')),
        ...many(2, piece('news', { newsy: true })),
      ],
      undefined,
    ],
    [
      'a paper whose essays tell who says so',
      [...many(38, piece('analysis')), ...many(2, piece('analysis', { newsy: true }))],
      undefined,
    ],
    ['too few pieces', many(30, piece('analysis')), undefined],
    ['headlines without a text', many(40, piece('analysis', { summary: '' })), undefined],
    ['videos and galleries only', many(40, piece('video')), undefined],
  ])('%s', (_, pieces, expected) => {
    expect(habitOf(pieces)?.genre).toBe(expected);
  });

  const habit = { genre: 'analysis', because: '12/20' } as const;

  it.each<[string, Piece, Genre]>([
    ['a plain headline is what the others are', piece('news'), 'analysis'],
    ['what tells a day or who says so stays news', piece('news', { newsy: true }), 'news'],
    ['a death, a verdict, a resignation stays news', piece('news', { grave: true }), 'news'],
    ['a headline without a text stays news', piece('news', { summary: '' }), 'news'],
    ['what says its kind itself keeps it', piece('gallery'), 'gallery'],
  ])('%s', (_, one, expected) => {
    expect(inFeed(one, habit).genre).toBe(expected);
  });

  it('says by how many of its pieces', () => {
    const pieces = [...many(25, piece('opinion')), ...many(13, piece('news'))];
    expect(habitOf(pieces)).toEqual({ genre: 'opinion', because: '25/38' });
  });

  it('does not depend on the order of the pieces, and without one everything stays as it was', () => {
    const pieces = fc.array(
      fc.record({
        finding: fc.constantFrom(...GENRES).map((genre) => piece(genre).finding),
        newsy: fc.boolean(),
        grave: fc.boolean(),
        summary: fc.constantFrom('', TEXT),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(pieces, (feed) => {
        expect(habitOf(feed.toReversed())).toEqual(habitOf(feed));
        for (const one of feed) expect(inFeed(one, null)).toBe(one.finding);
      }),
    );
  });
});
