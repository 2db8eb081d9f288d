/** A feed as Atom and JSON Feed tell it; each writer turns it into its own words. */

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

export interface SyndicatedEntry {
  /** Absolute address of the story's page, which is also its id: ids of stories never change. */
  url: string;
  title: string;
  summary: string;
  language: string;
  /** ISO times: first report, last change. */
  published: string;
  updated: string;
  /** Publishers whose reports it is made of, at most three. */
  authors: string[];
  categories: string[];
  /** Absolute address of its picture. */
  image: string | null;
  /** Every report, in the order readers see them. */
  sources: { publisher: string; headline: string; url: string }[];
}
