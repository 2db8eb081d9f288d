/** A feed, its publisher and a moment: what every test of cleaning cleans with. */
import type { Feed, Publisher } from '../../../contract/contract.ts';
import type { CleanOptions } from '../clean.ts';

export const NOW = new Date('2026-02-18T12:00:00Z');
export const PUBLISHER: Publisher = {
  id: 'harbour-post',
  name: 'Harbour Post',
  homepage: 'https://www.harbourpost.example',
  country: 'NL',
  scope: 'national',
  language: 'en',
  timeZone: 'Europe/Amsterdam',
  feeds: [],
};
export const FEED: Feed = { url: 'https://harbourpost.example/rss', section: 'world', strip: ['Live: '] };
export const OPTIONS: CleanOptions = { publisher: PUBLISHER, feed: FEED, now: NOW };
