import type { FeedItem, Media } from '../../contract/contract.ts';
import { cutAtWord } from './cut.ts';
import { plainText } from './text.ts';
import { webAddress } from './url.ts';

const MAX_IMAGES = 4;
/** Narrower pictures are icons or tracking pixels. Pixels. */
const MIN_WIDTH = 100;
const MAX_ALT = 300;
const GIF = /\.gif|format=gif/i;
const NO_PICTURE =
  /feedburner\.com\/~|pixel\.(?:wp|quantserve)|doubleclick|googlesyndication|scorecardresearch|stats\.wordpress|gravatar\.com|\/(?:spacer|1x1)\b|\/(?:pixel|beacon|blank|transparent|tracking|counter)(?=[/.?]|$)|[?&](?:w|width)=1(?![\d.])|\.svg(?:$|\?)|share-?button|\/emoji\//i;

/**
 * The pictures that may stand beside a story: real ones, absolute, the first is the primary one.
 * @param isReachable where readers may be sent to
 */
export function imagesOf(item: FeedItem, isReachable: (url: string) => boolean): Media[] {
  const found = new Map<string, Media>();
  for (const image of item.images) {
    const url = webAddress(image.url);
    if (!url || !isReachable(url) || found.has(url) || GIF.test(url) || NO_PICTURE.test(url)) continue;
    if (image.width !== null && image.width < MIN_WIDTH) continue;
    const alt = cutAtWord(plainText(image.alt), MAX_ALT);
    found.set(url, { type: 'image', url, alt, is_primary: found.size === 0 });
    if (found.size === MAX_IMAGES) break;
  }
  return [...found.values()];
}
