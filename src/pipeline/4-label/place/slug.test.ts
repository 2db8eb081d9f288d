import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { countryPlace } from './decide.ts';
import { buildGazetteer } from './gazetteer.ts';
import { cityInSlug, placeInSlug } from './slug.ts';

const gazetteer = buildGazetteer();

describe('the city that only an address tells', () => {
  it.each<[country: string, path: string, headline: string, city: string]>([
    [
      'United Kingdom',
      '/story/woman-found-dead-at-edinburgh-house-135',
      'Woman found dead at house',
      'Edinburgh',
    ],
    [
      'United Kingdom',
      '/story/woman-found-dead-at-edinburgh-house-135',
      'Woman found dead by river',
      'Edinburgh',
    ],
    ['Romania', '/world/2026/jul/pride-march-oradea-blocked', 'March is blocked again', 'Oradea'],
    ['Ukraine', '/2026/07/19/nx-s1-58/russia-attack-kyiv.html', 'Attack overnight', 'Kyiv'],
    ['Netherlands', '/artikel/123/auto-in-gracht-utrecht', 'Auto in gracht', 'Utrecht'],
    // A small place with the land behind it.
    ['United States', '/us/avenal-california-recall-dispute', 'They refuse to leave', 'Avenal'],
    ['United States', '/us/joanna-ruth-shields-california-inquest', 'Inquest ends', ''],
    ['United States', '/us/scott-bessent-yen-tokyo-talks', 'A list of things to do', ''],
    ['United States', '/news/us-iran-talks-geneva-offer', 'Talks go on', ''],
    // In another country than the report is of, or of none of its own.
    ['Iran', '/world/iran-strait-exercise-talks-geneva', 'Drills before talks', ''],
    // What the text makes of the name has been decided.
    ['United States', '/news/paris-hilton-opens-hotel-boston', 'Boston Celtics fan opens hotel', ''],
    // Two cities, a section, a team, a paper, a person, a square, oil.
    ['Germany', '/news/train-from-hamburg-to-berlin-late', 'Train is late', ''],
    ['Germany', '/berlin/wetter/', 'Regen am Montag', ''],
    ['United Kingdom', '/sport/leeds-united-sign-striker', 'Striker signs for club', ''],
    ['United States', '/us/boston-globe-wins-prize', 'Paper wins prize', ''],
    ['Italy', '/art/antonello-da-messina-stolen', 'Painting stolen', ''],
    ['United States', '/news/park-at-madison-square-fenced', 'Park is fenced', ''],
    ['United States', '/news/park-at-lafayette-square-fenced', 'Park is fenced', 'Washington'],
    ['United Kingdom', '/business/oil-brent-crude-rises', 'Oil rises', ''],
  ])('%s: %s | %s → %s', (country, path, headline, city) => {
    const place = countryPlace(country);
    const found = place && cityInSlug(`https://paper.example${path}`, place, [readText(headline)], gazetteer);
    expect(found?.city ?? '').toBe(city);
  });
});

describe('the place that only an address tells', () => {
  it.each<[path: string, headline: string, place: string]>([
    ['/us/voters-data-centers-michigan-ballot', 'Voters turn on data centers', 'United States'],
    ['/story/two-divers-dead-at-scottish-loch-135', 'Two dead after diving trip', 'United Kingdom'],
    ['/arts/mural-times-square-repainted', 'A wall gets its colours back', 'New York, United States'],
    ['/news/nyc-flooding-storms-rain', 'Another storm is on its way', 'New York, United States'],
    ['/news/ferry-capsizes-off-zimbabwe', 'Ferry capsizes', 'Zimbabwe'],
    ['/opinion/michigan-midterm-platner', 'Are you listening?', 'United States'],
    // Several countries, or who leads one, are what it is about; a war is a cause.
    ['/world/envoys-iran-oman-pact', 'A modest proposal for the strait', ''],
    ['/us/trump-canada-steel-duties', 'Duties are on hold', ''],
    ['/business/oil-prices-iran-war-week', 'Oil rises again', ''],
    // Said in the headline too, where it was weighed; words and names of people.
    ['/world/kenya-visit-of-envoys', 'Kenya in sight for envoys', ''],
    ['/gadgets/shoe-deal-summer-sale', 'Shoes at half price', ''],
    ['/life/how-to-clean-swimming-pools', 'Keep the water clear', ''],
    ['/gadgets/this-lets-you-log-in', 'Log in with a smile', ''],
    ['/culture/paris-hilton-opens-school', 'Heiress opens school', ''],
  ])('%s | %s → %s', (path, headline, wanted) => {
    const found = placeInSlug(`https://paper.example${path}`, [readText(headline)], gazetteer);
    expect([found?.city, found?.country].filter(Boolean).join(', ')).toBe(wanted);
  });
});
