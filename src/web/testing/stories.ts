/** Invented stories for tests and for looking at pages before there is a server. */

import { HOME } from '../../contract/address.ts';
import type {
  Article,
  ArticleSource,
  CardPage,
  CardStory,
  PageInput,
  StoryDetail,
} from '../../contract/contract.ts';

export const NOW = '2026-11-21T12:00:00.000Z';
const MINUTE = 60_000;

type Row = [
  category: string,
  place: string,
  minutes: number,
  sizes: number[],
  title: string,
  excerpt: string,
];

const ROWS: Row[] = [
  [
    'world',
    'Tromsø, Norway',
    38,
    [4, 2, 2, 1],
    'Fourteen countries agree on shared rules for fishing in the Arctic Ocean',
    'No state has to shrink its fleet, but trawling stops north of the eightieth parallel until 2031 while scientists count the fish. The text still needs a vote in nine parliaments.',
  ],
  [
    'environment',
    'Rotterdam, Netherlands',
    124,
    [3, 2, 1],
    'Rotterdam opens a tidal park where container ships once unloaded',
    'The old terminal floods twice a day on purpose. Engineers expect the reed beds to take the edge off storm surges within five years.',
  ],
  [
    'science',
    'Atacama, Chile',
    190,
    [2, 2],
    'Telescope measures how fast a very young galaxy is turning',
    'It spins at half the speed the models expected. Two teams checked the figure apart from each other.',
  ],
  [
    'business',
    'Lisbon, Portugal',
    310,
    [3, 1, 1],
    'Night trains return to Lisbon after eleven years',
    'Three departures a week to Madrid, from January. A bed costs 59 euros; bicycles travel free.',
  ],
  [
    'politics',
    'The Hague, Netherlands',
    28,
    [2, 1],
    'Kamer stemt dinsdag over energielabel bij huurcontracten',
    'Verhuurders moeten het label bij het contract voegen. De partijen zijn het niet eens over de boete.',
  ],
  [
    'health',
    'Kisumu, Kenya',
    245,
    [2, 1, 1],
    'Malaria cases fall for a third year in western Kenya',
    'Nets, spraying and a new vaccine each had a part in it.',
  ],
  [
    'technology',
    'Tallinn, Estonia',
    370,
    [2, 2],
    'Estonia will test paper ballots next to its online vote',
    'A fifth of the polling stations take part.',
  ],
  [
    'local',
    'Utrecht, Netherlands',
    66,
    [2, 1, 1],
    'Utrecht keeps the car-free evenings around the Neude for another year',
    'Shopkeepers asked for a review after the summer. Footfall rose on Thursdays, fell on Mondays, and the bus lane stays open.',
  ],
  [
    'sports',
    'Osaka, Japan',
    430,
    [2, 2, 1],
    'A nurse of 41 wins the Osaka marathon at her first attempt',
    'She had entered to keep a colleague company. The course record stands; her time was the third fastest in forty years.',
  ],
  [
    'entertainment',
    'Buenos Aires, Argentina',
    560,
    [1, 1],
    'Silent film thought lost is shown with a new score',
    'Two reels turned up in a school cellar. Nine minutes are still missing and are shown as a black screen.',
  ],
  [
    'crime',
    'Antwerp, Belgium',
    500,
    [1, 1],
    'Fewer break-ins at small port yards for the fourth year',
    'Lighting and a shared guard explain most of it, the harbour says.',
  ],
  [
    'technology',
    'Taipei, Taiwan',
    680,
    [3, 1],
    'Chip makers settle on one energy label for data centres',
    '',
  ],
  [
    'environment',
    'Hobart, Australia',
    730,
    [2, 1],
    'Kelp grows back along forty kilometres of Tasmanian coast',
    'Divers counted three seasons in a row.',
  ],
  [
    'world',
    'Accra, Ghana',
    810,
    [2, 1, 1],
    'West African ports agree to share one customs form',
    'A container that took nine stamps will take two. Drivers still wait for the border posts to follow.',
  ],
  [
    'science',
    'Reykjavík, Iceland',
    900,
    [1],
    'Glacier lake empties two weeks early and harms nobody',
    'Sensors sent the warning nine hours ahead.',
  ],
  [
    'business',
    'Łódź, Poland',
    1000,
    [1, 1],
    'Weaving mill in Łódź takes on a hundred apprentices',
    'The town pays the first year.',
  ],
  [
    'politics',
    'Ottawa, Canada',
    1100,
    [2],
    'Parliament limits how long an inquiry may take',
    'Eighteen months, with one extension.',
  ],
  [
    'general',
    '',
    1500,
    [1],
    'A village choir of ninety finds its hundredth singer',
    'She is eleven, and an alto.',
  ],
  [
    'health',
    'Lyon, France',
    1800,
    [1, 1],
    'Hospital in Lyon prints its waiting times by the hour',
    'Patients come later, and wait less.',
  ],
  [
    'sports',
    'Leeds, United Kingdom',
    2100,
    [1],
    'League will pay referees by the season',
    'The change follows two winters of shortages.',
  ],
];

const PUBLISHERS = [
  'The Harbour Post',
  'Noordzij Nieuws',
  'Meridian Wire',
  'De Waterkrant',
  'Signal & Field',
];
/** Stories that come with a publisher's picture; the others show our artwork. */
const WITH_PICTURE = 0;

function articleOf([category, location, minutes, originSizes, title, excerpt]: Row, index: number): Article {
  const dutch = title.startsWith('Kamer');
  const reports = originSizes.reduce((sum, size) => sum + size, 0);
  const publishers = PUBLISHERS.slice(index % 3, (index % 3) + Math.min(3, reports));
  return {
    id: `story-${index + 1}`,
    title,
    excerpt,
    genre: 'news',
    description: excerpt,
    content: excerpt,
    category,
    location,
    source: PUBLISHERS[index % PUBLISHERS.length] ?? '',
    author: '',
    publishedAt: new Date(Date.parse(NOW) - minutes * MINUTE).toISOString(),
    imageUrl: index === WITH_PICTURE ? '/img/story-1/c2lnbm/640' : null,
    imageSources: [],
    readTime: 2 + (index % 5),
    tags: [],
    language: dutch ? 'nl' : 'en',
    originalLanguage: dutch ? 'nl' : 'en',
    reports,
    origins: originSizes.length,
    originSizes,
    publishers,
    publisherCount: Math.max(publishers.length, originSizes.length),
    untimed: false,
    latitude: null,
    longitude: null,
    demo: true,
  };
}

export const ARTICLES: Article[] = ROWS.map(articleOf);

/** A feed's first page; without stories of its own, the twenty invented ones. */
export function pageOf(stories: CardStory[] = ARTICLES, more: Partial<CardPage> = {}): CardPage {
  return { data: stories, hasMore: true, edition: 'e1', total: 214, ...more };
}

export function article(changes: Partial<Article> = {}): Article {
  const [first] = ARTICLES;
  if (!first) throw new Error('There is no invented story');
  return { ...first, ...changes };
}

function sourceOf(name: string, index: number): ArticleSource {
  return {
    id: `story-1-source-${index}`,
    name,
    url: `https://example.org/${index}`,
    headline: 'Arctic fishing: fourteen states sign, nine parliaments to go',
    summary: '',
    publishedAt: new Date(Date.parse(NOW) - (38 + index * 31) * MINUTE).toISOString(),
    genre: index === 1 ? 'analysis' : 'news',
    readTime: index === 2 ? 0 : 3 + index,
    imageUrl: null,
    country: 'NL',
    language: 'en',
    origin: name,
    isOrigin: true,
    isRepeat: false,
    firstSeenAt: NOW,
    demo: true,
  };
}

export function storyDetail(changes: Partial<StoryDetail> = {}): StoryDetail {
  const from = article();
  return {
    id: from.id,
    title: from.title,
    summary: from.excerpt,
    description:
      'The fourteen met for nine days in Tromsø. The rules start on the first of March, for boats over twelve metres, and are reviewed every second year.',
    genre: from.genre,
    category: from.category,
    imageUrl: from.imageUrl,
    imageSources: [],
    createdAt: from.publishedAt,
    location: { city: 'Tromsø', country: 'Norway', latitude: 69.65, longitude: 18.96 },
    sources: PUBLISHERS.map(sourceOf),
    urls: [],
    relevant_countries: ['Norway'],
    updatedAt: NOW,
    readTime: from.readTime,
    tags: [],
    language: 'en',
    originalLanguage: 'en',
    originCount: from.origins,
    originSizes: from.originSizes,
    headlines: [{ at: NOW, headline: from.title }],
    reasons: { cleanliness: [], political_neutrality: [], importance: [] },
    demo: true,
    ...changes,
  };
}

export function pageInput(changes: Partial<PageInput> = {}): PageInput {
  return {
    screen: HOME,
    unknownPath: false,
    language: 'en',
    now: NOW,
    place: null,
    country: null,
    reads: ['en'],
    weights: null,
    user: null,
    sponsored: [],
    site: {
      name: 'Helder',
      publicUrl: 'https://helder.example',
      contactEmail: 'hello@helder.example',
      supportEmail: 'support@helder.example',
      flags: {
        adsEnabled: false,
        signInEnabled: false,
        shareEnabled: true,
        relatedStoriesEnabled: true,
        aboutStoryEnabled: true,
        use20StoriesEnabled: false,
      },
      demoSignIn: false,
      windowDays: 7,
      priceList: 'plans',
      publishers: PUBLISHERS.map((name) => ({ name, homepage: null, demo: true })),
    },
    data: { feed: pageOf(), story: null, related: [], error: null },
    ...changes,
  };
}
