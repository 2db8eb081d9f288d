/** Pictures of invented publishers: nowhere to be fetched from, so they are drawn here, as their addresses say. */
import sharp from 'sharp';
import { drawArtwork } from '../../artwork/artwork.ts';
import { demoPictureAt, type Publisher } from '../../contract/contract.ts';

/** Pixels: the widest a picture is asked for, in the shape of most press pictures. */
const WIDTH = 1280;
const HEIGHT = 854;

/** @returns the picture at an address of a demo publisher, or null for any other address, which is somebody's */
export function openDemoPictures(
  publishers: readonly Publisher[],
): (address: string) => Promise<Buffer> | null {
  const homepages = publishers.flatMap(({ demo, homepage }) => (demo && homepage ? [homepage] : []));
  const hosts = new Set(homepages.map((homepage) => new URL(homepage).host));
  return (address) => {
    const { host, pathname } = new URL(address);
    const wanted = hosts.has(host) ? demoPictureAt(pathname) : null;
    if (!wanted) return null;
    const { category, scene, eventId } = wanted;
    const id = `${host}/${eventId}`;
    const svg = drawArtwork({ id, category, scene, width: WIDTH, height: HEIGHT, theme: 'light' });
    return sharp(Buffer.from(svg)).png().toBuffer();
  };
}
