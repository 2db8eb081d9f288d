import { describe, expect, it } from 'vitest';
import { isAboutTheNews } from './about-the-news.ts';

describe('news, or about the news', () => {
  it.each([
    'Why the bridge stayed closed',
    'Waarom de brug dicht bleef',
    'Who pays for the bridge',
    'WHO PAYS FOR THE BRIDGE',
    'Bridge opens after a year: what we know',
    'Brug open na een jaar: dit weten we',
    'The flood in pictures',
    'De storm in beeld',
    'The new budget, explained',
    'Five takeaways from the vote',
    'Is the bridge safe?',
  ])('about it: %s', (headline) => {
    expect(isAboutTheNews(headline)).toBe(true);
  });

  it.each([
    'Bridge opens after a year',
    'Brug open na een jaar',
    'WHO sends doctors to the island',
    'Whoever built it must pay, court says',
    'Mayor asked why the bridge stayed closed',
    'New phone is all about power',
  ])('the news itself: %s', (headline) => {
    expect(isAboutTheNews(headline)).toBe(false);
  });
});
