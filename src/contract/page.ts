/** What the server hands to the web's renderer and gets back. The web's door implements PageRenderer. */
import type { Screen } from './address.ts';
import type { ArticleSource, CardPage, CardStory, StoryDetail } from './article.ts';
import type { ErrorBody } from './error.ts';
import type { Flags } from './flags.ts';
import type { InterfaceLanguage } from './locale.ts';
import type { PriceList } from './premium.ts';
import type { ReaderPosition, ReaderWeights } from './ranking.ts';
import type { SponsoredItem } from './sponsored.ts';
import type { SessionUser } from './user.ts';

/** Facts about this installation that the page needs; also sent to the browser. */
export interface Site {
  name: string;
  publicUrl: string;
  contactEmail: string;
  supportEmail: string;
  flags: Flags;
  /** One fixed code signs anybody in: on a machine of one's own, without mail. */
  demoSignIn: boolean;
  /** Which prices are charged; the terms name them. */
  priceList: PriceList;
  /** How many days of news the lists hold. */
  windowDays: number;
  /** Names and homepages of the publishers in use, for About. */
  publishers: { name: string; homepage: string | null; demo: boolean }[];
}

export interface PageData {
  /** The feed under the screen; null while local news knows no city, or when it could not be had. */
  feed: CardPage | null;
  story: StoryDetail | null;
  related: CardStory[];
  /** Why that is missing which the page is about: the story that was opened, else the feed. */
  error: ErrorBody['error'] | null;
}

export interface ReaderPlace extends ReaderPosition {
  /** English name. */
  city: string;
  country: string;
}

export interface LeftOut {
  /** Of stories. */
  ids: readonly string[];
  /** When the reader last said that they want it, ISO 8601. */
  since: string;
}

export interface PageInput {
  screen: Screen;
  /** Unknown path: canonical "/" and noindex. */
  unknownPath: boolean;
  language: InterfaceLanguage;
  /** Languages the reader reads, ISO 639-1: the stories are in these, or translated. */
  reads: readonly string[];
  /** ISO time of this rendering: relative times in HTML are computed from it. */
  now: string;
  /** The reader's place when the request carried one, rounded to the cache's bucket, and its city in the page's language. */
  place: (ReaderPlace & { cityName: string }) | null;
  /** The reader's country, English name, when no more of the place is known. */
  country: string | null;
  /** The reader's own sliders, by which the stories are ranked; null = all in the middle. */
  weights: ReaderWeights | null;
  /** What the account's reader has read of the feed and wants left out of it; absent = nothing. Only in pages of one's own. */
  leftOut?: LeftOut | undefined;
  /** Who the session cookie names; null = nobody. Only in pages of one's own. */
  user: SessionUser | null;
  /** House ads between the stories, in turns; none while they are off, and for a reader with Premium. */
  sponsored: readonly SponsoredItem[];
  site: Site;
  data: PageData;
}

/** Everything the browser needs to start where the server stopped. Serialised into the page. */
export type BootData = PageInput;

export interface RenderedPage {
  status: number;
  /** The whole document, from <!doctype html> on. */
  html: string;
}

/** What the page says of a report by an invented publisher, in the place of the report. */
export interface DemoReportInput {
  language: InterfaceLanguage;
  site: Pick<Site, 'name'>;
  /** Address of the story it belongs to, on this server; null = there is no such report. */
  story: string | null;
  report: Pick<ArticleSource, 'name' | 'headline' | 'summary' | 'language'> | null;
}

/** Which of the stories there are come from invented publishers. */
export type Invented = 'none' | 'some' | 'all';

/** What makes a whole document of what a page shows. */
export interface PageRenderer {
  /** @param invented said above the page; none unless given */
  render(input: PageInput, invented?: Invented): Promise<RenderedPage>;
  demoReport(input: DemoReportInput): Promise<RenderedPage>;
  /** CSP hashes ('sha256-…') of the inline scripts and styles the document may contain. */
  inlineHashes: { scripts: string[]; styles: string[] };
  /** Folder with the browser's built files, served under /assets/. */
  assetsDir: string;
}
