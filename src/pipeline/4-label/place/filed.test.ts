import { describe, expect, it } from 'vitest';
import type { Publisher } from '../../../contract/contract.ts';
import { aPublisher } from '../../../contract/testing/reports.ts';
import { readText } from '../tokens.ts';
import { eventIn } from './filed.ts';
import { buildGazetteer } from './gazetteer.ts';
import { homeOf, type Placeless } from './home.ts';

const publisher = (rest: Partial<Publisher>): Publisher =>
  aPublisher('paper', { country: 'NL', language: 'nl', ...rest });
const LIMBURG = publisher({ scope: 'regional', city: 'Sittard' });

const silent = (url: string): Placeless => ({
  headline: readText('Jubileum van koor'),
  summary: readText(''),
  url,
  genre: 'news',
  category: null,
  section: null,
  itemCategories: [],
  countries: [],
  homely: false,
  abroad: false,
});

describe('the town in an address', () => {
  it.each<[string, Publisher, string]>([
    ['/regio/maastricht/jubileum-van-een-oud-koor', LIMBURG, 'Maastricht'],
    ['/regio/maastricht/jubileum-van-een-oud-koor/8039', LIMBURG, 'Maastricht'],
    ['/regio/venlo/vlinderhaof/jubileum-van-een-oud-koor', LIMBURG, ''],
    ['/regio/groningen/jubileum-van-een-oud-koor', LIMBURG, ''],
    ['/groningen/stad/jubileum-van-een-oud-koor', publisher({}), 'Groningen'],
    ['/groningen/eemsdelta/jubileum-van-een-oud-koor', publisher({}), ''],
    ['/best/jubileum-van-een-oud-koor', publisher({}), ''],
  ])('%s', (path, paper, city) => {
    expect(homeOf(paper).standIn(silent(`https://paper.example${path}`))?.place.city ?? '').toBe(city);
  });
});

describe('the country in an address', () => {
  it.each([
    ['/2026/08/19/nyregion/choir-turns-fifty.html', 'United States'],
    ['/australia-news/2026/aug/choir-turns-fifty', 'Australia'],
    ['/music/choir-turns-fifty', undefined],
  ])('%s', (path, country) => {
    const world = aPublisher('world', { scope: 'global', country: 'QA' });
    expect(homeOf(world).standIn(silent(`https://paper.example${path}`))?.place.country).toBe(country);
  });
});

describe('an event among the categories', () => {
  const gazetteer = buildGazetteer();
  it.each([
    [['Europe', 'Munich Security Conference'], 'Munich'],
    [['Munich', 'Security Conference'], undefined],
    [['Cannes Film Festival', 'Munich Security Conference'], undefined],
  ])('%j', (categories, city) => {
    expect(eventIn(categories, gazetteer)?.place.city).toBe(city);
  });
});
