import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFurniture } from './furniture.ts';

interface Texts {
  title: string;
  summary: string;
  language: string;
}
const text = (title: string, summary = '', language = 'en'): Texts => ({ title, summary, language });
const titles = (...list: string[]): string[] =>
  withoutFurniture(list.map((title) => text(title))).map(({ title }) => title);
const HEADLINES = ['Bridge opens', 'Ferry sinks', 'Lamp lit'];
const summaries = (language: string, ...list: string[]): string[] =>
  withoutFurniture(list.map((summary, n) => text(HEADLINES[n] ?? '', summary, language))).map(
    ({ summary }) => summary,
  );

describe('what recurs in a feed', () => {
  it.each<[string, string[], string[]]>([
    [
      'a series in front',
      ['Coast+ | Bridge opens', 'Coast+ | Ferry sinks', 'Coast+ | Lamp lit'],
      ['Bridge opens', 'Ferry sinks', 'Lamp lit'],
    ],
    [
      'a series behind',
      ['Bridge opens – video', 'Ferry sinks – video', 'Lamp lit – video'],
      ['Bridge opens', 'Ferry sinks', 'Lamp lit'],
    ],
    [
      'twice is no series',
      ['Coast+ | Bridge opens', 'Coast+ | Ferry sinks', 'Lamp lit'],
      ['Coast+ | Bridge opens', 'Coast+ | Ferry sinks', 'Lamp lit'],
    ],
    [
      'one piece three times is no series',
      ['Coast+ | Bridge opens', 'Coast+ | Bridge opens', 'Coast+ | Bridge opens'],
      ['Coast+ | Bridge opens', 'Coast+ | Bridge opens', 'Coast+ | Bridge opens'],
    ],
    [
      'a place before a colon says where',
      ['Kenya: Bridge opens', 'Kenya: Ferry sinks', 'Kenya: Lamp lit'],
      ['Kenya: Bridge opens', 'Kenya: Ferry sinks', 'Kenya: Lamp lit'],
    ],
    [
      'who says it, behind a dash',
      ['Man set fire to ferry – police', 'Two drowned – police', 'Lamp stolen – police'],
      ['Man set fire to ferry – police', 'Two drowned – police', 'Lamp stolen – police'],
    ],
    [
      'who plays against whom',
      ['Live: Wend - Moor', 'Preview: Wend - Moor', 'Report: Wend - Moor'],
      ['Live: Wend - Moor', 'Preview: Wend - Moor', 'Report: Wend - Moor'],
    ],
    [
      'a running page of a subject, behind a dash',
      ['Bridge opens – Wend live', 'Ferry sinks – Wend live', 'Lamp lit – Wend live'],
      ['Bridge opens', 'Ferry sinks', 'Lamp lit'],
    ],
    ['a title of nothing else stays', ['112 | 1', '112 | 2', '112 | 3'], ['112 | 1', '112 | 2', '112 | 3']],
  ])('%s', (_, before, after) => {
    expect(titles(...before)).toEqual(after);
  });

  it.each<[string, string, string[], string[]]>([
    [
      'a call behind the text',
      'en',
      [
        'The bridge is open. Get our letter every day.',
        'The ferry sank. Get our letter every day.',
        'The lamp is lit. Get our letter every day. It is free.',
      ],
      ['The bridge is open.', 'The ferry sank.', 'The lamp is lit.'],
    ],
    [
      'an opening before it',
      'nl',
      [
        'In dit blog lees je alles over de haven. De brug is open.',
        'In dit blog lees je alles over de haven. De veerboot zonk.',
        'In dit blog lees je alles over de haven. De lamp brandt.',
      ],
      ['De brug is open.', 'De veerboot zonk.', 'De lamp brandt.'],
    ],
    [
      'a text that is nothing else, whatever the day',
      'nl',
      [
        'Hier staat alles van maandag 28 juli.',
        'Hier staat alles van dinsdag 29 juli.',
        'Hier staat alles van woensdag 30 juli.',
      ],
      ['', '', ''],
    ],
    [
      'figures tell news, and are no day',
      'en',
      ['Police arrested 2 men.', 'Police arrested 3 men.', 'Police arrested 4 men.'],
      ['Police arrested 2 men.', 'Police arrested 3 men.', 'Police arrested 4 men.'],
    ],
    [
      'a few words may be alike by chance',
      'en',
      ['It rained. The bridge is open.', 'It rained. The ferry sank.', 'It rained. The lamp is lit.'],
      ['It rained. The bridge is open.', 'It rained. The ferry sank.', 'It rained. The lamp is lit.'],
    ],
  ])('%s', (_, language, before, after) => {
    expect(summaries(language, ...before)).toEqual(after);
  });

  it('what an agency says under each piece about one event is no furniture', () => {
    const feed = [
      text(
        'Four dead in fire at Wend harbour',
        'Four people died in the fire on Friday. The cause is unknown.',
      ),
      text('Man held over harbour fire', 'A man was held. Four people died in the fire on Friday. He is 40.'),
      text('Wend harbour opens again', 'Boats may leave. Four people died in the fire on Friday.'),
    ];
    expect(withoutFurniture(feed)).toEqual(feed);
  });

  it('news behind a sentence that a few pieces of many share is kept', () => {
    const others = Array.from({ length: 12 }, (_, n) => text(`Headline ${n}`, `Own sentence number ${n}.`));
    const shared = HEADLINES.map((title) =>
      text(title, `The ${title} today. Nobody was hurt there. A man of ${title.length} was held.`),
    );
    const kept = withoutFurniture([...shared, ...others]).slice(0, 3);
    expect(kept.map(({ summary }) => summary)).toEqual(shared.map(({ summary }) => summary));
    const atTheEnd = shared.map((one) => ({ ...one, summary: one.summary.replace(/ A man.*/, '') }));
    expect(withoutFurniture([...atTheEnd, ...others])[0]?.summary).toBe('The Bridge opens today.');
    // Three of three: it is what the feed says under everything.
    expect(withoutFurniture(shared)[0]?.summary).toBe('The Bridge opens today.');
  });

  it('a series names itself in its headlines and in its text', () => {
    const feed = ['Ferry sinks', 'Lamp lit', 'Bridge opens'].map((title) =>
      text(`Harbour log: ${title}`, 'This harbour log tells you all.'),
    );
    expect(withoutFurniture(feed).map(({ summary }) => summary)).toEqual(['', '', '']);
  });

  const piece = fc.record({
    title: fc
      .array(fc.constantFrom('Coast+ |', 'Bridge opens', '– video', 'a'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' ')),
    summary: fc
      .array(fc.constantFrom('The bridge is open.', 'Get our letter now.', 'On Monday it rained.', 'Cut…'), {
        maxLength: 4,
      })
      .map((words) => words.join(' ')),
    language: fc.constantFrom('en', 'nl', 'xx'),
  });

  it('learns the same whatever the order, only takes away, and leaves every title a word', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (feed) => {
        const clean = withoutFurniture(feed);
        expect(withoutFurniture(feed.toReversed())).toEqual(clean.toReversed());
        for (const [n, { title, summary }] of clean.entries()) {
          expect(feed[n]?.title).toContain(title);
          expect(title).not.toBe('');
          expect(feed[n]?.summary).toContain(summary);
        }
      }),
    );
  });

  it('reads any text', () => {
    const anything = fc.record({
      title: fc.string({ unit: 'grapheme' }),
      summary: fc.string({ unit: 'grapheme' }),
      language: fc.constantFrom('en', 'nl'),
    });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 8 }), (feed) => {
        expect(withoutFurniture(feed)).toHaveLength(feed.length);
      }),
    );
  });
});
