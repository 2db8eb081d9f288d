import { describe, expect, it } from 'vitest';
import type { Publisher } from '../../../contract/contract.ts';
import { aBareReport, aPublisher } from '../../../contract/testing/reports.ts';
import { createLabeller } from '../label.ts';

const PAPERS: Readonly<Record<string, Partial<Publisher>>> = {
  british: { country: 'GB', scope: 'global' },
  american: { country: 'US', scope: 'global' },
  qatari: { country: 'QA', scope: 'global' },
  german: { country: 'DE', scope: 'global' },
  national: { country: 'GB' },
  indian: { country: 'IN' },
};

const { label } = createLabeller({ publishers: (id) => aPublisher(id, PAPERS[id] ?? {}) });

const countryOf = (publisherId: string, title: string, path = '/news/a1'): string =>
  label(aBareReport({ publisherId, title, url: `https://paper.example${path}`, language: 'en' })).labels.place
    ?.country ?? '';

describe('news that names no place', () => {
  it.each([
    [
      'a paper for the world is at home among its own',
      'british',
      'Man jailed for killing his neighbour',
      'United Kingdom',
    ],
    ['one that is written for others is not', 'qatari', 'Man jailed for killing his neighbour', ''],
    ['nor one in a language of others', 'german', 'Man jailed for killing his neighbour', ''],
    [
      'what is found out holds everywhere',
      'british',
      'Obesity in children is rising, study of hospitals finds',
      '',
    ],
    ['and a continent is no home', 'british', 'Hospitals across Europe are short of nurses', ''],
    ['nor is an ocean', 'british', 'Heatwaves in nearly all of the ocean harm wildlife', ''],
    ['affairs of another country', 'british', 'Republicans block vote on hospitals', 'United States'],
    ['told by a national paper', 'national', 'Senate Democrats delay vote on hospitals', 'United States'],
    ['own affairs come first', 'british', 'Labour and Democrats compare notes', 'United Kingdom'],
    ['affairs of two countries are of none', 'qatari', 'Labour and Democrats compare notes', ''],
    ['a senate elsewhere is its own', 'indian', 'Congress to contest every seat', 'India'],
    ['affairs by a paper that has none', 'qatari', 'Republicans block vote on hospitals', 'United States'],
    ['who speaks for a country', 'qatari', 'Rachel Reeves delays vote on hospitals', 'United Kingdom'],
    ['an office of one', 'qatari', 'FEMA delays help after floods', 'United States'],
  ])('%s: %s, %s', (_name, paper, title, country) => {
    expect(countryOf(paper, title)).toBe(country);
  });

  it.each([
    ['a company known everywhere', 'qatari', 'Volkswagen shares fall to a new low', 'Germany'],
    ['and what is bid for it', 'qatari', 'Volkswagen rejects latest bid', 'Germany'],
    ['not what it sells', 'qatari', 'Samsung phone folds in three', ''],
    ['nor two of different countries', 'qatari', 'Toyota and Volkswagen shares fall', ''],
    ['before the paper itself', 'british', 'Starbucks profit halves', 'United States'],
  ])('%s: %s, %s', (_name, paper, title, country) => {
    expect(countryOf(paper, title)).toBe(country);
  });

  it('a company is at home in a section about other countries or a subject', () => {
    const { place } = label(
      aBareReport({
        publisherId: 'qatari',
        title: 'Volkswagen shares fall',
        language: 'en',
        section: 'technology',
      }),
    ).labels;
    expect(place?.country).toBe('Germany');
  });

  it('what stands under foreign news is not at home', () => {
    expect(countryOf('british', 'Minister resigns over hospitals', '/world/2026/a1')).toBe('');
  });
});
