/** Addresses of the feeds (Atom, JSON Feed) that follow a page, as the server publishes them. */
import { feedUnder } from '../../contract/address.ts';
import type { PageInput } from '../../contract/contract.ts';
import { NAMELESS_CITY } from '../../contract/reader-cookie.ts';

export interface FeedLink {
  type: 'application/atom+xml' | 'application/feed+json';
  href: string;
}

const FORMS: readonly [ending: string, type: FeedLink['type']][] = [
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
];

export function feedLinksOf({ screen, language, place, site }: PageInput): FeedLink[] {
  const params = new URLSearchParams();
  let name = 'home';
  const { query, category } = feedUnder(screen);
  if (query !== '') {
    name = 'search';
    params.set('q', query);
  } else if (category === 'local') {
    // Without a city there is nothing to follow.
    if (!place || place.city === NAMELESS_CITY) return [];
    name = 'local';
    params.set('city', `${place.city}, ${place.country}`);
  } else if (category !== 'all') name = category;
  if (language !== 'en') params.set('lang', language);
  const text = String(params);
  const suffix = text && `?${text}`;
  return FORMS.map(([ending, type]) => ({
    type,
    href: `${site.publicUrl}/feeds/${name}.${ending}${suffix}`,
  }));
}
