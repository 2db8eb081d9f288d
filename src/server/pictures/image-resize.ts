/** Any photograph → WebP of a given width. Only formats that are photographs are opened at all. */
import pLimit from 'p-limit';
import sharp from 'sharp';
import { NoPicture } from './image-fetch.ts';

const MAX_PIXELS = 40_000_000;
/** Pixels. Feeds seldom say how large a picture is: what is smaller is a tracking pixel, a line or an icon. */
const MIN_SIDE = 32;
const WEBP_QUALITY = 72;
/** Effort 2 of 6: two thirds of the time of 4 for 7 % more bytes. */
const WEBP_EFFORT = 2;

/** One at a time: pictures must not take the processor from pages. */
const oneAtATime = pLimit(1);
sharp.concurrency(1);
sharp.cache(false);

/** First bytes of the formats we open. SVG and GIF are not among them on purpose. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /avi[fs]/.test(bytes.toString('latin1', 8, 32)),
];

const isPhotograph = (bytes: Buffer): boolean => SIGNATURES.some((matches) => matches(bytes));

/**
 * @param width pixels; a smaller picture keeps its size
 * @throws NoPicture when the bytes are not a photograph we open, or one too small to show
 * @throws Error when they are damaged, or hold more than 40 megapixels
 */
export async function resizeImage(bytes: Buffer, width: number): Promise<Buffer> {
  if (!isPhotograph(bytes)) throw new NoPicture('not a photograph');
  return oneAtATime(async () => {
    const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
    const { width: across, height: down } = await original.metadata();
    if (Math.min(across, down) < MIN_SIDE) throw new NoPicture('too small for a photograph');
    return (
      original
        // Turns what the camera noted upright; everything else it noted (place, owner) is dropped.
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
        .toBuffer()
    );
  });
}
