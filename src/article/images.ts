import {
  artworkAddress,
  type CardStory,
  isStoryPicture,
  mapAddress,
  ownScene,
  QUIET_SCENES,
  type Source,
  type Story,
} from '../contract/contract.ts';
import { spotName } from '../geo/geo.ts';

/** A report's own picture: its primary one, else its first; null when none shows anything of the story. */
export function sourceImage(source: Source): string | null {
  const pictures = source.media.filter(({ url }) => isStoryPicture(url));
  return (pictures.find(({ is_primary }) => is_primary) ?? pictures[0])?.url ?? null;
}

/** Every picture of a story, its own first, then those of its sources in the given order. */
export function storyImages(story: Story, sources: readonly Source[]): string[] {
  const own = story.primary_image_url;
  const primary = own && isStoryPicture(own) ? [own] : [];
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

type Drawn = Pick<CardStory, 'id' | 'category' | 'imageUrl' | 'imageSources'>;

/**
 * Cards in the order of their page: of drawings that would look alike side by side, the later shows the next scene.
 * @param opened the story they stand under, whose own drawing comes first
 */
export function withDifferentDrawings<Card extends Drawn>(cards: readonly Card[], opened?: Drawn): Card[] {
  const before = opened && hasOwnDrawing(opened) ? [ownScene(opened.id)] : [];
  return cards.map((card) => {
    if (!hasOwnDrawing(card)) return card;
    let scene = ownScene(card.id);
    while (before.slice(-APART).includes(scene)) scene = (scene + 1) % QUIET_SCENES;
    before.push(scene);
    return { ...card, imageSources: [artworkAddress(card.category, card.id, scene)] };
  });
}

const hasOwnDrawing = ({ id, category, imageUrl, imageSources }: Drawn): boolean =>
  imageUrl === null && imageSources[0] === artworkAddress(category, id);
