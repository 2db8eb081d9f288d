import type { Media } from '../../contract/contract.ts';
import { isNews } from './behind.ts';
import type { Sourced } from './origins.ts';

/** Pixels across from which a picture fills a card, and under which it is no more than an icon. */
const LARGE = 400;
const SMALLEST = 200;

/** What a publisher shows when it has no picture of its own: names of files say so. */
const STAND_IN = /(?:^|[_.-])(?:default|generic|placeholder|fallback|logo)(?=[_.-]|$)/iu;

/** Small pictures whose publishers keep the same one larger under a name that follows from theirs. */
const LARGER: readonly (readonly [RegExp, string])[] = [
  [/(ichef\.bbci\.co\.uk\/(?:ace\/(?:standard|ws)|news))\/\d{2,3}\//u, '$1/976/'],
  [/(i\.dawn\.com)\/thumbnail\//u, '$1/large/'],
  [/(\/hub\/i\/r\/[^?]*\/thumbnail)\/\d{2,3}x\d{2,3}\//u, '$1/1200x630/'],
  [/(\/wp-content\/uploads\/[^?]+)-\d{2,3}x\d{2,3}(\.(?:jpe?g|png|webp))$/iu, '$1$2'],
];
/** How addresses tell the width of a picture, in pixels. */
const WIDTHS: readonly RegExp[] = [
  /[?&](?:w|width)=(\d{2,4})\b/u,
  /(?<![\dA-Za-z])(\d{2,4})x\d{2,4}(?![\dA-Za-z])/u,
  /\/(?:standard|ws|news|width|w_?)\/?(\d{2,4})\//u,
];

/** The same picture as large as its publisher is known to have it. */
export function enlarged(url: string): string {
  for (const [pattern, larger] of LARGER) if (pattern.test(url)) return url.replace(pattern, larger);
  return url;
}

/** Pixels across when the address says so, else null. */
function widthOf(url: string): number | null {
  for (const pattern of WIDTHS) {
    const width = pattern.exec(url)?.[1];
    if (width) return Number(width);
  }
  return null;
}

const primaryFirst = (media: readonly Media[]): Media[] =>
  [...media].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));

/**
 * The headline report's picture when it is large, else the newest large one of the reports that tell the news, else the
 * largest there is; never an icon, nor what stands in for a picture.
 * @param sources oldest first
 */
export function pictureOf(headline: Sourced, sources: Sourced[]): string | null {
  const news = sources.filter(({ report }) => isNews(report)).reverse();
  const pictures = [...new Set([headline, ...news, ...sources.toReversed()])]
    .flatMap(({ report }) => primaryFirst(report.media))
    .filter(({ url }) => !STAND_IN.test(url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''))
    .map((media) => {
      const url = enlarged(media.url);
      // An address that tells no width is most often the whole picture.
      return { url, width: widthOf(url) ?? LARGE };
    });
  const large = pictures.find(({ width }) => width >= LARGE);
  const best = large ?? pictures.sort((a, b) => b.width - a.width)[0];
  return best && best.width >= SMALLEST ? best.url : null;
}
