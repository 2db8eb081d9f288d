import { describe, expect, it } from 'vitest';
import type { LabelledReport } from '../../contract/contract.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { at, compose } from './testing/stories.ts';

const picture = (url: string): LabelledReport['media'] => [{ type: 'image', url, alt: '', is_primary: true }];
const LARGE = 'https://a.example/800x600/ferry.jpg';
const THUMBNAIL = 'https://b.example/200x150/ferry.jpg';
const SMALL = 'https://c.example/ferry.jpg?width=300';

describe('the picture of a story', () => {
  it.each([
    ['the headline’s own', { lead: LARGE, other: 'https://d.example/whole.jpg' }, LARGE],
    ['another report’s when the headline’s is small', { lead: THUMBNAIL, other: LARGE }, LARGE],
    ['the larger of two small ones', { lead: THUMBNAIL, other: SMALL }, SMALL],
  ])('is %s', (_why, { lead, other }, expected) => {
    const story = compose([
      aReport('a', { publisherId: 'bbc', publishedAt: at(9), media: picture(lead) }),
      aReport('b', { publishedAt: at(8), media: picture(other) }),
    ]);
    expect(story.headline).toBe('Report a');
    expect(story.primary_image_url).toBe(expected);
  });

  it('is the newest large one where the headline’s is small', () => {
    const story = compose([
      aReport('a', { publisherId: 'bbc', publishedAt: at(9), media: picture(THUMBNAIL) }),
      aReport('b', { publishedAt: at(7), media: picture('https://d.example/800x600/before.jpg') }),
      aReport('c', { publisherId: 'npr', publishedAt: at(8), media: picture(LARGE) }),
    ]);
    expect([story.headline, story.primary_image_url]).toEqual(['Report a', LARGE]);
  });

  it('is a larger one of the same report', () => {
    const media = [THUMBNAIL, LARGE].map((url, n) => ({
      type: 'image' as const,
      url,
      alt: '',
      is_primary: n === 0,
    }));
    expect(compose([aReport('a', { media })]).primary_image_url).toBe(LARGE);
  });

  it('is a news report’s before one that thinks about the news', () => {
    const essay = { ...NO_LABELS, genre: 'opinion' as const };
    const story = compose([
      aReport('a', { publisherId: 'bbc', publishedAt: at(9) }),
      aReport('b', { publishedAt: at(8), media: picture(LARGE) }),
      aReport('c', { publishedAt: at(10), media: picture('https://e.example/essay.jpg'), labels: essay }),
    ]);
    expect(story.primary_image_url).toBe(LARGE);
  });
});
