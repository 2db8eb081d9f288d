import {
  artworkAddress,
  type CardStory,
  mapAddress,
  ownScene,
  QUIET_SCENES,
  type Source,
  type Story,
} from '../contract/contract.ts';
import { spotName } from '../geo/geo.ts';

/** GIFs move, and reading should not. */
const GIF = /\.gif|format=gif/i;
/** What publishers and their systems send where there is no picture. */
const PLACEHOLDER = /placeholder|placehold\.co|^\/(art|map)\//i;

/** True for an address that shows something of the story: no GIF, no placeholder, no stock image. */
function isRealImage(url: string | null | undefined): url is string {
  return !!url && !GIF.test(url) && !PLACEHOLDER.test(url);
}

/** A report's own picture: its primary one, else its first; null when none is real. */
export function sourceImage(source: Source): string | null {
  const real = source.media.filter((media) => isRealImage(media.url));
  return (real.find((media) => media.is_primary) ?? real[0])?.url ?? null;
}

/** Every real picture of a story, the story's own first, then those of its sources in the given order. */
export function storyImages(story: Story, sources: readonly Source[]): string[] {
  const primary = isRealImage(story.primary_image_url) ? [story.primary_image_url] : [];
  const others = sources.flatMap((source) => sourceImage(source) ?? []);
  return [...new Set([...primary, ...others])];
}

/** What stands where a story has no picture at all: a map of where it is; where that is not known, a drawing. */
export function stockImage(story: Story, category: string): string {
  const spot = spotName(story.location);
  return spot === null ? artworkAddress(category, story.id) : mapAddress(category, spot);
}

/** Neighbours nearer than this, counted in drawings, do not show the same scene. */
const APART = 2;

/** Cards in the order of their page: of drawings that would look alike side by side, the later shows the next scene. */
export function withDifferentDrawings<
  Card extends Pick<CardStory, 'id' | 'category' | 'imageUrl' | 'imageSources'>,
>(cards: readonly Card[]): Card[] {
  const before: number[] = [];
  return cards.map((card) => {
    if (card.imageUrl !== null || card.imageSources[0] !== artworkAddress(card.category, card.id))
      return card;
    let scene = ownScene(card.id);
    while (before.slice(-APART).includes(scene)) scene = (scene + 1) % QUIET_SCENES;
    before.push(scene);
    return { ...card, imageSources: [artworkAddress(card.category, card.id, scene)] };
  });
}
