/** A feed ready to be written in any of the formats. */
export interface DemoFeed {
  title: string;
  homepage: string;
  language: string;
  updated: Date;
  /** Newest first. */
  items: DemoItem[];
}

export interface DemoItem {
  /** Stable: the same for every rendering with one start. */
  id: string;
  link: string;
  title: string;
  summary: string;
  /** Length of the whole report. */
  words: number | null;
  /** Address of its picture. */
  picture: string | null;
  /** Paragraphs, plain text. */
  body: string[];
  published: Date;
  category: string;
  author: string | null;
  /** The publisher's own translations, by locale. */
  translations: Record<string, { title: string; summary: string }>;
}

export type FeedWriter = (feed: DemoFeed) => string;
