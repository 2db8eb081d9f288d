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

interface ItemFeed {
  publisherId: string;
  /** ISO 639-1, as the publisher file says it. */
  language: string;
  feedUrl: string;
  /** Ids of the feed that are not shared. */
  own: ReadonlySet<string>;
}

/**
 * Fingerprint of a publisher, its feed's language and the id it gives a piece: a translation may have the same. Null where that id would
 * not outlive the address, or may be another piece's.
 */
export function itemHashes(
  { id, link }: Pick<FeedItem, 'id' | 'link'>,
  address: ArticleAddress,
  { publisherId, language, feedUrl, own }: ItemFeed,
): Pick<Report, 'itemHash' | 'formerItemHash'> {
  if (id === null || !own.has(id) || FEW_DIGITS.test(id)) return { itemHash: null };
  if (id === link || articleAddress(id)?.key === address.key) return { itemHash: null };
  return {
    itemHash: fingerprintOf(`${publisherId} ${language} ${id}`),
    formerItemHash: fingerprintOf(`${feedUrl} ${id}`),
  };
}
