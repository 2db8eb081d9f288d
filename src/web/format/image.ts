import { labelledCategory } from '../../contract/category.ts';
import type { StoryDetail } from '../../contract/contract.ts';
import { IMAGE_WIDTHS } from '../../contract/picture.ts';

/**
 * `sizes` of a picture as wide as a phone's screen. More than two dots to a point nobody sees: screens that have
 * three get as many as those that have two.
 */
export const FULL_WIDTH = '(max-width: 39.99rem) and (min-resolution: 2.5dppx) 68vw, 100vw';

/** An address of our image service: story, picture, width. */
const OURS = /^(\/img\/[^/]+\/[^/]+\/)\d+$/;

/**
 * @param url     Article.imageUrl, an address of our image service at some width
 * @param range   the narrowest and the widest that are useful in this place
 * @returns srcset of the widths between them, or undefined when the address is not from our image service
 */
export function sourceSet(url: string, [narrowest, widest]: readonly [number, number]): string | undefined {
  const path = OURS.exec(url)?.[1];
  if (path === undefined) return undefined;
  return IMAGE_WIDTHS.filter((width) => width >= narrowest && width <= widest)
    .map((width) => `${path}${width} ${width}w`)
    .join();
}

/** Drawn by us, so it cannot fail and is no photograph. */
export const isDrawn = (url: string): boolean => /^\/(art|map)\//.test(url);

/**
 * What we draw for a story: the drawing the server chose for it, else an address that leads to one. It is a map where the
 * story has a place, and a quiet scene where it has none.
 */
export function drawingOf({
  id,
  category,
  imageSources,
}: Pick<StoryDetail, 'id' | 'category' | 'imageSources'>) {
  return imageSources.find(isDrawn) ?? drawingAddress(category, id);
}

/** Leads to what the server draws for a story: of its own, so it can be asked for before anything is known of the story. */
export function drawingAddress(category: string, id: string): string {
  return `/art/${labelledCategory(category)}/${encodeURIComponent(id)}.svg`;
}
