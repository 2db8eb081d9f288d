/** What is drawn on the card of a link to a story: what its page shows, where that is drawn here too. By day. */
import { drawArtwork, drawMap } from '../../artwork/artwork.ts';
import { drawnCategory, ownScene, type Story } from '../../contract/contract.ts';
import { spotName, spotNamed } from '../../geo/geo.ts';
import type { DemoDrawing } from './demo-pictures.ts';

/** An SVG document of that size, in pixels, to stand within another. */
export type Drawing = (width: number, height: number) => string;

interface Shown {
  id: string;
  category: string;
  /** Where its publisher has it. */
  image: string | null;
  location: Story['location'];
}

/** A photograph is its publisher's: in its place stands what the page shows where there is none. */
export function storyDrawing(
  { id, category, image, location }: Shown,
  demoDrawing: (address: string) => DemoDrawing | null,
): Drawing {
  const invented = image === null ? null : demoDrawing(image);
  if (invented) return (width, height) => drawArtwork({ ...invented, width, height, theme: 'light' });
  const spot = spotNamed(spotName(location) ?? '');
  if (!spot)
    return (width, height) =>
      drawArtwork({ id, category, scene: ownScene(id), width, height, theme: 'light' });
  return (width, height) => drawMap({ ...spot, category: drawnCategory(category), width, height });
}
