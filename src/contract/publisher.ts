import { type Static, Type } from 'typebox';
import { FEED_SECTIONS } from './category.ts';
import { LANGUAGE_PATTERN } from './expected.ts';

/** Languages are ISO 639-1, countries ISO 3166-1 alpha-2, in publisher files and inside the pipeline. */
export const LanguageCode = Type.String({ pattern: LANGUAGE_PATTERN });
const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

const FeedSchema = Type.Object(
  {
    /** Where it is published: http, https, or demo: for the feeds written in this repository. */
    url: Type.String({ pattern: '^(https?://|demo:)\\S+$', maxLength: 2000 }),
    section: Type.Optional(Type.Enum(FEED_SECTIONS)),
    language: Type.Optional(LanguageCode),
    /** Text removed from the start or end of titles ("Live: ", " | Example Post"). */
    strip: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  },
  { additionalProperties: false },
);

export const PublisherSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,60}$' }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** Titles of one owner share a family and count as one origin. Default: the id. */
    family: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,60}$' })),
    homepage: Type.Optional(Type.String({ pattern: '^https?://\\S+$' })),
    country: CountryCode,
    /** The place a regional publisher writes from. */
    city: Type.Optional(Type.String({ minLength: 1 })),
    scope: Type.Enum(['global', 'national', 'regional']),
    language: LanguageCode,
    /** IANA name, for dates without an offset. Default: UTC. */
    timeZone: Type.Optional(Type.String()),
    /** It passes on what newsrooms of the countries it tells of have written. */
    relays: Type.Optional(Type.Boolean()),
    demo: Type.Optional(Type.Boolean()),
    feeds: Type.Array(FeedSchema, { minItems: 1 }),
  },
  { additionalProperties: false },
);

export type Feed = Static<typeof FeedSchema>;
export type Publisher = Static<typeof PublisherSchema>;

/** Knows publishers by their ids; undefined for one that is not on the list (any more). */
export type PublisherLookup = (publisherId: string) => Publisher | undefined;

export function publisherLookup(publishers: readonly Publisher[]): PublisherLookup {
  const byId = new Map(publishers.map((publisher) => [publisher.id, publisher]));
  return (id) => byId.get(id);
}

/** The major outlets that come first among a story's sources and lend their headline, best first. */
export const PREFERRED_PUBLISHERS = [
  'Reuters',
  'BBC',
  'CNN',
  'Associated Press',
  'AP',
  'Bloomberg',
  'The Guardian',
  'Financial Times',
  'Wall Street Journal',
  'New York Times',
  'Washington Post',
  'Al Jazeera',
] as const;

const preferredNames = PREFERRED_PUBLISHERS.map(
  (name) => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/^The /, '')}(?![\\p{L}\\p{N}])`, 'iu'),
);

/** Place of a publisher's name in PREFERRED_PUBLISHERS, by whole words without case ("BBC News" counts); null when absent. */
export function preferredRank(name: string): number | null {
  const rank = preferredNames.findIndex((preferred) => preferred.test(name));
  return rank === -1 ? null : rank;
}

/** Active stories of real publishers from which the demo publishers are not needed any more (DEMO=auto). */
export const ENOUGH_REAL_STORIES = 60;

export function demoStillNeeded(realActiveStories: number): boolean {
  return realActiveStories < ENOUGH_REAL_STORIES;
}

/** Whether a feed is one of the invented ones written in this repository. */
export const isDemoAddress = (url: string): boolean => url.startsWith('demo:');

const DEMO_PICTURE = /^\/pictures\/([a-z]+)\/([a-z]+)\/([a-z0-9-]+)\.jpg$/;

/** What the picture of an invented report shows. */
export interface DemoPicture {
  /** Decides the inks. */
  category: string;
  /** Name of a scene of the artwork. */
  scene: string;
  eventId: string;
}

/** Where an invented publisher's picture for a report would be, if there were such a publisher. */
export function demoPictureAddress(homepage: string, { category, scene, eventId }: DemoPicture): string {
  return `${homepage}/pictures/${category}/${scene}/${eventId}.jpg`;
}

/** What such an address asks to be drawn; null for any other path. */
export function demoPictureAt(path: string): DemoPicture | null {
  const [, category, scene, eventId] = DEMO_PICTURE.exec(path) ?? [];
  return category !== undefined && scene !== undefined && eventId !== undefined
    ? { category, scene, eventId }
    : null;
}
