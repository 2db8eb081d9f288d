import { type Media, pictureWidth } from '../../contract/contract.ts';
import { isNews } from './behind.ts';
import type { Sourced } from './origins.ts';

/** Pixels across from which a picture fills a card. */
const LARGE = 400;

const primaryFirst = (media: readonly Media[]): Media[] =>
  [...media].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));

/**
 * The headline report's picture when it is large, else the newest large one of the reports that tell the news, else the
 * largest there is.
 * @param sources oldest first
 */
export function pictureOf(headline: Sourced, sources: Sourced[]): string | null {
  const news = sources.filter(({ report }) => isNews(report)).reverse();
  const pictures = [...new Set([headline, ...news, ...sources.toReversed()])]
    .flatMap(({ report }) => primaryFirst(report.media))
    // An address that tells no width is most often the whole picture.
    .map(({ url }) => ({ url, width: pictureWidth(url) ?? LARGE }));
  const large = pictures.find(({ width }) => width >= LARGE);
  return (large ?? pictures.sort((a, b) => b.width - a.width)[0])?.url ?? null;
}
