/** What every telling of a story says of it, worked out once. */
import {
  authorOf,
  DEFAULT_CATEGORY,
  type Factors,
  type Genre,
  type Reader,
  type Source,
  type Story,
  WORDS_PER_MINUTE,
} from '../contract/contract.ts';
import { tagNames } from '../reader/reader.ts';
import { storyImages } from './images.ts';
import { sourcesInOrder } from './source-order.ts';
import { type ShownText, setText, writtenIn } from './text.ts';

/** Who is told, in which languages, and with which pictures. */
export interface Telling extends Pick<Reader, 'language' | 'reads'> {
  /** Turns a publisher's picture address into one of this server, or null to leave it out. */
  imageUrl: (url: string, storyId: string) => string | null;
  /** Sent along when given. */
  factors?: Factors | undefined;
  /** The interest that lifted the story in a personalised list; null = none did. Sent along when given. */
  lifted?: string | null | undefined;
}

export interface Facts {
  text: ShownText;
  /** In the order readers see them. */
  sources: Source[];
  /** What the report is that the headline is taken from. */
  genre: Genre;
  /** Names under the headline, at most three: first whose it is. */
  publishers: string[];
  /** How many there are, each counted once. */
  publisherCount: number;
  category: string;
  /** Real pictures at addresses of this server, the story's own first. */
  images: string[];
  readTime: number;
  /** The length of more than half of the reports is not known. */
  untimed: boolean;
  tags: string[];
  originSizes: number[];
}

/** Publishers named on a card or in a feed. */
const MAX_PUBLISHERS = 3;

export function factsOf(story: Story, telling: Telling): Facts {
  const { sources, images, ...others } = commonFactsOf(story);
  const written = writtenIn(story, telling);
  // A translation that somebody supplied stands for the story's own headline.
  const author = authorOf(sources, written.headline) ?? authorOf(sources, story.headline);
  return {
    text: setText(written),
    sources,
    genre: author?.genre ?? 'news',
    publishers: namesOf(author ? [author, ...sources] : sources).slice(0, MAX_PUBLISHERS),
    images: images.flatMap((url) => telling.imageUrl(url, story.id) ?? []),
    tags: [
      ...new Set([
        ...story.categories.map((name) => name.toLowerCase()),
        ...tagNames(story, telling.language),
      ]),
    ],
    ...others,
  };
}

/** What is said to everybody alike; `images` at their publishers' addresses. */
type CommonFacts = Pick<
  Facts,
  'sources' | 'images' | 'category' | 'readTime' | 'untimed' | 'originSizes' | 'publisherCount'
>;

/** Of stories in memory, which never change and are told again and again. */
const commonFacts = new WeakMap<Story, CommonFacts>();

function commonFactsOf(story: Story): CommonFacts {
  const known = commonFacts.get(story);
  if (known) return known;
  const sources = sourcesInOrder(story.sources);
  const facts = {
    sources,
    images: storyImages(story, sources),
    category: categoryOf(story),
    readTime: readTimeOf(story.sources),
    untimed: story.sources.filter(hasLength).length * 2 < story.sources.length,
    originSizes: originSizes(story.sources),
    publisherCount: namesOf(sources).length,
  };
  commonFacts.set(story, facts);
  return facts;
}

/** The first category in lower case. */
function categoryOf({ categories }: Pick<Story, 'categories'>): string {
  return categories[0]?.trim().toLowerCase() || DEFAULT_CATEGORY;
}

/** Each once. */
const namesOf = (sources: readonly Source[]): string[] => [...new Set(sources.map(({ name }) => name))];

/** What is assumed when no source says how long it is. */
const DEFAULT_WORDS = 1000;

/** Minutes to read every source, at least 1; 5 when no source has a positive finite word count. */
function readTimeOf(sources: readonly Pick<Source, 'word_count'>[]): number {
  const words =
    sources.filter(hasLength).reduce((sum, source) => sum + source.word_count, 0) || DEFAULT_WORDS;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const hasLength = ({ word_count }: Pick<Source, 'word_count'>): boolean =>
  Number.isFinite(word_count) && word_count > 0;

/** Reports per origin, most first. */
function originSizes(sources: readonly Source[]): number[] {
  const sizes = new Map<string, number>();
  for (const { origin } of sources) sizes.set(origin, (sizes.get(origin) ?? 0) + 1);
  return [...sizes.values()].sort((a, b) => b - a);
}
