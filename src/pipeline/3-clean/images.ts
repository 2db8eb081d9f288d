import { type FeedItem, isStoryPicture, type Media } from '../../contract/contract.ts';
import { cutAtWord } from './cut.ts';
import { plainText } from './text.ts';
import { webAddress } from './url.ts';

const MAX_IMAGES = 4;
/** Narrower pictures are icons or tracking pixels, whatever they are kept as besides. Pixels. */
const MIN_WIDTH = 100;
const MAX_ALT = 300;

/** Small pictures whose publishers keep the same one larger under a name that follows from theirs. */
const LARGER: readonly (readonly [RegExp, string])[] = [
  [/(ichef\.bbci\.co\.uk\/(?:ace\/(?:standard|ws)|news))\/\d{2,3}\//u, '$1/976/'],
  [/(i\.dawn\.com)\/thumbnail\//u, '$1/large/'],
  [/(\/hub\/i\/r\/[^?]*\/thumbnail)\/\d{2,3}x\d{2,3}\//u, '$1/1200x630/'],
  [/(\/wp-content\/uploads\/[^?]+)-\d{2,3}x\d{2,3}(\.(?:jpe?g|png|webp))$/iu, '$1$2'],
];

/**
 * The pictures that may stand beside a story: real ones, absolute, as large as they are known to be kept, the first is the primary one.
 * @param isReachable where readers may be sent to
 */
export function imagesOf(item: FeedItem, isReachable: (url: string) => boolean): Media[] {
  const found = new Map<string, Media>();
  for (const image of item.images) {
    const address = webAddress(image.url);
    if (!address || !isReachable(address) || (image.width !== null && image.width < MIN_WIDTH)) continue;
    const url = enlarged(address);
    if (found.has(url) || !isStoryPicture(url)) continue;
    const alt = cutAtWord(plainText(image.alt), MAX_ALT);
    found.set(url, { type: 'image', url, alt, is_primary: found.size === 0 });
    if (found.size === MAX_IMAGES) break;
  }
  return [...found.values()];
}

/** The same picture as large as its publisher is known to have it. */
function enlarged(url: string): string {
  for (const [pattern, larger] of LARGER) if (pattern.test(url)) return url.replace(pattern, larger);
  return url;
}
