/** The saved stories as the server keeps them, and as a list shows them. */

import { DEFAULT_CATEGORY } from '../../contract/category.ts';
import type { SavedStory } from '../../contract/contract.ts';
import { WORDS_PER_MINUTE } from '../../contract/time.ts';
import { flag, list, number, object, oneOf, text } from '../data/shape.ts';

/** A saved story as a reader sees it. DATA-31 asks for all of it; content, readTime and author are read by nobody yet. */
export interface SavedItem {
  id: string;
  articleId: string;
  savedAt: string;
  article: {
    title: string;
    excerpt: string;
    /** Of title, excerpt and content. */
    language: string;
    content: string;
    category: string;
    imageUrl: string | null;
    publishedAt: string;
    /** Minutes. */
    readTime: number;
    source: string;
    author: string;
    tags: string[];
  };
}

type Source = SavedStory['story']['sources'][number];
type Media = Source['media'][number];

const storyShape = object<SavedStory['story']>({
  headline: text,
  sub_headline: text,
  description: text,
  language: text,
  categories: list(text),
  tags: list(text),
  published_at: text,
  sources: list(
    object<Source>({
      name: text,
      original_headline: text,
      url: text,
      word_count: number,
      media: list(object<Media>({ type: oneOf(['image']), url: text, alt: text, is_primary: flag })),
    }),
  ),
});

export const savedShape = object<{ stories: SavedStory[] }>({
  stories: list(object<SavedStory>({ id: text, storyId: text, savedAt: text, story: storyShape })),
});

/** The server's form into the reader's. */
export function savedItem({ id, storyId, savedAt, story }: SavedStory): SavedItem {
  const { headline, sub_headline, description, language, categories, tags, published_at, sources } = story;
  const media = sources.flatMap((source) => source.media);
  const words = sources.reduce((sum, source) => sum + source.word_count, 0);
  const publisher = sources[0]?.name ?? '';
  return {
    id,
    articleId: storyId,
    savedAt,
    article: {
      title: headline,
      excerpt: sub_headline,
      language,
      content: description || sub_headline,
      category: categories[0]?.toLowerCase() ?? DEFAULT_CATEGORY,
      imageUrl: (media.find(({ is_primary }) => is_primary) ?? media[0])?.url ?? null,
      publishedAt: published_at,
      readTime: Math.max(1, Math.floor(words / WORDS_PER_MINUTE)),
      source: publisher,
      author: publisher,
      tags: [...categories.map((category) => category.toLowerCase()), ...tags],
    },
  };
}

/** Marks are printed curly and long, and typed straight and short. */
const asTyped = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');

/** Those whose title, category or excerpt holds the text, whatever the case. Blank text keeps all. */
export function matching(
  items: readonly SavedItem[],
  query: string,
  categoryName: (category: string) => string,
): SavedItem[] {
  const sought = asTyped(query.trim());
  if (sought === '') return [...items];
  return items.filter(({ article: { title, category, excerpt } }) =>
    [title, category, categoryName(category), excerpt].some((part) => asTyped(part).includes(sought)),
  );
}
