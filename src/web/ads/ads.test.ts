import { describe, expect, it } from 'vitest';
import { ADS } from '../testing/ads.ts';
import { rendered } from '../testing/page.ts';
import { ARTICLES, pageInput, pageOf } from '../testing/stories.ts';
import { FREE_USER, PREMIUM_USER } from '../testing/users.ts';
import { adAfter } from './positions.ts';

const { data } = pageInput();
const withAds = { sponsored: ADS };

type Page = Awaited<ReturnType<typeof rendered>>;

/** Cards and advertisements in the order they stand, as "s" and "A". */
function sequence(page: Page): string {
  const marks = page.html.matchAll(/<article class="card |<div class="ads"/g);
  return [...marks].map(([mark]) => (mark.startsWith('<div') ? 'A' : 's')).join('');
}

describe('advertisement positions', () => {
  it('ADS-06 every sixth story: (index + 1) divisible by 6, index above 0', () => {
    const list = Array.from({ length: 25 }, (_, index) => index - 1);
    expect(list.filter((index) => adAfter(index) !== null)).toEqual([5, 11, 17, 23]);
    expect([5, 11, 17, 23].map(adAfter)).toEqual([0, 1, 2, 3]);
  });
});

describe('advertisements in the feed', () => {
  it('ADS-09 FLAG-03 there is none, and none of their styles, when the page brings none', async () => {
    const page = await rendered();
    expect(page.all('ad')).toEqual([]);
    expect(page.html).not.toContain('ads.css');
  });

  it('FEED-07 FEED-08 ADS-05 stand after the stories 5, 11 and 17 of the list, and replace none', async () => {
    const page = await rendered(withAds);
    expect(sequence(page)).toBe('sssssssAssssssAssssssAs');
    expect(page.all('card')).toHaveLength(ARTICLES.length);
  });

  it('take turns, and a file of one item repeats it', async () => {
    const sponsors = async (sponsored: typeof ADS) => {
      const page = await rendered({ sponsored });
      return page
        .all('ad-banner')
        .concat(page.all('ad-horizontal'))
        .map((ad) => page.text(ad).match(/by ([\w &]+?)(?= [A-Z]\w+ )/)?.[1]);
    };
    expect(new Set(await sponsors(ADS)).size).toBe(3);
    expect(new Set(await sponsors(ADS.slice(0, 1))).size).toBe(1);
  });

  it.each([
    ['with Premium', PREMIUM_USER, 0],
    [
      'in a trial',
      { ...PREMIUM_USER, subscription: { ...PREMIUM_USER.subscription, status: 'trialing' as const } },
      0,
    ],
    ['without Premium', FREE_USER, 6],
  ])('ADS-10 FEED-08 PREM-23 a reader %s', async (_name, user, count) => {
    const page = await rendered({ ...withAds, user });
    expect(page.all('ad')).toHaveLength(count);
    expect(page.html.includes('ads.css')).toBe(count > 0);
  });

  it('ADS-06 a feed that ends before the sixth story carries none', async () => {
    const feed = pageOf(ARTICLES.slice(0, 6));
    const page = await rendered({ ...withAds, data: { ...data, feed } });
    expect(sequence(page)).toBe('ssssss');
  });

  it('ADS-01 ADS-07 ADS-08 one form for wide pages and one for narrow ones at each; all four occur', async () => {
    const page = await rendered(withAds);
    const forms = page.all('ad').map(({ attribs }) => attribs.class);
    expect(forms).toEqual([
      'ad ad-banner',
      'ad ad-card',
      'ad ad-horizontal',
      'ad ad-compact',
      'ad ad-banner',
      'ad ad-card',
    ]);
  });

  it.each([
    ['en', 'SPONSORED', 'by Rijnland Fietsen', 'See the bicycle'],
    ['nl', 'GESPONSORD', 'door Rijnland Fietsen', 'Bekijk het'],
  ] as const)(
    'ADS-02 ADS-03 ADS-04 each says what it is, by whom, and links to it (%s)',
    async (language, label, by, cta) => {
      const page = await rendered({ ...withAds, language });
      for (const ad of page.all('ad')) expect(page.text(ad)).toMatch(new RegExp(`^${label} `));
      const first = page.text(page.all('ad')[0]);
      expect(first).toContain(by);
      expect(first).toContain(cta);
      const links = page.all('cta').map(({ attribs }) => attribs);
      for (const { rel, href } of links) {
        expect(rel).toBe('sponsored noopener noreferrer');
        expect(href).toMatch(/^https:\/\/[\w-]+\.example\//);
      }
      expect(links).toHaveLength(page.all('ad').length);
    },
  );

  it('the title of an advertisement is no heading', async () => {
    const page = await rendered(withAds);
    expect(page.tags('h2').map((heading) => page.text(heading))).not.toContain(ADS[0]?.words.en.title);
  });
});
