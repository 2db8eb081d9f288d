import { describe, expect, it } from 'vitest';
import {
  ABROAD,
  BRIDGE_FLOOR,
  BRIDGE_TRUST,
  CENTRE_SHARE,
  CONTAINMENT_SHARE,
  FEW_THINGS_PENALTY,
  NEAREST_SHARE,
} from './constants.ts';
import { score } from './score.ts';
import { grouperWithHistory, input } from './testing/history.ts';
import type { Cluster, Entry, Term } from './types.ts';

const BOTH = ['en', 'nl'];

const term = (key: string, languages: string[]): Term => ({
  key,
  pair: false,
  reports: 1,
  prior: 0,
  general: false,
  languages: new Set(languages),
  entries: [],
  weights: [],
});
const NAMES = ['lisbon', 'porto', 'faro'].map((key) => term(key, BOTH));

/** A report of three names that both languages know, and of one word of its own for the rest of its length. */
function entry(language: string, known: number): Entry {
  const name = Math.sqrt(known / NAMES.length);
  return {
    id: language,
    at: 0,
    language,
    live: false,
    hasLead: false,
    terms: [...NAMES, term(`own-${language}`, [language])],
    towns: [],
    scenes: [],
    countries: [],
    disasters: [],
    newsroom: undefined,
    length: 1,
    weights: [name, name, name, Math.sqrt(1 - known)],
    story: null,
    cosine: 0,
  };
}

const storyOf = (report: Entry): Cluster => ({
  id: 's',
  order: 0,
  entries: [report],
  centre: new Map(),
  squared: 0,
  countries: new Set(),
  newsrooms: new Map(),
  firstAt: 0,
  lastAt: 0,
  first: report.id,
  beganAt: 0,
  apart: new Set(),
});

describe('how strongly a report belongs to a story in another language', () => {
  it.each([
    ['both are mostly names', 0.9, 0.8],
    ['one has many words of its own', 0.9, 0.5],
    ['one has hardly a name', 0.9, 0.1],
    ['neither has many', 0.2, 0.1],
  ])('is measured on what both languages know: %s', (_how, mine, theirs) => {
    const told = entry('nl', mine);
    const nearest = entry('en', theirs);
    const cosine = Math.sqrt(mine * theirs);
    const measured = Math.sqrt(Math.max(BRIDGE_FLOOR, mine) * Math.max(BRIDGE_FLOOR, theirs));
    const likeness = ((NEAREST_SHARE + CENTRE_SHARE) * cosine) / measured + CONTAINMENT_SHARE;
    expect(score(told, storyOf(nearest), nearest, cosine)).toBeCloseTo(BRIDGE_TRUST * likeness, 12);
  });

  it('is nothing when they share fewer words than names alone could make', () => {
    const told = { ...entry('nl', 0.9), terms: NAMES.slice(0, 2), weights: [0.7, 0.7] };
    const nearest = entry('en', 0.9);
    expect(score(told, storyOf(nearest), nearest, 0.9)).toBe(0);
  });
});

describe('reports that name countries', () => {
  const scored = (mine: string[], theirs: string[]): number => {
    const told = { ...entry('nl', 0.9), countries: mine };
    const nearest = { ...entry('en', 0.8), countries: theirs };
    return score(told, { ...storyOf(nearest), countries: new Set(theirs) }, nearest, 0.8);
  };
  const same = scored(['PE'], ['PE']);

  it.each([
    ['another one', ['PE'], ['JP'], ABROAD],
    ['one of several', ['PE', 'JP'], ['PE', 'CL'], 1],
    ['no country, where the story names one', [], ['JP'], 1],
    ['one, where the story names none', ['PE'], [], 1],
  ])(
    'belong less to a story only when it names others and none of theirs: %s',
    (_what, mine, theirs, left) => {
      expect(scored(mine, theirs)).toBeCloseTo(same * left, 12);
    },
  );
});

describe('what two leads have in common', () => {
  /** Two reports of these words and pairs of neighbours in the same story: how much less they score there when both have leads. */
  const cost = (words: number, pairs: number): number => {
    const terms = Array.from({ length: words + pairs }, (_, at) => ({
      ...term(`t${at}`, ['en']),
      pair: at >= words,
    }));
    const report = (hasLead: boolean): Entry => ({
      ...entry('en', 0.9),
      hasLead,
      terms,
      weights: terms.map(() => 1),
      length: 5,
    });
    const story = {
      ...storyOf(report(true)),
      centre: new Map(terms.map((one) => [one, 1])),
      squared: terms.length,
    };
    const [with_, without] = [true, false].map((lead) => score(report(lead), story, report(true), 0.4));
    return (without ?? 0) - (with_ ?? 0);
  };

  it.each([
    ['a name of three words', 3, 2, Math.log(4)],
    ['a name of two and another word', 3, 1, Math.log(2)],
    ['three words', 3, 0, Math.log(4 / 3)],
    ['four words', 4, 0, 0],
    ['many words', 9, 3, 0],
    ['words that come twice', 2, 3, Math.log(4)],
  ])('costs score when it is little: %s', (_what, words, pairs, folds) => {
    expect(cost(words, pairs)).toBeCloseTo(FEW_THINGS_PENALTY * folds, 12);
  });

  const pressed = {
    ...input('pressed', 'Board of Peace presses Hamas on weapons'),
    summary: 'Officials say that the militants have until March to hand over what they still have.',
  };
  const join = (title: string, summary: string): boolean => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(pressed);
    return grouper.add({ ...input('new', title, 1), summary }).storyId === storyId;
  };

  it('is too little when it is one name', () => {
    expect(
      join('Mexico declines Board of Peace invitation', 'The president spoke at her daily conference.'),
    ).toBe(false);
    expect(join('Mexico declines Board of Peace invitation', '')).toBe(true);
  });

  it('is enough when it is the name and what they tell of it', () => {
    expect(
      join(
        'Hamas: Board of Peace to blame',
        'Militants who hand over weapons by March go free, officials say.',
      ),
    ).toBe(true);
  });
});

describe('words that stand in headlines about anything', () => {
  const joins = (first: string, second: string): boolean => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(input('first', first));
    return grouper.add(input('second', second, 1)).storyId === storyId;
  };

  it.each([
    ['two of them', 'How divers keep a lighthouse alive', 'Brewers keep hops alive', false],
    ['two of them in other forms', 'Three family members found', 'Members of families quarrel', false],
    ['a number and one of them', 'Man, 35, swims to lighthouse', 'At 35, a man carves owls', false],
    ['one of them, and one that is about something', 'Lighthouse kept alive', 'Divers kept lighthouse', true],
    ['three of them', 'Man arrested after woman dies', 'Woman dies, man under arrest', true],
  ])('join no reports unless something else does: %s', (_what, first, second, one) => {
    expect(joins(first, second)).toBe(one);
  });
});
