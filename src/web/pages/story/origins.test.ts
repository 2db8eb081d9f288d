import { describe, expect, it } from 'vitest';
import type { ArticleSource } from '../../../contract/contract.ts';
import { storyDetail } from '../../testing/stories.ts';
import { originsOf, repeats } from './origins.ts';

const [template] = storyDetail().sources;

function report(name: string, origin: string, isOrigin: boolean): ArticleSource {
  if (!template) throw new Error('There is no invented source');
  return { ...template, name, origin, isOrigin };
}

const sources = [
  report('Signal', 'signal', true),
  report('Dijkbode', 'meridian', false),
  report('Meridian Wire', 'meridian', true),
  report('Courier', 'meridian', false),
  report('Courier', 'meridian', false),
  report('Stadsblad', 'reuters', true),
];

describe('originsOf', () => {
  it('who repeats whom, most repeated first, each publisher named once', () => {
    expect(originsOf(sources)).toEqual([
      { name: 'Meridian Wire', agency: null, repeatedBy: ['Dijkbode', 'Courier'], reports: 4 },
      { name: 'Signal', agency: null, repeatedBy: [], reports: 1 },
      { name: 'Stadsblad', agency: 'Reuters', repeatedBy: [], reports: 1 },
    ]);
  });

  it('an agency that publishes itself is its own', () => {
    expect(originsOf([report('Reuters', 'reuters', true)])).toMatchObject([
      { name: 'Reuters', agency: null },
    ]);
  });
});

describe('repeats', () => {
  const rows: [what: string, source: ArticleSource, repeated: string | null][] = [
    ['own reporting repeats nobody', report('Signal', 'signal', true), null],
    ['a repeat names the publisher that had it', report('Courier', 'meridian', false), 'Meridian Wire'],
    ['a second piece of the same publisher', report('Meridian Wire', 'meridian', false), null],
    ['an origin that is not among the reports', report('Courier', 'elsewhere', false), null],
  ];
  it.each(rows)('%s', (_what, source, repeated) => {
    expect(repeats(source, sources)).toBe(repeated);
  });
});
