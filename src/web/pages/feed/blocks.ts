import type { Article } from '../../../contract/contract.ts';

/** Three sizes besides the featured story. */
export type CardSize = 'large' | 'medium' | 'small';

export interface Block {
  /** The two shapes of a block take turns, so that a long page has a rhythm. */
  form: 'a' | 'b';
  /** Index of its first story in the list without the featured one. */
  from: number;
  stories: Article[];
}

/** Six stories to a block: one large, two medium, three small; an advertisement fits between blocks. */
const BLOCK = 6;
const MEDIUMS = 2;

export function sizeOf(index: number): CardSize {
  if (index === 0) return 'large';
  return index <= MEDIUMS ? 'medium' : 'small';
}

/** The size of a story on the page. @param place of the story in the list after the featured one; -1 = featured */
export function sizeAt(place: number): CardSize | 'featured' {
  return place < 0 ? 'featured' : sizeOf(place % BLOCK);
}

/** Longest excerpt per card, in characters: what fits, and what the page may weigh. Small cards have none. */
const EXCERPT: Record<CardSize | 'featured', number> = { featured: 240, large: 160, medium: 110, small: 0 };

/** The excerpt as a card of this size shows it, cut between words. */
export function excerptFor(excerpt: string, size: CardSize | 'featured'): string {
  const most = EXCERPT[size];
  if (excerpt.length <= most) return excerpt;
  const end = excerpt.lastIndexOf(' ', most - 1);
  return end > 0 ? `${excerpt.slice(0, end).replace(/[\s,;:.–-]+$/, '')}…` : '';
}

export interface FeedLayout {
  featured: Article | null;
  list: Article[];
}

/** The featured story is the first with a picture, else the first; the others keep their order. */
export function layout(stories: Article[]): FeedLayout {
  const featured = stories.find((story) => story.imageUrl !== null) ?? stories[0] ?? null;
  return { featured, list: stories.filter((story) => story !== featured) };
}

export function blocksOf(list: Article[]): Block[] {
  const count = Math.ceil(list.length / BLOCK);
  return Array.from({ length: count }, (_, index) => ({
    form: index % 2 === 0 ? 'a' : 'b',
    from: index * BLOCK,
    stories: list.slice(index * BLOCK, (index + 1) * BLOCK),
  }));
}
