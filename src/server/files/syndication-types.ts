/** A feed as Atom and JSON Feed tell it; each writer turns it into its own words. */
import type { FeedEntry } from '../../article/article.ts';

export interface SyndicatedFeed {
  /** Absolute address of this very document. */
  self: string;
  /** Absolute address of the page it follows. */
  page: string;
  icon: string;
  siteName: string;
  title: string;
  description: string;
  /** Language of titles and texts around the stories. */
  language: string;
  /** ISO time of the newest change in it. */
  updated: string;
  entries: SyndicatedEntry[];
}

/** A story as article tells it, at its addresses here. */
export interface SyndicatedEntry extends Omit<FeedEntry, 'id' | 'image'> {
  /** Absolute address of the story's page, which is also its id: ids of stories never change. */
  url: string;
  /** Absolute address of its picture. */
  image: string | null;
}
