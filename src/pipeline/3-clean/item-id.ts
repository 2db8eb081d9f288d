/** The id that a feed gives a piece, where it says more than the piece's address. */
import type { FeedItem, Report } from '../../contract/contract.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type ArticleAddress, articleAddress } from './url.ts';

/** May as well be the place of the item in the feed. */
const FEW_DIGITS = /^\d{1,4}$/;

/** Ids that one item of the feed has and no other. */
export function ownIds(items: readonly Pick<FeedItem, 'id'>[]): ReadonlySet<string> {
  const own = new Set<string>();
  const shared = new Set<string>();
  for (const { id } of items) {
    if (id === null || shared.has(id)) continue;
    if (own.delete(id)) shared.add(id);
    else own.add(id);
  }
  return own;
}

/**
 * Fingerprint of a publisher and the id its feed gives a piece. Null where that id would not outlive the address, or may be another
 * piece's.
 * @param own the ids of the feed that are not shared
 */
export function itemHashes(
  { id, link }: Pick<FeedItem, 'id' | 'link'>,
  address: ArticleAddress,
  { publisherId, feedUrl, own }: { publisherId: string; feedUrl: string; own: ReadonlySet<string> },
): Pick<Report, 'itemHash' | 'formerItemHash'> {
  if (id === null || !own.has(id) || FEW_DIGITS.test(id)) return { itemHash: null };
  if (id === link || articleAddress(id)?.key === address.key) return { itemHash: null };
  return {
    itemHash: fingerprintOf(`${publisherId} ${id}`),
    formerItemHash: fingerprintOf(`${feedUrl} ${id}`),
  };
}
