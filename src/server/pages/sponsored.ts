/** Which house ads a page carries, and how readers get their pictures. */
import type { Reader, SponsoredItem } from '../../contract/contract.ts';
import type { Context } from '../context.ts';

/** Nothing while advertisements are off, and never anything for a reader with Premium. */
export function sponsoredFor({ site, sponsored }: Context, { account }: Reader): readonly SponsoredItem[] {
  return site.flags.adsEnabled && account?.plan !== 'premium' ? sponsored : [];
}

/** The items as readers get them: pictures from elsewhere come through this server. */
export function throughUs(
  items: readonly SponsoredItem[],
  imageUrl: (url: string) => string,
): readonly SponsoredItem[] {
  return items.map((item) =>
    item.imageUrl.startsWith('/') ? item : { ...item, imageUrl: imageUrl(item.imageUrl) },
  );
}
