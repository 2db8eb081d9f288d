import { MAX_PAGE_SIZE, type Reader } from '../contract/contract.ts';
import type { Edition, ListedStory } from '../edition/edition.ts';

/** A letter that ends: so many stories for everybody, near the reader, and for their interests. */
const TOP_STORIES = 5;
const NEAR_STORIES = 3;
const INTEREST_STORIES = 3;

export interface DigestChoice {
  top: ListedStory[];
  near: ListedStory[];
  interests: ListedStory[];
}

/** Chooses the stories of one letter; no story stands in it twice, and none that the reader muted. */
export async function chooseDigest(edition: Pick<Edition, 'list'>, reader: Reader): Promise<DigestChoice> {
  const used = new Set<string>();
  const take = (stories: ListedStory[], count: number): ListedStory[] => {
    const fresh = stories.filter(({ story }) => !used.has(story.id)).slice(0, count);
    for (const { story } of fresh) used.add(story.id);
    return fresh;
  };

  const forEverybody = await edition.list({ list: 'feed' }, { ...reader, interests: [] });
  const top = take(forEverybody.stories, TOP_STORIES);
  const local = reader.place?.city ? await edition.list({ list: 'local' }, reader) : null;
  // Farther away, where nothing happened near them: the local page says so, a letter leaves it out.
  const near = take(local?.local === 'near' ? local.stories : [], NEAR_STORIES);
  // Far down too: among the first twenty the day's large news can leave no room for what one topic has.
  const personal =
    reader.interests.length > 0 ? await edition.list({ list: 'feed', limit: MAX_PAGE_SIZE }, reader) : null;
  const interests = personal?.stories.filter(({ factors }) => factors.interest) ?? [];
  return { top, near, interests: take(interests, INTEREST_STORIES) };
}
