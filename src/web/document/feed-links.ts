/** Addresses of the feeds (Atom, JSON Feed) that follow a page, as the server publishes them. */
import { feedUnder } from '../../contract/address.ts';
import type { PageInput } from '../../contract/contract.ts';
import { NAMELESS_CITY } from '../../contract/reader-cookie.ts';
import { quoted, type Translate } from '../../texts/browser.ts';

export interface FeedLink {
  type: 'application/atom+xml' | 'application/feed+json';
  href: string;
  title: string;
}

const FORMS: readonly [ending: string, type: FeedLink['type'], form: string][] = [
  ['atom', 'application/atom+xml', 'Atom'],
  ['json', 'application/feed+json', 'JSON Feed'],
];

export function feedLinksOf({ screen, language, place, site }: PageInput, t: Translate): FeedLink[] {
  const params = new URLSearchParams();
  let name = 'home';
  let subject = '';
  const { query, category } = feedUnder(screen);
  if (query !== '') {
    name = 'search';
    subject = quoted(query, t);
    params.set('q', query);
  } else if (category === 'local') {
    // Without a city there is nothing to follow.
    if (!place || place.city === NAMELESS_CITY) return [];
    name = 'local';
    subject = `${t('category.local')}: ${place.cityName}`;
    params.set('city', `${place.city}, ${place.country}`);
  } else if (category !== 'all') {
    name = category;
    subject = t(`category.${category}`);
  }
  if (language !== 'en') params.set('lang', language);
  const text = String(params);
  const suffix = text && `?${text}`;
  const title = subject ? t('head.page', { title: subject, name: site.name }) : site.name;
  return FORMS.map(([ending, type, form]) => ({
    type,
    href: `${site.publicUrl}/feeds/${name}.${ending}${suffix}`,
    title: t('head.feed', { title, form }),
  }));
}
