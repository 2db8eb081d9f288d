import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArticleSource } from '../../../contract/contract.ts';
import { storyDetail } from '../../testing/stories.ts';
import { agencyBehind, firstOfOrigin, originsOf } from './origins.ts';

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
        isAgency: false,
        repeatedBy: ['Dijkbode', 'Courier'],
        alsoIn: ['Wire Weekly'],
        reports: 5,
      },
      { key: 'signal', name: 'Signal', isAgency: false, repeatedBy: [], alsoIn: [], reports: 1 },
      { key: 'reuters', name: 'Reuters', isAgency: true, repeatedBy: ['Stadsblad'], alsoIn: [], reports: 1 },
    ]);
  });

  it('no name stands for two origins: an agency’s text goes by the agency', () => {
    const both = originsOf([report('Stadsblad', 'anp', true), report('Stadsblad', 'stadsblad', true)]);
    expect(both.map(({ name }) => name)).toEqual(['ANP', 'Stadsblad']);
  });

  const { names } = JSON.parse(readFileSync('src/lexicon/any/agencies.json', 'utf8')) as {
    names: Record<string, string[]>;
  };

  it('names every agency that the pipeline knows, by the name it signs with first', () => {
    const origins = Object.keys(names).map((key) => originsOf([report('Stadsblad', key, true)])[0]);
    expect(origins.map((origin) => origin?.name)).toEqual(Object.values(names).map(([first]) => first));
  });

  it.each(Object.entries(names))(
    'an agency that publishes itself is its own, by whichever name: %s',
    (key, all) => {
      for (const name of all)
        expect(originsOf([report(name, key, true)])).toMatchObject([
          { name, isAgency: false, repeatedBy: [] },
        ]);
    },
  );

  it('an agency that publishes itself is its own, also where others were first', () => {
    expect(originsOf([report('Reuters', 'reuters', true)])).toMatchObject([
      { name: 'Reuters', isAgency: false, repeatedBy: [] },
    ]);
    expect(originsOf([report('Stadsblad', 'ap', true), report('AP News', 'ap', false, false)])).toMatchObject(
      [{ name: 'AP News', isAgency: false, repeatedBy: ['Stadsblad'], alsoIn: [] }],
    );
  });
});

describe('agencyBehind', () => {
  const rows: [what: string, name: string, origin: string, agency: string | null][] = [
    ['an agency’s text', 'Stadsblad', 'anp', 'ANP'],
    ['a publisher whose name only contains the agency’s letters', 'Japan Today', 'ap', 'AP'],
    ['the agency itself', 'ANSA.it', 'ansa', null],
    ['what is no agency’s', 'Stadsblad', 'stadsblad', null],
  ];
  it.each(rows)('%s', (_what, name, origin, agency) => {
    expect(agencyBehind({ name, origin })).toBe(agency);
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

  it('an agency’s own report, after its text stood elsewhere', () => {
    const own = report('AP News', 'ap', false);
    expect(firstOfOrigin(own, [report('Stadsblad', 'ap', true), own])).toBeNull();
  });
});
