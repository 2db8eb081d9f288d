import type { CardStory } from '../../../contract/contract.ts';
import { featuredOf } from '../../data/feed.ts';

/** Three sizes besides the featured story. */
export type CardSize = 'large' | 'medium' | 'small';

export interface Block {
  /** The two shapes of a block take turns, so that a long page has a rhythm. */
  form: 'a' | 'b';
  /** Index of its first story in the list without the featured one. */
  from: number;
  stories: CardStory[];
}

/** Six stories to a block: one large, two medium, three small; an advertisement fits between blocks. */
const BLOCK = 6;
const MEDIUMS = 2;

export function sizeOf(index: number): CardSize {
  if (index === 0) return 'large';
  return index <= MEDIUMS ? 'medium' : 'small';
}

export interface FeedLayout {
  featured: CardStory | null;
  list: CardStory[];
}

/** The others keep their order. */
export function layout(stories: CardStory[], able: readonly CardStory[]): FeedLayout {
  const featured = featuredOf(stories, able);
  return { featured, list: stories.filter((story) => story !== featured) };
}

export function blocksOf(list: CardStory[]): Block[] {
  const count = Math.ceil(list.length / BLOCK);
  return Array.from({ length: count }, (_, index) => ({
    form: index % 2 === 0 ? 'a' : 'b',
    from: index * BLOCK,
    stories: list.slice(index * BLOCK, (index + 1) * BLOCK),
  }));
}
