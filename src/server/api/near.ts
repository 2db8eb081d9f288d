/** Local news from farther away: whether nothing is near, or this reader hides all that is. */
import type { Reader } from '../../contract/contract.ts';
import type { Ask, Edition, Listing } from '../../edition/edition.ts';

/** A listing, and of local stories from farther away what is known of the near ones. */
export interface FarListing extends Listing {
  /** There are stories within 50 km, and the reader's mutes and filters hide all of them. */
  nearHidden?: boolean;
}

const HIDES_NOTHING: Pick<Reader, 'mutes' | 'filters'> = {
  mutes: { words: [], topics: [], sources: [] },
  filters: null,
};

/** What `ask` names for this reader. Who gets stories from farther away and hides some is compared with somebody who hides none. */
export async function listingFor(
  edition: Pick<Edition, 'list'>,
  ask: Ask,
  reader: Reader,
): Promise<FarListing> {
  const listing = await edition.list(ask, reader);
  if (listing.within !== false || listing.hidden.length === 0) return listing;
  const all = await edition.list(
    { list: 'local', limit: 1, edition: listing.edition },
    { ...reader, ...HIDES_NOTHING },
  );
  return { ...listing, nearHidden: all.within === true };
}
