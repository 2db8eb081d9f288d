import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { PageInput } from '../../contract/contract.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { englishIn } from '../../texts/testing/english.ts';
import { DesignPage } from '../testing/design-page.tsx';
import { rendered } from '../testing/page.ts';
import { article, NOW, pageInput, pageOf, storyDetail } from '../testing/stories.ts';

const { data, site } = pageInput();
const story = { kind: 'story', id: 'story-1' } as const;
const place = {
  latitude: 52.1,
  longitude: 5.1,
  city: 'Utrecht',
  country: 'Netherlands',
  cityName: 'Utrecht',
};
const ages = [0, 1, 60, 120, 1500, 3000, 11_000, 30_000].map((minutes) =>
  article({ id: `age-${minutes}`, publishedAt: new Date(Date.parse(NOW) - minutes * 60_000).toISOString() }),
);

const pages: [what: string, page: Partial<PageInput>][] = [
  ['the front page', { site: { ...site, flags: { ...site.flags, adsEnabled: true } } }],
  ['stories of every age', { data: { ...data, feed: pageOf(ages, { hasMore: false }) } }],
  ['a category', { screen: { ...HOME, category: 'science', sort: 'newest' } }],
  ['local news', { screen: { ...HOME, category: 'local' }, place }],
  ['local news without a place', { screen: { ...HOME, category: 'local' }, data: { ...data, feed: null } }],
  ['a search', { screen: { ...HOME, query: 'vis' } }],
  ['a search that finds nothing', { screen: { ...HOME, query: 'vis' }, data: { ...data, feed: pageOf([]) } }],
  ['an empty page', { data: { ...data, feed: pageOf([]) } }],
  ['a story', { screen: story, data: { ...data, story: storyDetail(), related: ages } }],
  [
    'a story that is not there',
    { screen: story, data: { ...data, error: { code: 'STORY_NOT_FOUND', message: 'Story not found.' } } },
  ],
  [
    'a feed that failed',
    {
      data: {
        ...data,
        feed: null,
        error: { code: 'LISTING_FAILED', message: 'Failed to load news articles' },
      },
    },
  ],
  ['about', { screen: { kind: 'text', text: 'about' } }],
  ['privacy', { screen: { kind: 'text', text: 'privacy' } }],
  ['terms', { screen: { kind: 'text', text: 'terms' } }],
];

it.each(pages)('LANG-12 is Dutch from head to foot: %s', async (_what, page) => {
  expect(englishIn((await rendered({ ...page, language: 'nl' })).html)).toEqual([]);
  // The look is not blind.
  const english = (await rendered({ ...page, language: 'en' })).html.replace(
    '<html lang="en"',
    '<html lang="nl"',
  );
  expect(englishIn(english).length).toBeGreaterThan(20);
});

it('LANG-12 every piece in every state is Dutch', async () => {
  const html = renderToString(
    <DesignPage boot={pageInput({ language: 'nl' })} catalogue={await loadCatalogue('nl')} />,
  );
  // The page's own headings are English.
  expect(englishIn(html).filter((found) => !found.startsWith('"Card '))).toEqual([]);
});
