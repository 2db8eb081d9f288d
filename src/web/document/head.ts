/** What stands in <head> about a page: pure, from the same input the page is rendered from. */

import { canonicalIn, HOME, type Screen } from '../../contract/address.ts';
import type { InterfaceLanguage, PageInput, Site, StoryDetail } from '../../contract/contract.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { shortened } from '../../contract/shorten.ts';
import { quoted, type Translate } from '../../texts/browser.ts';
import { type FeedLink, feedLinksOf } from './feed-links.ts';

export interface Head {
  title: string;
  /** What the page is called where only a link to it stands: there, too, an invented story says so. */
  linkTitle: string;
  description: string;
  /** Absolute; of a path that leads nowhere, the home page. */
  canonical: string;
  alternates: { language: InterfaceLanguage | 'x-default'; href: string }[];
  feeds: FeedLink[];
  noindex: boolean;
  /** Open Graph. */
  type: 'website' | 'article';
  /** Absolute; 1200 × 630 pixels. */
  image: string;
  /** Of a story, as the feeds have it. */
  times: { published: string; modified: string } | null;
}

const LONGEST_DESCRIPTION = 200;

/** Drawn for cards of links: see public/assets. */
const SHARE_IMAGE = '/assets/share.png';

export function headOf(input: PageInput, t: Translate): Head {
  const { screen, site, data, language } = input;
  const canonicalScreen = input.unknownPath ? HOME : screen;
  const part = partOf(input, t);
  const storyTitle = data.story?.title ?? null;
  return {
    title: titleOf(screen, storyTitle, site, t),
    linkTitle: titleOf(screen, data.story?.demo ? `${storyTitle} (${t('about.demo')})` : storyTitle, site, t),
    description: part.description,
    canonical: site.publicUrl + canonicalIn(canonicalScreen, language),
    alternates: [
      ...INTERFACE_LANGUAGES.map((each) => ({
        language: each,
        href: site.publicUrl + canonicalIn(canonicalScreen, each),
      })),
      { language: 'x-default', href: site.publicUrl + canonicalIn(canonicalScreen, 'en') },
    ],
    feeds: feedLinksOf(input, t),
    noindex: input.unknownPath || part.noindex,
    type: part.type ?? 'website',
    image: site.publicUrl + (part.image ?? SHARE_IMAGE),
    times: part.times ?? null,
  };
}

/** What is told of one kind of screen. */
type Part = Pick<Head, 'description' | 'noindex'> & Partial<Pick<Head, 'type' | 'image' | 'times'>>;

function partOf({ screen, site, language, data: { story, feed } }: PageInput, t: Translate): Part {
  switch (screen.kind) {
    case 'feed':
      return {
        description:
          screen.category === 'all'
            ? aboutUs(site, t)
            : t('head.description.category', {
                category: t(`category.${screen.category}`),
                tagline: t('brand.tagline'),
                days: site.windowDays,
              }),
        // Nor pages after the last one: there are as many as somebody likes to ask for.
        noindex: screen.query !== '' || (screen.page !== undefined && feed?.data.length === 0),
      };
    case 'story':
      return story
        ? {
            description: shortened(story.summary || story.description, LONGEST_DESCRIPTION),
            noindex: story.demo,
            type: 'article',
            image: cardOf(story.id, language),
            times: { published: firstReportOf(story), modified: story.updatedAt },
          }
        : { description: aboutUs(site, t), noindex: true };
    case 'text':
      return { description: aboutUs(site, t), noindex: false };
  }
}

/** `createdAt` is the newest report's time, as the specification maps it. */
const firstReportOf = ({ sources, createdAt }: StoryDetail): string =>
  sources.reduce((first, { publishedAt }) => {
    return publishedAt !== null && publishedAt < first ? publishedAt : first;
  }, createdAt);

const aboutUs = (site: Site, t: Translate): string =>
  t('head.description', { name: site.name, tagline: t('brand.tagline') });

/** What a page is called, before our own name; null for the home page, which is called by ours alone. */
function ownTitle(screen: Screen, storyTitle: string | null, t: Translate): string | null {
  switch (screen.kind) {
    case 'feed': {
      const { query, category, sort } = screen;
      const shown = query ? quoted(query, t) : category !== 'all' && t(`category.${category}`);
      return [shown, !query && sort !== 'top' && t(`feed.order.${sort}`)].filter(Boolean).join(' · ') || null;
    }
    case 'story':
      return storyTitle ?? t('story.error.title');
    case 'text':
      return t(`footer.${screen.text}`);
  }
}

/** The document's title for a screen; the browser uses it again when the reader moves on. */
export function titleOf(screen: Screen, storyTitle: string | null, { name }: Site, t: Translate): string {
  const title = ownTitle(screen, storyTitle, t);
  return title === null
    ? t('head.home', { name, tagline: t('brand.tagline') })
    : t('head.page', { title, name });
}

/** The picture the server draws for links to a story. */
function cardOf(id: string, language: InterfaceLanguage): string {
  return `/og/${encodeURIComponent(id)}.png${language === 'en' ? '' : `?lang=${language}`}`;
}
