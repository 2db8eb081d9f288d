import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOME } from '../contract/address.ts';
import type { CardPage, CardStory, PageInput } from '../contract/contract.ts';
import { NEUTRAL_WEIGHTS } from '../contract/weights.ts';
import { textsIn } from '../texts/texts.ts';
import { type RenderedPage, rendered, renderer } from './testing/page.ts';
import { ARTICLES, article, pageInput, pageOf, storyDetail } from './testing/stories.ts';
import { FREE_USER, PREMIUM_USER } from './testing/users.ts';

const { site } = pageInput();
const noData = { feed: null, story: null, related: [], error: null };
const feedOf = (...stories: ReturnType<typeof article>[]) => ({ ...noData, feed: pageOf(stories) });

const THE_HAGUE = {
  latitude: 52.1,
  longitude: 4.3,
  city: 'The Hague',
  country: 'Netherlands',
  cityName: 'The Hague',
};

describe('the frame', () => {
  it('NAV-01 NAV-02 names the product and today’s date', async () => {
    const page = await rendered();
    expect(page.text(page.all('masthead')[0])).toContain('Saturday, 21 November 2026');
    expect(
      page.attribute(
        page.tags('a').find((a) => a.attribs.href === '/'),
        'aria-label',
      ),
    ).toBe('Helder, home');
    const dutch = await rendered({ language: 'nl' });
    expect(dutch.text(dutch.all('masthead')[0])).toContain('Zaterdag 21 november 2026');
  });

  it('NAV-03 NAV-08 NAV-09 five categories, then seven under More', async () => {
    const page = await rendered();
    expect(page.text(page.all('nav')[0])).toBe(
      'Home Local World Politics Science More Business Technology Environment Health Entertainment Sports Crime'.replaceAll(
        ' ',
        '',
      ),
    );
    expect(page.tags('summary').map((summary) => page.text(summary))).toContain('More');
  });

  it('NAV-10 a bar of all twelve for small screens', async () => {
    const page = await rendered();
    const [pills] = page.all('pills');
    expect(pills?.children).toHaveLength(12);
  });

  it('marks the current category', async () => {
    const page = await rendered({ screen: { ...HOME, category: 'science' } });
    const current = page.tags('a').filter((a) => a.attribs['aria-current'] === 'page');
    expect(current.map((a) => a.attribs.href)).toEqual(['/science', '/science']);
  });

  it('NAV-11 NAV-12 NAV-13 pills and picker strip, but not while searching', async () => {
    const browsing = await rendered();
    expect([browsing.all('pills').length, browsing.all('strip').length]).toEqual([1, 1]);
    const searching = await rendered({ screen: { ...HOME, query: 'ice' } });
    expect([searching.all('pills').length, searching.all('strip').length]).toEqual([0, 0]);
  });

  it('NAV-04 NAV-05 LANG-01 pickers for language and city; languages work without JavaScript', async () => {
    const page = await rendered({ place: THE_HAGUE });
    // Header and strip: both name the language in use, and offer the other by its own name.
    const pickers = page.all('tool-menu').filter((menu) => page.text(menu).includes('Nederlands'));
    expect(pickers).toHaveLength(2);
    for (const picker of pickers) expect(page.text(picker)).toMatch(/EN.*English.*Nederlands/);
    const cities = (labelled: string) => page.tags('a').filter((a) => a.attribs['aria-label'] === labelled);
    expect(cities('City: The Hague')).not.toEqual([]);
    expect(page.tags('a').filter((a) => a.attribs.href === '/?lang=nl')).not.toEqual([]);
  });

  it('NAV-07 SEARCH-01 SEARCH-02 SEARCH-08 a toggle opens a form that searches without JavaScript', async () => {
    const page = await rendered();
    expect(page.tags('a').map((a) => a.attribs['aria-label'])).toContain('Search');
    expect(page.tags('input').map((input) => input.attribs)).toMatchObject([
      { name: 'q', placeholder: 'Search news...' },
    ]);
  });

  it('NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 GEN-05 the footer', async () => {
    const page = await rendered();
    const [footer] = page.tags('footer');
    const text = page.text(footer);
    expect(text).toContain('Plain facts. No clickbait.');
    expect(text).toMatch(/World.*Politics.*Science.*Environment.*About.*Contact.*Privacy.*Terms/);
    expect(text).toContain('© 2026 Helder');
    expect(page.tags('a').map((a) => a.attribs.href)).toContain('mailto:hello@helder.example');
  });

  it('LANG-12 speaks Dutch from head to foot', async () => {
    const page = await rendered({ language: 'nl' });
    expect(page.attribute(page.tags('html')[0], 'lang')).toBe('nl');
    for (const word of ['Wetenschap', 'Meer laden', 'uur geleden', 'berichten', 'Gewone feiten'])
      expect(page.text()).toContain(word);
    for (const word of ['Science', 'Load more', 'reports', 'Privacy policy'])
      expect(page.text()).not.toContain(word);
  });

  it('a screen reader pauses between the publishers of a card', async () => {
    const told = article({ publishers: ['Meridian Wire', 'Maasoever'], publisherCount: 6, reports: 9 });
    const page = await rendered({ data: feedOf(told) });
    expect(page.text(page.all('chips')[0])).toBe(', Meridian Wire, Maasoever, +4 more');
  });

  it('is not drawn before its first story is whole, where it has one', async () => {
    const waits = (page: Awaited<ReturnType<typeof rendered>>) =>
      page.tags('link').filter(({ attribs }) => attribs.rel === 'expect');
    const page = await rendered();
    expect(waits(page).map(({ attribs }) => attribs)).toEqual([
      { rel: 'expect', href: '#first-story-end', blocking: 'render' },
    ]);
    expect(page.all('foot').map(({ attribs }) => attribs.id)).toEqual(
      page.all('foot').map((_, index) => (index === 0 ? 'first-story-end' : undefined)),
    );
    expect(waits(await rendered({ data: feedOf() }))).toEqual([]);
  });

  it('comes without what its reader has read, and says how much that is', async () => {
    const [read, ...others] = ARTICLES.slice(0, 4);
    const data = feedOf(...ARTICLES.slice(0, 4));
    const page = await rendered({ data, leftOut: { ids: [read?.id ?? ''], since: pageInput().now } });
    expect(page.all('card')).toHaveLength(others.length);
    expect(page.text(page.all('readnotice')[0])).toContain('Show 1 read story');
    expect((await rendered({ data })).all('readnotice')).toEqual([]);
  });

  it.each([
    ['near', true, 1],
    ['by distance', false, 0],
  ])('local news says that it is weighed only where it is: %s', async (_name, within, pills) => {
    const page = await rendered({
      screen: { ...HOME, category: 'local' },
      place: THE_HAGUE,
      weights: { ...NEUTRAL_WEIGHTS, nearness: 2 },
      data: { ...noData, feed: pageOf([article()], { local: { within } }) },
    });
    expect(page.all('weighed')).toHaveLength(pills);
  });

  it('has one main landmark, one h1, a skip link', async () => {
    const page = await rendered();
    expect(page.tags('main')).toHaveLength(1);
    expect(page.tags('h1')).toHaveLength(1);
    expect(page.attribute(page.all('skip')[0], 'href')).toBe('#stories');
  });

  const screens = [HOME, { kind: 'text', text: 'about' }] as const;
  it.each(screens)(
    'runs nothing inline but scripts whose hash the security policy gets: $kind',
    async (screen) => {
      const { html } = await rendered({ screen });
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
      const hashes = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
      // The last goes back to the feed that something lies over.
      const { scripts } = renderer.inlineHashes;
      expect(hashes).toEqual(screen.kind === 'feed' ? scripts.slice(0, -1) : scripts);
      expect(html.match(/<script/g)).toHaveLength(inline.length + 1);
      expect(html).not.toMatch(/ style=| on[a-z]+="/);
    },
  );
});

describe('the feed', () => {
  it('FEED-04 FEED-05 FEED-22 FEED-23 one featured story with a picture, then cards in three sizes', async () => {
    const page = await rendered();
    expect(page.all('featured').map((card) => page.text(card))).toEqual([
      expect.stringContaining('Fourteen countries'),
    ]);
    expect([page.all('large').length, page.all('medium').length, page.all('small').length]).toEqual([
      4, 6, 9,
    ]);
    expect(page.tags('article')).toHaveLength(20);
  });

  it('IMG-02 a story without a picture shows our artwork', async () => {
    const page = await rendered({ data: feedOf(article({ id: 'a1', category: 'health', imageUrl: null })) });
    expect(page.tags('img').map((img) => img.attribs.src)).toEqual(['/art/health/a1.svg']);
  });

  it.each([
    ['en', 'Map: Utrecht, Netherlands'],
    ['nl', 'Kaart: Utrecht, Netherlands'],
  ] as const)('in %s a map says what it shows', async (language, alt) => {
    const url = '/map/health/nl/52.1,5.1.svg';
    const shown = article({ imageUrl: null, imageSources: [url], location: 'Utrecht, Netherlands' });
    const page = await rendered({ language, data: feedOf(shown) });
    expect(page.tags('img').map(({ attribs }) => [attribs.src, attribs.alt])).toEqual([[url, alt]]);
  });

  it('IMG-05 a GIF is not shown', async () => {
    const page = await rendered({
      data: feedOf(article({ imageUrl: 'https://example.org/a.gif', imageSources: ['/img/s/640/b'] })),
    });
    expect(page.tags('img').map((img) => img.attribs.src)).toEqual(['/img/s/640/b']);
  });

  it('a card says what happened where, who reported it, when, and how long it reads', async () => {
    const page = await rendered();
    expect(page.text(page.all('featured')[0])).toMatch(
      /^WorldTromsø, Norway.*9 reports · 4 newsrooms.*The Harbour Post.*38 minutes ago.*2 min read$/,
    );
  });

  it('a title in another language says so, to the eye and to a screen reader', async () => {
    const page = await rendered({ data: feedOf(article({ language: 'nl', originalLanguage: 'nl' })) });
    expect(page.attribute(page.tags('h2')[0], 'lang')).toBe('nl');
    expect(page.tags('abbr').map((abbr) => [page.text(abbr), abbr.attribs.title])).toEqual([
      ['NL', 'Original in Dutch'],
    ]);
    const same = await rendered({ data: feedOf(article()) });
    expect(same.tags('abbr')).toEqual([]);
  });

  it('FEED-09 a link loads more when there is more', async () => {
    const feed = pageOf(undefined, { edition: 'e7' });
    const more = await rendered({
      screen: { ...HOME, category: 'world', page: 2 },
      data: { ...noData, feed },
    });
    const link = more.tags('a').find((a) => more.text(a) === 'Load more');
    expect(link?.attribs.href).toBe('/world?page=3&edition=e7');
    const end = await rendered({ data: { ...noData, feed: pageOf(undefined, { hasMore: false }) } });
    expect(end.text()).not.toContain('Load more');
    expect(end.text()).toContain('You are up to date.');
  });

  it('SEARCH-06 but not while searching', async () => {
    const page = await rendered({ screen: { ...HOME, query: 'ice' } });
    expect(page.text()).not.toContain('Load more');
    expect(page.text()).toContain('214 stories for “ice”');
  });

  const storiesTo = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...(pageOf().data[0] as CardStory), id: `s${index}` }));

  it.each([
    [1, 100, 100, '', []],
    [1, 312, 100, '1 to 100 of 312 stories', ['Next page /?q=ice&page=2&edition=e7']],
    [
      2,
      312,
      100,
      '101 to 200 of 312 stories',
      ['Previous page /?q=ice', 'Next page /?q=ice&page=3&edition=e7'],
    ],
    [4, 312, 12, '301 to 312 of 312 stories', ['Previous page /?q=ice&page=3&edition=e7']],
  ])(
    'AMBIG-49 page %i of a search that found %i shows %i, “%s”, and leads to %j',
    async (number, total, shown, text, to) => {
      const screen = { ...HOME, query: 'ice', page: number };
      const feed = pageOf(storiesTo(shown), { total, edition: 'e7' });
      const page = await rendered({ screen, data: { ...noData, feed } });
      const end = page.all('loadmore')[0];
      expect(end ? page.text(end) : '').toContain(text);
      const links = page.tags('a').filter((link) => page.text(link).endsWith(' page'));
      expect(links.map((link) => `${page.text(link)} ${link.attribs.href}`)).toEqual(to);
    },
  );

  it.each([
    ['en', 1, '214 stories from the last day', 'the stories of the last day, each'],
    ['en', 7, '214 stories from the last seven days', 'the stories of the last seven days, each'],
    ['nl', 30, '214 artikelen uit de afgelopen 30 dagen', 'het nieuws van de afgelopen 30 dagen, elk'],
  ] as const)(
    'says of how many days its stories are: %s, %i',
    async (language, windowDays, count, description) => {
      const page = await rendered({
        language,
        screen: { ...HOME, category: 'science' },
        site: { ...site, windowDays },
        data: feedOf(article()),
      });
      expect(page.text(page.all('feedbar')[0])).toContain(count);
      expect(page.html).toContain(description);
    },
  );

  it('a later page of a feed says which of all stories it holds', async () => {
    const feed = pageOf(storiesTo(3), { total: 63, hasMore: false });
    const page = await rendered({ screen: { ...HOME, page: 4 }, data: { ...noData, feed } });
    expect(page.text(page.all('loadmore')[0])).toContain('61 to 63 of 63 stories');
  });

  it.each([
    [HOME, '/?page=4'],
    [{ ...HOME, query: 'ice' }, '/?q=ice'],
  ])('a page behind the last says so, and leads back: %j', async (screen, last) => {
    const feed = pageOf([], { total: 63, hasMore: false });
    const page = await rendered({ screen: { ...screen, page: 9 }, data: { ...noData, feed } });
    expect(page.meta('robots')).toBe('noindex');
    expect(page.text(page.all('empty')[0])).toContain('There are no stories on this page.');
    const link = page.tags('a').find((a) => page.text(a) === 'Go to the last page');
    expect(link?.attribs.href).toBe(last);
  });

  it.each([
    ['en', 'ice', '214 stories for “ice”', '“ice” · Helder'],
    ['en', '"not guilty"', '214 stories for "not guilty"', '"not guilty" · Helder'],
    ['en', 'plea “not guilty”', '214 stories for plea “not guilty”', 'plea “not guilty” · Helder'],
    ['nl', 'ijs', '214 artikelen voor ‘ijs’', '‘ijs’ · Helder'],
    ['nl', '"niet schuldig"', '214 artikelen voor "niet schuldig"', '"niet schuldig" · Helder'],
    ['nl', '„niet schuldig”', '214 artikelen voor „niet schuldig”', '„niet schuldig” · Helder'],
  ] as const)(
    'in %s, a search for %s has quotation marks once, its own if there are any',
    async (language, query, heading, title) => {
      const page = await rendered({ language, screen: { ...HOME, query } });
      expect(page.text(page.tags('h1')[0])).toBe(heading);
      expect(page.text(page.tags('title')[0])).toBe(title);
    },
  );

  it('the heading names no more of a long search than a phone has room for', async () => {
    const feed = pageOf([], { hasMore: false, total: 0 });
    const screen = { ...HOME, query: 'climate '.repeat(20).trim() };
    const page = await rendered({ screen, data: { ...noData, feed } });
    expect(page.text(page.tags('h1')[0])).toBe(`0 stories for “${'climate '.repeat(10).trim()}…”`);
  });

  it.each([
    ['en', ['train'], 'Results for: train'],
    ['nl', ['steen', 'stein'], 'Getoond voor: steen, stein'],
  ] as const)(
    'in %s, a search that was taken for misspelt says what it was answered by',
    async (language, meant, text) => {
      const screen = { ...HOME, query: 'trainn' };
      const said = async (feed: CardPage) => {
        const page = await rendered({ language, screen, data: { ...noData, feed } });
        return page.text(page.all('feedbar')[0]);
      };
      expect(await said(pageOf([article()], { meant: [...meant] }))).toContain(text);
      expect(await said(pageOf([article()]))).not.toContain(text.slice(0, 9));
    },
  );

  /** What an empty page says, without the links under it. */
  const reason = (page: RenderedPage): string =>
    page.text(page.tags('p').find(({ parent }) => parent === page.all('empty')[0]));

  it.each([
    ['en', '3 stories for “ice hockey”'],
    ['nl', '3 artikelen voor ‘ice hockey’'],
  ] as const)('in %s, a search that found nothing leads to what has most of it', async (language, text) => {
    const screen = { ...HOME, category: 'sports' as const, query: 'ice hockey results', page: 2 };
    const linked = async (feed: CardPage) => {
      const page = await rendered({ language, screen, data: { ...noData, feed } });
      const links = page.tags('a').filter(({ parent }) => parent === page.all('empty')[0]);
      return links.map((link) => [link.attribs.href, page.text(link)]);
    };
    const none = { hasMore: false, total: 0 };
    const fewer = { query: 'ice hockey', total: 3 };
    expect((await linked(pageOf([], { ...none, fewer })))[0]).toEqual(['/sports?q=ice+hockey', text]);
    expect(await linked(pageOf([], none))).toHaveLength(1);
  });

  it('SEARCH-07 what found nothing is named in full, however long', async () => {
    const feed = pageOf([], { hasMore: false, total: 0 });
    const query = 'climate '.repeat(20).trim();
    const page = await rendered({ screen: { ...HOME, query }, data: { ...noData, feed } });
    expect(reason(page)).toBe(`No stories found for "${query}". Try a different search term.`);
  });

  const empty: [id: string, screen: PageInput['screen'], text: string][] = [
    ['FEED-11 FEED-24', HOME, 'No stories found.'],
    [
      'FEED-10',
      { ...HOME, category: 'local' },
      'No local stories found for this location. Try selecting a different city.',
    ],
    ['SEARCH-07', { ...HOME, query: 'zz' }, 'No stories found for "zz". Try a different search term.'],
    [
      'SEARCH-07',
      { ...HOME, category: 'local', query: '<b>' },
      'No stories found for "<b>". Try a different search term.',
    ],
  ];
  it.each(empty)('%s says why it is empty', async (_id, screen, text) => {
    const page = await rendered({
      screen,
      data: { ...noData, feed: pageOf([], { hasMore: false, total: 0 }) },
    });
    expect(reason(page)).toBe(text);
    expect(page.tags('article')).toEqual([]);
  });

  it.each([
    ['en', HOME, 'Top stories'],
    ['nl', { ...HOME, category: 'science', page: 3 }, 'Belangrijkste nieuws'],
  ] as const)('in %s, a search that found nothing leads on to the news', async (language, screen, text) => {
    const feed = pageOf([], { hasMore: false, total: 0 });
    const page = await rendered({ language, screen: { ...screen, query: 'zz' }, data: { ...noData, feed } });
    const [link] = page.tags('a').filter(({ parent }) => parent === page.all('empty')[0]);
    expect([page.text(link), page.attribute(link, 'href')]).toEqual([text, '/']);
  });

  it.each([
    ['en', 1, 'No stories found.There is 1 story in a language you have not chosen.Languages I read'],
    ['en', 27, 'No stories found.There are 27 stories in a language you have not chosen.Languages I read'],
    [
      'nl',
      1,
      'Geen artikelen gevonden.Er is 1 artikel in een taal die je niet hebt gekozen.Talen die ik lees',
    ],
    [
      'nl',
      2,
      'Geen artikelen gevonden.Er zijn 2 artikelen in een taal die je niet hebt gekozen.Talen die ik lees',
    ],
  ] as const)(
    'in %s, a page that another language would fill says so, and leads to the choice (%i)',
    async (language, otherLanguages, text) => {
      const feed = pageOf([], { hasMore: false, total: 0, otherLanguages });
      const page = await rendered({ language, screen: HOME, data: { ...noData, feed } });
      expect(page.text(page.all('empty')[0])).toBe(text);
    },
  );

  it.each([
    ['en', HOME, 1, 'Your mutes or filters hide 1 story that would be here.'],
    ['en', { ...HOME, category: 'science' }, 7, 'Your mutes or filters hide 7 stories that would be here.'],
    ['en', { ...HOME, query: 'zz' }, 2, 'Your mutes or filters hide 2 stories that would be here.'],
    ['nl', HOME, 1, '1 artikel dat hier zou staan, heb je gedempt of weggefilterd.'],
    ['nl', HOME, 7, '7 artikelen die hier zouden staan, heb je gedempt of weggefilterd.'],
  ] as const)(
    'in %s, a page that is empty by the reader’s own rules says so',
    async (language, screen, hidden, text) => {
      const feed = pageOf([], { hasMore: false, total: 0, hidden });
      const page = await rendered({ screen, language, data: { ...noData, feed } });
      expect(page.text(page.all('empty')[0])).toContain(text);
      const full = await rendered({
        screen,
        language,
        data: { ...noData, feed: pageOf([article()], { hidden }) },
      });
      expect(full.html).not.toContain(text);
    },
  );

  it.each([
    // What the server sends where the page's own feed, or a feed it asks for later, cannot be had.
    ['FEED_FAILED', 'en', 'Failed to load articles. Please try again later.Retry'],
    ['FEED_FAILED', 'nl', 'Artikelen laden mislukt. Probeer het later opnieuw.Opnieuw'],
    ['LISTING_FAILED', 'en', 'Failed to load news articlesRetry'],
    ['LISTING_FAILED', 'nl', 'Het nieuws kon niet worden geladenOpnieuw'],
    ['SEARCH_FAILED', 'en', 'Search failedRetry'],
    ['SEARCH_FAILED', 'nl', 'Zoeken misluktOpnieuw'],
  ] as const)(
    'FEED-13 FEED-33 ERR-76 LANG-12 %s in %s: its message and Retry',
    async (code, language, text) => {
      const message = textsIn('en')(`error.${code}`);
      const page = await rendered({ language, data: { ...noData, error: { code, message } } });
      const [alert] = page.all('empty');
      expect(page.text(alert)).toBe(text);
      expect(page.attribute(alert, 'role')).toBe('alert');
    },
  );

  it('ERR-01 an error the server explained shows the server’s words', async () => {
    const page = await rendered({
      data: { ...noData, error: { code: 'UNAVAILABLE', message: 'The news is being loaded.' } },
    });
    expect(page.text(page.all('empty')[0])).toBe('The news is being loaded.Retry');
  });

  it('FEED-12 FEED-33 without data: a hero block and nine cards', async () => {
    const page = await rendered({ data: noData });
    expect(page.all('hero')).toHaveLength(1);
    expect(page.all('sk')).toHaveLength(10);
  });

  it('local says when its stories are only the nearest, and not that nothing happened near (ruling 28)', async () => {
    const screen = { ...HOME, category: 'local' as const };
    const local = async (within: boolean, language: 'en' | 'nl', stories = [article()]) => {
      const feed = pageOf(stories, { local: { within } });
      const page = await rendered({ screen, place: THE_HAGUE, language, data: { ...noData, feed } });
      return page.text(page.all('localbar')[0]);
    };
    expect(await local(false, 'en')).toContain('No local news from within 50 km of The Hague.');
    expect(await local(false, 'nl')).toContain('Geen lokaal nieuws van binnen 50 km van');
    expect(await local(true, 'en')).toContain('Stories from within 50 km of The Hague.');
    for (const text of [await local(true, 'en'), await local(false, 'en', [])])
      expect(text).not.toContain('No local news');
    // Of what is not there nothing is said.
    expect(await local(true, 'en', [])).not.toContain('50 km');
    expect(await local(false, 'nl', [])).not.toContain('50 km');
  });

  it('local does not say that nothing happened near where the reader hides it (ruling 28)', async () => {
    const screen = { ...HOME, category: 'local' as const };
    const hidden = async (language: 'en' | 'nl', stories = [article()]) => {
      const feed = pageOf(stories, { local: { within: false, hidden: true } });
      const page = await rendered({ screen, place: THE_HAGUE, language, data: { ...noData, feed } });
      return { note: page.text(page.all('localbar')[0]), empty: page.text(page.all('empty')[0]) };
    };
    expect((await hidden('en')).note).toContain(
      'Your mutes or filters hide what happened within 50 km of The Hague. These stories are from elsewhere.',
    );
    expect((await hidden('nl')).note).toMatch(
      /Wat er binnen 50 km van .+ gebeurde, heb je gedempt of weggefilterd\./,
    );
    const none = await hidden('en', []);
    expect(none.empty).toBe('No stories found.');
    for (const text of [(await hidden('en')).note, none.note]) expect(text).not.toContain('No local news');
    expect(none.note).not.toContain('nearest');
  });

  it('FEED-01 FEED-02 FEED-03 local names the place; other feeds and searches have no banner', async () => {
    const place = THE_HAGUE;
    const local = { ...HOME, category: 'local' as const };
    const known = await rendered({ screen: local, place });
    expect(known.text(known.all('localbar')[0])).toContain('Local news for The Hague');
    const dutch = await rendered({
      screen: local,
      place: { ...place, cityName: 'Den Haag' },
      language: 'nl',
    });
    expect(dutch.text(dutch.all('localbar')[0])).toContain('Lokaal nieuws voor Den Haag');
    const unknown = await rendered({ screen: local });
    expect(unknown.text(unknown.all('localbar')[0])).toContain('Local news for your location');
    const nameless = { ...place, city: 'Your Location', country: 'Europe', cityName: 'Your Location' };
    const far = await rendered({ screen: local, place: nameless, language: 'nl' });
    expect(far.text(far.all('localbar')[0])).toContain('Lokaal nieuws voor je locatie');
    expect(far.text(far.tags('header')[0])).not.toContain('Your Location');
    expect((await rendered({ screen: { ...local, query: 'ice' }, place })).all('localbar')).toEqual([]);
    expect((await rendered({ place })).all('localbar')).toEqual([]);
  });
});

describe('what lies over the feed', () => {
  const story = { kind: 'story' as const, id: 'story-1' };

  it('ROUTE-09 STORY-31 GEN-02 a story over the home feed, readable without JavaScript', async () => {
    const page = await rendered({ screen: story, data: { ...pageInput().data, story: storyDetail() } });
    expect(page.status).toBe(200);
    const [dialog] = page.tags('dialog');
    expect(page.text(dialog)).toContain('The fourteen met for nine days');
    expect(page.all('featured')).toHaveLength(1);
  });

  it('what else there is to read about is linked without JavaScript, and nothing where there is nothing', async () => {
    const links = async (subjects: string[]) => {
      const data = { ...pageInput().data, story: storyDetail({ subjects }) };
      const page = await rendered({ screen: story, data });
      return page.text(page.tags('dialog')[0]).includes('More about')
        ? page.tags('a').map(({ attribs }) => attribs.href)
        : null;
    };
    expect(await links(['Norway'])).toContain('/?q=Norway');
    expect(await links([])).toBeNull();
  });

  it('ERR-58 STORY-19 STORY-20 STORY-22 a story that does not exist: 404, and the words for it', async () => {
    const error = { code: 'STORY_NOT_FOUND', message: 'No such story' } as const;
    const page = await rendered({ screen: story, data: { ...pageInput().data, error } });
    expect(page.status).toBe(404);
    const text = page.text(page.tags('dialog')[0]);
    expect(text).toContain('Unable to load story');
    expect(text).toContain(
      'Story not found. This shared link may be invalid or the story may have been removed.',
    );
    expect(text).toMatch(/Try Again.*Close/);
    expect(page.meta('robots')).toBe('noindex');
  });

  it.each(['about', 'privacy', 'terms'] as const)(
    'ROUTE-03 ROUTE-04 ROUTE-05 POLICY-01 POLICY-02 POLICY-03 GEN-15 %s over the home feed',
    async (text) => {
      const page = await rendered({ screen: { kind: 'text', text } });
      expect(page.text(page.tags('dialog')[0]).length).toBeGreaterThan(500);
      expect(page.all('featured')).toHaveLength(1);
    },
  );
});

describe('the head', () => {
  it.each([
    ['en', '“ice” · Helder'],
    ['nl', '‘ice’ · Helder'],
  ] as const)('quotes a search as %s does', async (language, title) => {
    const page = await rendered({ screen: { ...HOME, query: 'ice' }, language });
    expect(page.text(page.tags('title')[0])).toBe(title);
  });

  it.each([
    ['Science · Most covered · Helder', { category: 'science', sort: 'covered' }, 'en'],
    ['Nieuwste · Helder', { sort: 'newest' }, 'nl'],
    ['“water” · Helder', { query: 'water', sort: 'newest' }, 'en'],
  ] as const)('names the order, where it is not the usual one: %s', async (title, screen, language) => {
    const page = await rendered({ screen: { ...HOME, ...screen }, language });
    expect(page.text(page.tags('title')[0])).toBe(title);
  });

  it('describes the page, in its language, with its other languages', async () => {
    const page = await rendered({ screen: { ...HOME, category: 'world' }, language: 'nl' });
    expect(page.text(page.tags('title')[0])).toBe('Wereld · Helder');
    expect(page.meta('description')).toContain('Wereld');
    const links = page.tags('link').filter(({ attribs }) => attribs.hreflang);
    expect(links.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual([
      ['en', 'https://helder.example/world'],
      ['nl', 'https://helder.example/world?lang=nl'],
      ['x-default', 'https://helder.example/world'],
    ]);
  });

  it.each([
    ['en', 'https://helder.example/world'],
    ['nl', 'https://helder.example/world?lang=nl'],
  ] as const)('names the canonical address among its languages: %s', async (language, address) => {
    const page = await rendered({ screen: { ...HOME, category: 'world' }, language });
    const links = page.tags('link');
    expect(links.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href).toBe(address);
    expect(links.find(({ attribs }) => attribs.hreflang === language)?.attribs.href).toBe(address);
  });

  it('is found by addresses of the newest edition alone', async () => {
    const page = await rendered({ screen: { ...HOME, page: 2, edition: '1f.mf3k' } });
    const found = page.tags('link').filter(({ attribs }) => attribs.hreflang || attribs.rel === 'canonical');
    expect(found.map(({ attribs }) => attribs.href)).toEqual([
      'https://helder.example/?page=2',
      'https://helder.example/?page=2',
      'https://helder.example/?page=2&lang=nl',
      'https://helder.example/?page=2',
    ]);
  });

  it('ROUTE-11 an unknown path is the home feed with the home page’s address, not to be indexed', async () => {
    const page = await rendered({ unknownPath: true });
    expect(page.status).toBe(200);
    expect(page.meta('robots')).toBe('noindex');
    const canonical = page.tags('link').find(({ attribs }) => attribs.rel === 'canonical');
    expect(canonical?.attribs.href).toBe('https://helder.example/');
  });

  it.each([
    ['words', 'word '.repeat(2_000)],
    ['a script without spaces', '漢'.repeat(10_000)],
  ])('describes a story of many %s in a few', async (_what, summary) => {
    const screen = { kind: 'story' as const, id: 'story-1' };
    const page = await rendered({ screen, data: { ...noData, story: storyDetail({ summary }) } });
    expect(page.meta('description')).toMatch(/^.{150,200}$/);
    expect(page.meta('description')).toMatch(/…$/);
  });

  it('a story has a card of its own for those who share it', async () => {
    const screen = { kind: 'story' as const, id: 'story-1' };
    const page = await rendered({
      screen,
      data: { ...noData, story: storyDetail({ title: 'A "quoted" <title>', demo: false }) },
    });
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('og:type')).toBe('article');
    expect(page.meta('og:title')).toBe('A "quoted" <title> · Helder');
    expect(page.meta('og:image')).toBe(`https://helder.example/og/${storyDetail().id}.png`);
    expect(page.meta('og:image:alt')).toBe('A "quoted" <title> · Helder');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });

  it.each([
    ['en', 'Rain (invented, for demonstration) · Helder'],
    ['nl', 'Rain (verzonnen, ter demonstratie) · Helder'],
  ] as const)(
    'an invented story says so wherever its link goes, and is not to be indexed: %s',
    async (language, shown) => {
      const screen = { kind: 'story' as const, id: 'story-1' };
      const story = storyDetail({ title: 'Rain', demo: true });
      const page = await rendered({ screen, language, data: { ...noData, story } });
      expect(page.meta('og:title')).toBe(shown);
      expect(page.meta('og:image:alt')).toBe(shown);
      expect(page.meta('robots')).toBe('noindex');
      expect(page.html).toContain('<title>Rain · Helder</title>');
    },
  );

  it('a story was published with its first report and modified when it last changed, as the feeds say', async () => {
    const [source] = storyDetail().sources;
    if (!source) throw new Error('There is no invented source');
    const dates = ['2026-11-21T11:22:00.000Z', '2026-11-20T05:00:00.000Z', null];
    const story = storyDetail({
      createdAt: '2026-11-21T11:22:00.000Z',
      updatedAt: '2026-11-21T11:30:00.000Z',
      sources: dates.map((publishedAt) => ({ ...source, publishedAt })),
    });
    const page = await rendered({ screen: { kind: 'story', id: story.id }, data: { ...noData, story } });
    expect(page.meta('article:published_time')).toBe('2026-11-20T05:00:00.000Z');
    expect(page.meta('article:modified_time')).toBe('2026-11-21T11:30:00.000Z');
  });

  it('flags travel in the boot data', async () => {
    const page = await rendered({ site: { ...site, flags: { ...site.flags, adsEnabled: true } } });
    const boot = page.tags('script').find(({ attribs }) => attribs.id === 'boot');
    expect(page.html.slice(boot?.startIndex ?? 0)).toContain('"adsEnabled":true');
  });
});

describe('the theme', () => {
  it('PREM-24 ACCT-24 AMBIG-43 is the reader’s choice from the first byte, colours and all', async () => {
    const page = await rendered({ user: { ...PREMIUM_USER, theme: 'sepia' } });
    expect(page.attribute(page.tags('html')[0], 'data-theme')).toBe('sepia');
    expect(page.html).toMatch(/<link rel="stylesheet" href="[^"]*themes[^"]*">/);
    expect(page.meta('theme-color')).toBe('#f7efe0');
  });

  it.each([
    ['nobody', null],
    ['a reader whose Premium has ended', { ...FREE_USER, theme: 'night' as const }],
    ['a reader who chose the system’s', { ...PREMIUM_USER, theme: 'system' as const }],
  ])('AMBIG-43 is the system’s for %s', async (_name, user) => {
    const page = await rendered({ user });
    expect(page.attribute(page.tags('html')[0], 'data-theme')).toBeUndefined();
    expect(page.html).not.toContain('themes');
    expect(page.tags('meta').filter(({ attribs }) => attribs.name === 'theme-color')).toHaveLength(2);
  });
});

describe('a story that an interest lifted', () => {
  it.each([
    ['en', 'You follow Space'],
    ['nl', 'Je volgt Ruimtevaart'],
  ] as const)('PERM-09 says so on its card (%s)', async (language, said) => {
    const topic = textsIn(language)('topic.Space');
    const page = await rendered({
      language,
      data: feedOf(article({ lifted: topic }), article({ id: 'b', lifted: null })),
    });
    expect(page.all('kicker').map((kicker) => page.text(kicker).includes(said))).toEqual([true, false]);
  });
});
