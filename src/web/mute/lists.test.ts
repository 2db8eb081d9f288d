import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { addMute, endOf, type MuteList, muteText, roomIn } from './lists.ts';

const words = (texts: string[], written: string, premium = false) =>
  addMute({ list: 'mutedWords', texts, written, premium });
const topics = (texts: string[], written: string, premium = false) =>
  addMute({ list: 'mutedTopics', texts, written, premium });

describe('adding a mute', () => {
  it('VALID-05 trims a word and writes it in lower case', () => {
    expect(words([], '  Royal Baby ')).toEqual({
      outcome: 'added',
      text: 'royal baby',
      texts: ['royal baby'],
    });
  });

  it('a pair of quotation marks is no part of a word, and none makes it another one', () => {
    expect(words([], '"Storm"')).toMatchObject({ text: 'storm' });
    expect(words(['storm'], '“Storm”')).toEqual({ outcome: 'same' });
  });

  it('VALID-10 trims a source or topic and leaves its spelling alone', () => {
    expect(topics([], '  Kestrel Daily ')).toMatchObject({ text: 'Kestrel Daily', texts: ['Kestrel Daily'] });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a word that is there', 'storm'],
    ['the same word in capitals', ' STORM'],
  ])('VALID-06 changes nothing for %s, also where the list is full', (_, written) => {
    expect(words(['storm'], written)).toEqual({ outcome: 'same' });
    expect(words(['a', 'b', 'storm'], written)).toEqual({ outcome: 'same' });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['a name that is there', 'Reuters'],
    ['the same name, spelt otherwise', 'reuters'],
  ])('VALID-11 changes nothing for %s', (_, written) => {
    expect(topics(['Reuters', 'Sports'], written)).toEqual({ outcome: 'same' });
  });

  it('PREM-22 VALID-07 refuses a fourth word without Premium', () => {
    expect(words(['a', 'b'], 'c')).toMatchObject({ outcome: 'added' });
    expect(words(['a', 'b', 'c'], 'd')).toEqual({ outcome: 'full' });
    expect(words(['a', 'b', 'c'], 'd', true)).toMatchObject({ texts: ['a', 'b', 'c', 'd'] });
  });

  it('PREM-22 VALID-12 VALID-13 refuses a third source or topic without Premium', () => {
    expect(topics(['a'], 'b')).toMatchObject({ outcome: 'added' });
    expect(topics(['a', 'b'], 'c')).toEqual({ outcome: 'full' });
    expect(topics(['a', 'b'], 'c', true)).toMatchObject({ texts: ['a', 'b', 'c'] });
  });

  it('never passes a limit, never keeps a text twice, and loses nothing', () => {
    const list = fc.constantFrom<MuteList>('mutedWords', 'mutedTopics');
    fc.assert(
      fc.property(list, fc.array(fc.string({ maxLength: 6 })), fc.boolean(), (which, written, premium) => {
        let texts: string[] = [];
        for (const each of written) {
          const added = addMute({ list: which, texts, written: each, premium });
          if (added.outcome === 'added') texts = added.texts;
        }
        if (!premium) expect(texts.length).toBeLessThanOrEqual(FREE_LIMITS[which]);
        expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
        if (premium)
          for (const each of written.map((one) => muteText(which, one)).filter(Boolean))
            expect(texts.map((text) => text.toLowerCase())).toContain(each.toLowerCase());
      }),
    );
  });
});

describe('room in a list', () => {
  it.each([
    ['mutedWords', 1, 'free'],
    ['mutedWords', 2, 'near'],
    ['mutedWords', 3, 'full'],
    ['mutedWords', 17, 'full'],
    ['mutedTopics', 0, 'free'],
    ['mutedTopics', 1, 'near'],
    ['mutedTopics', 2, 'full'],
  ] as const)('VALID-09 VALID-14 %s with %i is %s', (list, count, room) => {
    expect(roomIn(list, count, false)).toBe(room);
    expect(roomIn(list, count, true)).toBe('free');
  });
});

describe('how long a mute lasts', () => {
  it.each([
    ['day', '2026-11-23T10:00:00.000Z'],
    ['week', '2026-11-29T10:00:00.000Z'],
    ['good', null],
  ] as const)('%s', (span, end) => {
    expect(endOf(span, Date.parse('2026-11-22T10:00:00Z'))).toBe(end);
  });
});
