/** Pictures of invented publishers: nowhere to be fetched from, so they are drawn here, as their addresses say. */
import sharp from 'sharp';
import { type ArtworkOptions, drawArtwork } from '../../artwork/artwork.ts';
import { demoPictureAt, type Publisher } from '../../contract/contract.ts';

/** Pixels: the widest a picture is asked for, in the shape of most press pictures. */
const WIDTH = 1280;
const HEIGHT = 854;

/** What is drawn for a picture of an invented publisher. */
export type DemoDrawing = Pick<ArtworkOptions, 'id' | 'category' | 'scene'>;

/**
 * @returns what the picture at an address of a demo publisher shows, or null for any other: that is somebody's, or, where it is only
 *   a path, lies here with a story that a reader saved
 */
export function openDemoDrawings(publishers: readonly Publisher[]): (address: string) => DemoDrawing | null {
  const homepages = publishers.flatMap(({ demo, homepage }) => (demo && homepage ? [homepage] : []));
  const hosts = new Set(homepages.map((homepage) => new URL(homepage).host));
  return (address) => {
    if (!URL.canParse(address)) return null;
    const { host, pathname } = new URL(address);
    const wanted = hosts.has(host) ? demoPictureAt(pathname) : null;
    return wanted && { id: `${host}/${wanted.eventId}`, category: wanted.category, scene: wanted.scene };
  };
}

/** @returns the picture itself, or null likewise */
export function openDemoPictures(
  publishers: readonly Publisher[],
): (address: string) => Promise<Buffer> | null {
  const drawingAt = openDemoDrawings(publishers);
  return (address) => {
    const drawing = drawingAt(address);
    if (!drawing) return null;
    const svg = drawArtwork({ ...drawing, width: WIDTH, height: HEIGHT, theme: 'light' });
    return sharp(Buffer.from(svg)).png().toBuffer();
  };
}
