/** Addresses of our own drawings, and which of the quiet scenes they show. Plain: the browser may read them too. */
import { DEFAULT_CATEGORY, RANKING_CATEGORIES, type RankingCategory } from './category.ts';

/** Scenes that show nothing but the inks of a category. */
export const QUIET_SCENES = 4;

/**
 * Raised whenever a drawing changes (artwork/version.test.ts notices): browsers keep what they have of an address, so a new
 * drawing needs a new one.
 */
export const DRAWING_VERSION = 3;

/** @returns the scene a story has where no neighbour has it: always the same one */
export function ownScene(storyId: string): number {
  let sum = 0;
  for (const character of storyId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % QUIET_SCENES;
}

/** Address of a drawing for a story of no known place and without a picture. */
export function artworkAddress(category: string, storyId: string, scene = ownScene(storyId)): string {
  return `/art/${drawnCategory(category)}/${encodeURIComponent(storyId)}.${scene}.svg${VERSION}`;
}

/** Address of a map in the ink of a category. @param spot a place as geo names it: "nl", "nl/52.1,5.1" */
export function mapAddress(category: string, spot: string): string {
  return `/map/${drawnCategory(category)}/${spot}.svg${VERSION}`;
}

const VERSION = `?v=${DRAWING_VERSION}`;

/** The category in whose inks it is drawn. */
export const drawnCategory = (category: string): RankingCategory | typeof DEFAULT_CATEGORY =>
  RANKING_CATEGORIES.find((key) => key === category) ?? DEFAULT_CATEGORY;
