import { describe, expect, it } from 'vitest';
import { BRIDGE_FLOOR, BRIDGE_TRUST, CENTRE_SHARE, CONTAINMENT_SHARE, NEAREST_SHARE } from './constants.ts';
import { score } from './score.ts';
import type { Cluster, Entry, Term } from './types.ts';

const BOTH = ['en', 'nl'];

const term = (key: string, languages: string[]): Term => ({
  key,
  pair: false,
  reports: 1,
  prior: 0,
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
    terms: [...NAMES, term(`own-${language}`, [language])],
    towns: [],
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
  firstAt: 0,
  lastAt: 0,
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
