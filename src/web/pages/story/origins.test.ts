import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArticleSource } from '../../../contract/contract.ts';
import { storyDetail } from '../../testing/stories.ts';
import { firstOfOrigin, originsOf } from './origins.ts';

const [template] = storyDetail().sources;

function report(name: string, origin: string, isOrigin: boolean, isRepeat = !isOrigin): ArticleSource {
  if (!template) throw new Error('There is no invented source');
  return { ...template, name, origin, isOrigin, isRepeat };
}

const sources = [
  report('Signal', 'signal', true),
  report('Dijkbode', 'meridian', false),
  report('Meridian Wire', 'meridian', true),
  report('Courier', 'meridian', false),
  report('Courier', 'meridian', false),
  report('Stadsblad', 'reuters', true),
  report('Wire Weekly', 'meridian', false, false),
];

describe('originsOf', () => {
  it('who repeats whom, most repeated first, each publisher named once', () => {
    expect(originsOf(sources)).toEqual([
      {
        key: 'meridian',
        name: 'Meridian Wire',
        agency: null,
        repeatedBy: ['Dijkbode', 'Courier'],
        alsoIn: ['Wire Weekly'],
        reports: 5,
      },
      { key: 'signal', name: 'Signal', agency: null, repeatedBy: [], alsoIn: [], reports: 1 },
      { key: 'reuters', name: 'Stadsblad', agency: 'Reuters', repeatedBy: [], alsoIn: [], reports: 1 },
    ]);
  });

  it('a publisher stands for an agency’s text and for its own, two origins', () => {
    const both = originsOf([report('Stadsblad', 'anp', true), report('Stadsblad', 'stadsblad', true)]);
    expect(both.map(({ name }) => name)).toEqual(['Stadsblad', 'Stadsblad']);
    expect(new Set(both.map(({ key }) => key)).size).toBe(2);
  });

  it('names every agency that the pipeline knows, by the name it signs with first', () => {
    const { names } = JSON.parse(readFileSync('src/lexicon/any/agencies.json', 'utf8')) as {
      names: Record<string, string[]>;
    };
    const origins = Object.keys(names).map((key) => originsOf([report('Stadsblad', key, true)])[0]);
    expect(origins.map((origin) => origin?.agency)).toEqual(Object.values(names).map(([first]) => first));
  });

  it('an agency that publishes itself is its own', () => {
    expect(originsOf([report('Reuters', 'reuters', true)])).toMatchObject([
      { name: 'Reuters', agency: null },
    ]);
  });
});

describe('firstOfOrigin', () => {
  const rows: [what: string, source: ArticleSource, first: string | null][] = [
    ['what stands for its origin itself', report('Signal', 'signal', true), null],
    ['what came from another', report('Courier', 'meridian', false), 'Meridian Wire'],
    ['a second piece of the same publisher', report('Meridian Wire', 'meridian', false), null],
    ['an origin that is not among the reports', report('Courier', 'elsewhere', false), null],
  ];
  it.each(rows)('%s', (_what, source, first) => {
    expect(firstOfOrigin(source, sources)).toBe(first);
  });
});
