/** What stands in <head> about a page: pure, from the same input the page is rendered from. */

import { addressIn, addressOf, HOME } from '../../contract/address.ts';
import type { InterfaceLanguage, PageInput, Screen, Site } from '../../contract/contract.ts';
import type { Translate } from '../language/texts.ts';
import { type FeedLink, feedLinksOf } from './feed-links.ts';

export interface Head {
  title: string;
  description: string;
  /** Absolute; "" for pages that must not be indexed under an address of their own. */
  canonical: string;
  alternates: { language: InterfaceLanguage | 'x-default'; href: string }[];
  feeds: FeedLink[];
  noindex: boolean;
  /** Open Graph. */
  type: 'website' | 'article';
  /** Absolute; 1200 × 630 pixels. */
  image: string;
  publishedAt: string | null;
}

const LANGUAGES: readonly InterfaceLanguage[] = ['en', 'nl'];
const LONGEST_DESCRIPTION = 200;

/** Drawn for cards of links: see public/assets. */
const SHARE_IMAGE = '/assets/share.png';

export function headOf(input: PageInput, t: Translate): Head {
  const { screen, site, data, language } = input;
  const canonicalScreen = input.unknownPath ? HOME : screen;
  const address = addressOf(canonicalScreen);
  const story = screen.kind === 'story' ? data.story : null;
  return {
    title: titleOf(screen, story?.title ?? null, site, t),
    description: story ? shorten(story.summary || story.description) : descriptionOf(screen, site, t),
    canonical: site.publicUrl + (language === 'en' ? address : addressIn(canonicalScreen, language)),
    alternates: [
      ...LANGUAGES.map((each) => ({
        language: each,
        href: site.publicUrl + addressIn(canonicalScreen, each),
      })),
      { language: 'x-default', href: site.publicUrl + address },
    ],
    feeds: feedLinksOf(input),
    noindex: input.unknownPath || isSearch(screen) || (screen.kind === 'story' && !story),
    type: story ? 'article' : 'website',
    image: site.publicUrl + (story ? cardOf(story.id, language) : SHARE_IMAGE),
    publishedAt: story?.createdAt ?? null,
  };
}

/** The document's title for a screen; the browser uses it again when the reader moves on. */
export function titleOf(screen: Screen, storyTitle: string | null, site: Site, t: Translate): string {
  const name = site.name;
  if (screen.kind === 'story') return t('head.page', { title: storyTitle ?? t('story.error.title'), name });
  if (screen.kind === 'text') return t('head.page', { title: t(`footer.${screen.text}`), name });
  if (screen.query) return t('head.page', { title: `“${screen.query}”`, name });
  if (screen.category === 'all') return t('head.home', { name, tagline: t('brand.tagline') });
  return t('head.page', { title: t(`category.${screen.category}`), name });
}

function descriptionOf(screen: Screen, site: Site, t: Translate): string {
  const tagline = t('brand.tagline');
  if (screen.kind === 'feed' && screen.category !== 'all')
    return t('head.description.category', { category: t(`category.${screen.category}`), tagline });
  return t('head.description', { name: site.name, tagline });
}

/** The picture the server draws for links to a story. */
function cardOf(id: string, language: InterfaceLanguage): string {
  return `/og/${encodeURIComponent(id)}.png${language === 'en' ? '' : `?lang=${language}`}`;
}

function isSearch(screen: Screen): boolean {
  return screen.kind === 'feed' && screen.query !== '';
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1))}…`;
}
