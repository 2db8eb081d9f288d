import { describe, expect, it } from 'vitest';
import type { PageInput, StoryDetail } from '../../../contract/contract.ts';
import { factorsOf } from '../../testing/factors.ts';
import { rendered } from '../../testing/page.ts';
import { article, pageInput, pageOf, storyDetail } from '../../testing/stories.ts';
import { sharedOf } from './shared.ts';

type Flags = PageInput['site']['flags'];

/** The page of one story. */
function storyPage(
  story: Partial<StoryDetail> = {},
  more: Partial<PageInput> = {},
  flags: Partial<Flags> = {},
) {
  const base = pageInput();
  return rendered({
    screen: { kind: 'story', id: 'story-1' },
    data: { ...base.data, story: storyDetail(story) },
    site: { ...base.site, flags: { ...base.site.flags, ...flags } },
    ...more,
  });
}

const [template] = storyDetail().sources;
function source(changes: Partial<StoryDetail['sources'][number]>) {
  if (!template) throw new Error('There is no invented source');
  return { ...template, ...changes };
}

describe('the head of a story', () => {
  it('STORY-01 STORY-02 STORY-03 STORY-04 category, long date, place, title, summary, image, description', async () => {
    const fields = { title: 'A title', summary: 'A summary.', description: 'First.\nSecond.' };
    const page = await storyPage({ ...fields, imageUrl: '/img/s/640/x' });
    const text = page.text(page.all('story')[0]);
    for (const part of ['World', 'November 21, 2026', 'Tromsø, Norway', 'A title', 'A summary.', 'First.'])
      expect(text).toContain(part);
    expect(page.tags('h1').map((h1) => page.text(h1))).toContain('A title');
    expect(page.all('prose')[0]?.children).toHaveLength(2);
    expect(page.tags('img').map((img) => img.attribs.src)).toContain('/img/s/640/x');
  });

  it('STORY-02 ruling 14: the date is long in Dutch too', async () => {
    const page = await storyPage({}, { language: 'nl' });
    expect(page.text(page.all('factline')[0])).toContain('21 november 2026');
  });

  it('TIME-08 AMBIG-64 a date that cannot be read is an unknown date', async () => {
    const page = await storyPage({ createdAt: 'soon' });
    expect(page.text(page.all('factline')[0])).toContain('Unknown date');
  });

  it('STORY-03 VALID-24 no place is no place', async () => {
    const location = { city: 'null', country: 'Global', latitude: null, longitude: null };
    const page = await storyPage({ location });
    expect(page.text(page.all('factline')[0])).not.toMatch(/null|global/i);
  });

  it('STORY-04 what the summary said is not said again', async () => {
    const page = await storyPage({ summary: 'It rained.', description: 'It rained. Then it stopped.' });
    expect(page.text(page.all('prose')[0])).toBe('Then it stopped.');
    expect((await storyPage({ summary: 'Same.', description: 'Same.' })).all('prose')).toHaveLength(0);
  });

  it.each([
    ['“', '”'],
    ['„', '”'],
    ['"', '"'],
  ])('nor is it in a quotation that goes on: %s', async (opening, closing) => {
    const page = await storyPage({
      summary: `She said: ${opening}It rained.${closing}`,
      description: `She said: ${opening}It rained. It stopped.${closing} He did not.`,
    });
    expect(page.text(page.all('prose')[0])).toBe(`${opening}It stopped.${closing} He did not.`);
  });

  it('is whole where the summary only looks like its beginning', async () => {
    const page = await storyPage({ summary: '“It is bad”', description: '“It is badly broken”, he said.' });
    expect(page.text(page.all('prose')[0])).toBe('“It is badly broken”, he said.');
  });

  it('STORY-04 our own artwork says whose it is', async () => {
    const location = { city: null, country: null, latitude: null, longitude: null };
    expect((await storyPage({ imageUrl: null, location })).text()).toContain('Illustration by Helder.');
    expect((await storyPage({ imageUrl: '/img/s/640/x' })).text()).not.toContain('Illustration by Helder.');
  });

  it('marks the language of a title in another one', async () => {
    const page = await storyPage({ title: 'Kamer stemt', language: 'nl' });
    const said = [...page.tags('h1'), ...page.all('sr')].filter((part) => page.text(part) === 'Kamer stemt');
    // On the page, and as the name of its dialog.
    expect(said.map((part) => page.attribute(part, 'lang'))).toEqual(['nl', 'nl']);
  });

  it('shows the evidence', async () => {
    const page = await storyPage({ originCount: 4 });
    expect(page.text(page.all('bar')[0])).toContain('5 reports · 4 newsrooms');
  });
});

describe('the Share button of a story', () => {
  const rows: [aboutStoryEnabled: boolean, shareEnabled: boolean, shown: boolean][] = [
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ];
  it.each(rows)(
    'STORY-05 STORY-06 FLAG-07 SHARE-12 AMBIG-59 about %s, share %s: %s',
    async (about, share, shown) => {
      const page = await storyPage({}, {}, { aboutStoryEnabled: about, shareEnabled: share });
      expect(page.text(page.all('bar')[0]).includes('Share')).toBe(shown);
    },
  );

  it('STORY-05 hands id, title, excerpt, category and image to the dialog', () => {
    const fields = { id: 'a1', title: 'A title', language: 'nl', category: 'science', imageUrl: '/a.webp' };
    expect(sharedOf(storyDetail({ ...fields, summary: 'A summary.' }))).toEqual({
      ...fields,
      excerpt: 'A summary.',
    });
  });

  it('SHARE-12 AMBIG-59 a card’s needs sharing only', async () => {
    const labels = async (flags: Partial<Flags>) => {
      const { site } = pageInput();
      const page = await rendered({ site: { ...site, flags: { ...site.flags, ...flags } } });
      return page.all('act').filter((act) => act.attribs['aria-label']?.startsWith('Share: ')).length;
    };
    expect(await labels({ aboutStoryEnabled: false })).toBe(20);
    expect(await labels({ shareEnabled: false })).toBe(0);
  });
});

describe('the picture of a story', () => {
  const caption = async (story: Partial<StoryDetail>, language: 'en' | 'nl' = 'en') => {
    const page = await storyPage({ imageUrl: null, ...story }, { language });
    return page.tags('figcaption').map((element) => page.text(element));
  };

  it('is said to be a map, and of where, when it is one', async () => {
    const imageSources = ['/map/world/no/69.7,19.svg'];
    expect(await caption({ imageSources })).toEqual([
      'Map by Helder: Tromsø, Norway. There is no publisher’s picture to show.',
    ]);
    expect(await caption({ imageSources }, 'nl')).toEqual([
      'Kaart van Helder: Tromsø, Norway. Er is geen foto van een uitgever.',
    ]);
  });

  it('is said to be an illustration of ours when it is one, and needs no word when it is the publisher’s', async () => {
    const location = { city: null, country: null, latitude: null, longitude: null };
    expect(await caption({ imageSources: ['/art/world/story-1.2.svg'], location })).toEqual([
      'Illustration by Helder. There is no publisher’s picture to show.',
    ]);
    expect(await caption({ imageUrl: '/img/story-1/c2lnbm/640' })).toEqual([]);
  });
});

describe('the sources of a story', () => {
  it('says what is not news, and nothing of what is', async () => {
    const sources = [source({ id: 'a', genre: 'analysis' }), source({ id: 'b', genre: 'news' })];
    const kinds = async (language: 'en' | 'nl') => {
      const page = await storyPage({ sources }, { language });
      return page.all('genre').map((element) => page.text(element));
    };
    expect(await kinds('en')).toEqual(['Analysis']);
    expect(await kinds('nl')).toEqual(['Analyse']);
  });

  it('so do its head, and its card', async () => {
    const kinds = async (genre: StoryDetail['genre'], language: 'en' | 'nl') => {
      const story = await storyPage({ genre, sources: [source({})] }, { language });
      const { data } = pageInput();
      const cards = [article({ genre }), article({ id: 'other' })];
      const feed = await rendered({ language, data: { ...data, feed: pageOf(cards) } });
      return [story, feed].map((page) => page.all('genre').map((element) => page.text(element)));
    };
    expect(await kinds('opinion', 'en')).toEqual([['Opinion'], ['Opinion']]);
    expect(await kinds('gallery', 'nl')).toEqual([['Foto’s'], ['Foto’s']]);
    expect(await kinds('news', 'en')).toEqual([[], []]);
  });

  it('a card leaves out a read time that would be a guess', async () => {
    const { data } = pageInput();
    const metas = async (changes: object) => {
      const feed = await rendered({ data: { ...data, feed: pageOf([article(changes)]) } });
      return feed.text(feed.all('meta')[0]);
    };
    expect(await metas({})).toContain('min read');
    expect(await metas({ untimed: true })).not.toContain('min read');
  });

  it('STORY-07 STORY-08 STORY-09 STORY-10 STORY-12 count, name, country, time, headline, read time', async () => {
    const page = await storyPage();
    expect(page.text(page.all('sources')[0])).toContain('Sources (5)');
    const first = page.text(page.all('report')[0]);
    for (const part of [
      'The Harbour Post',
      'Netherlands',
      '38 minutes ago',
      '3 min read',
      'Arctic fishing: fourteen',
    ])
      expect(first).toContain(part);
  });

  it('shows under a headline what the report says that stands nowhere else, in its own language', async () => {
    const summary = 'Trawlerkapiteins uit vier havens blijven tot december aan de kade.';
    const told = [
      source({ id: 'a', language: 'nl', summary }),
      source({ id: 'b', summary: 'Fourteen sign.' }),
    ];
    const sources = [...told, source({ id: 'c' })];
    const page = await storyPage({ sources, summary: 'Fourteen sign.' }, { reads: ['en', 'nl'] });
    const shown = page.all('gist');
    expect(shown.map((gist) => page.text(gist))).toEqual([summary]);
    expect(page.attribute(shown[0], 'lang')).toBe('nl');
    expect(page.attribute(shown[0], 'dir')).toBe('auto');
    expect(page.text(page.all('report')[0])).toMatch(/nine parliaments to goTrawlerkapiteins/);
  });

  it('STORY-13 hides a read time of zero', async () => {
    const page = await storyPage({ sources: [source({ readTime: 0 })] });
    expect(page.text(page.all('report')[0])).not.toContain('min read');
  });

  it('its head shows a read time where at least half of the reports tell their length', async () => {
    const head = async (...minutes: number[]) => {
      const sources = minutes.map((readTime, at) => source({ id: `report-${at}`, readTime }));
      const page = await storyPage({ sources });
      return page.text(page.all('factline')[0]);
    };
    expect(await head(3, 0)).toContain('min read');
    expect(await head(3, 0, 0)).not.toContain('min read');
  });

  it('STORY-15 keeps the order of the server', async () => {
    const names = ['Zebra', 'Alpha', 'Midway'];
    const page = await storyPage({ sources: names.map((name) => source({ id: name, name, demo: false })) });
    expect(page.all('byline').map((byline) => page.text(byline).replace(/Netherlands.*/, ''))).toEqual(names);
  });

  it('STORY-14 each opens in a new tab that learns nothing', async () => {
    const sources = ['a', 'b'].map((id) => source({ id, url: `https://example.org/${id}`, demo: false }));
    const page = await storyPage({ sources });
    const links = page.tags('a').filter((a) => a.attribs.href?.startsWith('https://example.org/'));
    expect(links).toHaveLength(2);
    for (const { attribs } of links)
      expect(attribs).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('STORY-11 IMG-07 IMG-05 shows a picture only when there is a real one', async () => {
    const sources = [null, '/img/s/640/a', '/img/s/640/b.gif'].map((imageUrl, index) =>
      source({ id: `s${index}`, imageUrl }),
    );
    const page = await storyPage({ sources });
    const thumbnails = page.all('photo').filter((image) => image.attribs.sizes === '6.5rem');
    expect(thumbnails.map((image) => image.attribs.src)).toEqual(['/img/s/640/a']);
    expect(page.all('out')).toHaveLength(2);
  });

  it('says who has own reporting and who repeats whom, and marks invented ones', async () => {
    const page = await storyPage({
      sources: [
        source({ id: 'a', name: 'Meridian', origin: 'm' }),
        source({ id: 'b', name: 'Courier', origin: 'm', isOrigin: false, isRepeat: true, demo: false }),
        source({ id: 'c', name: 'Meridian Weekly', origin: 'm', isOrigin: false }),
        source({ id: 'd', name: 'Meridian', origin: 'm', isOrigin: false }),
        source({ id: 'e', name: 'Meridian', origin: 'm', isOrigin: false, isRepeat: true }),
      ],
    });
    const [own, repeat, sister, second, reprint] = page.all('report').map((report) => page.text(report));
    expect(own).toContain('Own report');
    expect(own).toContain('demo');
    expect(repeat).toContain('Repeats Meridian');
    expect(repeat).not.toContain('demo');
    expect(sister).toContain('Same publishing house as Meridian');
    expect(second).toContain('Another report of its own');
    expect(reprint).toContain('Repeats an earlier report');
    expect(page.text(page.all('origin')[0])).toContain('Repeated by Courier. Also in Meridian Weekly.');
  });

  it('keeps the first five, the others one tap (or no script) away', async () => {
    const sources = Array.from({ length: 8 }, (_, index) => source({ id: `s${index}` }));
    const page = await storyPage({ sources });
    expect(page.all('report')).toHaveLength(8);
    expect(page.all('later')).toHaveLength(3);
    expect(page.text(page.all('sources')[0])).toContain('Show the other 3 sources');
  });

  it('shows a sixth that would be the only one to hide', async () => {
    const sources = Array.from({ length: 6 }, (_, index) => source({ id: `s${index}` }));
    const page = await storyPage({ sources });
    expect(page.all('later')).toHaveLength(0);
    expect(page.text(page.all('sources')[0])).not.toContain('Show the other');
  });

  it('STORY-32 ERR-92 AMBIG-69 a story on its own page without sources says so', async () => {
    expect((await storyPage({ sources: [] })).text(undefined)).toContain('No sources found for this story');
  });

  it('a headline in another language is marked', async () => {
    const page = await storyPage({ sources: [source({ language: 'nl', headline: 'Akkoord' })] });
    const headline = page.tags('h3').find((h3) => page.text(h3) === 'Akkoord');
    expect(page.attribute(headline, 'lang')).toBe('nl');
  });
});

describe('around a story', () => {
  it('shows how it grew, in words and in a drawing that has words', async () => {
    const page = await storyPage();
    const [chart] = page.all('chart');
    expect(page.attribute(chart, 'aria-label')).toBe(
      '5 reports between 09:18 and 11:22; 4 independent newsrooms',
    );
    expect(page.text(page.all('events')[0])).toContain('First report.');
  });

  it('counts the languages of its reports', async () => {
    const sources = ['en', 'nl', 'en'].map((language, index) => source({ id: `s${index}`, language }));
    const page = await storyPage({ sources });
    expect(page.text(page.all('langs')[0])).toBe('English2 reportsDutch1 report');
  });

  it('says nothing of languages where there is one', async () => {
    const page = await storyPage({ sources: [source({ id: 'a' }), source({ id: 'b' })] });
    expect(page.all('langs')).toHaveLength(0);
    expect(page.text(page.all('story')[0])).not.toContain('Who reports it');
  });

  it('names newsrooms of which the same is to be said together', async () => {
    const sources = [
      source({ id: 'a', name: 'Meridian', origin: 'm' }),
      source({ id: 'b', name: 'Courier', origin: 'm', isOrigin: false, isRepeat: true }),
      source({ id: 'c', name: 'Harbour', origin: 'h' }),
      source({ id: 'd', name: 'Acacia', origin: 'afp' }),
      source({ id: 'e', name: 'Lantern', origin: 'l' }),
    ];
    const page = await storyPage({ sources });
    expect(page.all('origin').map((group) => page.text(group))).toEqual([
      'MeridianOwn reporting. Repeated by Courier.',
      'HarbourLanternOwn reporting.',
      'AFPText from a news agency. Repeated by Acacia.',
    ]);
    expect(page.text(page.all('report')[3])).toContain('Text from AFP');
  });

  it('answers why it stands where it stands', async () => {
    const factors = factorsOf();
    const page = await storyPage({
      factors,
      reasons: { cleanliness: [{ text: 'SHOCK', cost: 1.5 }], political_neutrality: [], importance: [] },
    });
    const why = page.text(page.all('why')[0]);
    for (const part of ['Relevance', 'Freshness', 'Quality', 'Coverage', 'SHOCK', '−1.5', 'place 1 of 214'])
      expect(why).toContain(part);
    expect(page.tags('input').filter(({ attribs }) => attribs.type === 'range')).toHaveLength(5);
  });

  it('quotes the words that cost points, and says of an opinion section what it is', async () => {
    const costs = async (language: 'en' | 'nl') => {
      const lost = [
        { text: 'shame', cost: 0.5 },
        { text: '', cost: 0.2 },
      ];
      const reasons = { cleanliness: [], political_neutrality: lost, importance: [] };
      const page = await storyPage({ factors: factorsOf(), reasons }, { language });
      return [...page.all('costs')].map((list) => page.text(list));
    };
    expect(await costs('en')).toEqual(['shame −0.5Opinion −0.2']);
    expect(await costs('nl')).toEqual(['shame −0,5Opinie −0,2']);
  });

  const related: [relatedStoriesEnabled: boolean, shown: boolean][] = [
    [true, true],
    [false, false],
  ];
  it.each(related)('STORY-25 STORY-26 AMBIG-50 related stories when switched on: %s', async (on, shown) => {
    const data = {
      ...pageInput().data,
      story: storyDetail(),
      related: [article({ id: 'other', title: 'A neighbour' })],
    };
    const page = await storyPage({}, { data }, { relatedStoriesEnabled: on });
    expect(page.all('related').length > 0).toBe(shown);
    expect(page.text(page.all('story')[0]).includes('A neighbour')).toBe(shown);
  });

  it('speaks Dutch', async () => {
    const sources = ['en', 'nl'].map((language, index) => source({ id: `s${index}`, language }));
    const page = await storyPage({ factors: factorsOf(), sources }, { language: 'nl' });
    const text = page.text(page.all('story')[0]);
    for (const word of ['Bronnen', 'Waarom dit artikel?', 'Zo groeide dit nieuws', 'Wie erover schrijft'])
      expect(text).toContain(word);
  });
});
