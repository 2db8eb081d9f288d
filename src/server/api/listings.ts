/** From the edition's listings to what goes over the wire; used by the API and by the pages in the same process. */

import { toArticle } from '../../article/article.ts';
import {
  type Article,
  type ArticlePage,
  type InterfaceLanguage,
  MAX_PAGE_SIZE,
} from '../../contract/contract.ts';
import type { ListedStory, Listing, ListQuery } from '../../edition/edition.ts';
import { nearestCity, searchCities } from '../../geo/geo.ts';
import type { Context } from '../context.ts';
import { badParameter } from '../http/errors.ts';

const MS_PER_DAY = 86_400_000;
/** Ids taken from a search before languages are sorted out; nobody pages further. */
const MAX_SEARCH_HITS = 500;

export interface Presentation {
  language: InterfaceLanguage;
  /** Languages the reader reads. */
  reads: readonly string[];
  /** Send every factor of the ranking along. */
  why?: boolean;
}

export function presentStory(
  { imageUrl }: Context,
  { story, factors }: ListedStory,
  { language, reads, why }: Presentation,
): Article {
  return toArticle(story, { language, reads, imageUrl, factors: why ? factors : undefined });
}

export function presentListing(context: Context, listing: Listing, how: Presentation): ArticlePage {
  return {
    data: listing.stories.map((listed) => presentStory(context, listed, how)),
    hasMore: listing.hasMore,
    edition: listing.edition,
    total: listing.total,
  };
}

/**
 * Stories of a city. The city is "City" or "City, Country"; without one, the city nearest to the position.
 * @throws Refusal when there is neither
 */
export function localListing(
  context: Context,
  query: ListQuery,
  chosen: string,
  language: InterfaceLanguage,
): Listing {
  const { position, country } = query.reader;
  const comma = chosen.lastIndexOf(',');
  const name = (comma < 0 ? chosen : chosen.slice(0, comma)).trim();
  const homeland = (comma < 0 ? '' : chosen.slice(comma + 1).trim()) || country;
  if (name === '') {
    const near = position && nearestCity(position);
    if (!near) throw badParameter('city', 'city is needed for local stories, or lat and lon.');
    const reader = { ...query.reader, country: country ?? near.country };
    return context.edition.local({ ...query, reader, city: near.name });
  }
  const known = position
    ? null
    : (searchCities(homeland ? `${name}, ${homeland}` : name, language)[0] ?? null);
  const reader = {
    ...query.reader,
    position: position ?? known,
    country: homeland ?? known?.country ?? null,
  };
  return context.edition.local({ ...query, reader, city: name });
}

/** Best match first, everything in one page. Blank text finds nothing. */
export async function searchListing(context: Context, text: string, query: ListQuery): Promise<Listing> {
  const words = text.trim();
  const since = new Date(context.now().getTime() - context.config.retentionDays * MS_PER_DAY);
  const ids =
    words === '' ? [] : await context.store.stories.search(words, { since, limit: MAX_SEARCH_HITS });
  const found = await context.edition.search(ids, { ...query, limit: query.limit ?? MAX_PAGE_SIZE });
  return { ...found, hasMore: false };
}
