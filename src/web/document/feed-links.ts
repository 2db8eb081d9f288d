/** Addresses of the feeds (Atom, JSON Feed) that follow a page, as the server publishes them. */
import type { PageInput } from '../../contract/contract.ts';

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
  if (screen.kind === 'feed' && screen.query !== '') {
    name = 'search';
    params.set('q', screen.query);
  } else if (screen.kind === 'feed' && screen.category === 'local') {
    // Without a city there is nothing to follow.
    if (!place) return [];
    name = 'local';
    params.set('city', `${place.city}, ${place.country}`);
  } else if (screen.kind === 'feed' && screen.category !== 'all') name = screen.category;
  if (language !== 'en') params.set('lang', language);
  const query = params.size > 0 ? `?${params}` : '';
  return FORMS.map(([ending, type]) => ({ type, href: `${site.publicUrl}/feeds/${name}.${ending}${query}` }));
}
