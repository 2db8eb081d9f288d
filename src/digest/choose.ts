import type { InterfaceLanguage, Preferences, ReaderPosition } from '../contract/contract.ts';
import type { Edition, ListedStory } from '../edition/edition.ts';

/** A letter that ends: so many stories for everybody, near the reader, and for their interests. */
const TOP_STORIES = 5;
const NEAR_STORIES = 3;
const INTEREST_STORIES = 3;

export interface DigestReader {
  preferences: Pick<Preferences, 'interests'>;
  language: InterfaceLanguage;
  reads: readonly string[];
  /** The reader's city, when known. */
  place: (ReaderPosition & { city: string; country: string }) | null;
}

export interface DigestChoice {
  top: ListedStory[];
  near: ListedStory[];
  interests: ListedStory[];
}

/** Chooses the stories of one letter; no story stands in it twice. */
export function chooseDigest(edition: Pick<Edition, 'feed' | 'local'>, reader: DigestReader): DigestChoice {
  const { place, reads } = reader;
  const position = place && {
    latitude: place.latitude,
    longitude: place.longitude,
    accuracy: place.accuracy,
  };
  const query = { reads, reader: { position, country: place?.country ?? null, interests: [] as string[] } };
  const used = new Set<string>();
  const take = (stories: ListedStory[], count: number): ListedStory[] => {
    const fresh = stories.filter(({ story }) => !used.has(story.id)).slice(0, count);
    for (const { story } of fresh) used.add(story.id);
    return fresh;
  };

  const top = take(edition.feed(query).stories, TOP_STORIES);
  const near = place ? take(edition.local({ ...query, city: place.city }).stories, NEAR_STORIES) : [];
  const { interests } = reader.preferences;
  const personal =
    interests.length > 0 ? edition.feed({ ...query, reader: { ...query.reader, interests } }).stories : [];
  return {
    top,
    near,
    interests: take(
      personal.filter(({ factors }) => factors.interest === 1),
      INTEREST_STORIES,
    ),
  };
}
