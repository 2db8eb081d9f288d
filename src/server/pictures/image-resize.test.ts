import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NoPicture } from './image-fetch.ts';
import { resizeImage } from './image-resize.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a5d84' }, limitInputPixels: false });

describe('resizeImage', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s becomes WebP of the width asked for',
    async (format) => {
      const original = await canvas(400, 200).toFormat(format).toBuffer();
      const { format: made, width, height } = await sharp(await resizeImage(original, 160)).metadata();
      expect({ made, width, height }).toEqual({ made: 'webp', width: 160, height: 80 });
    },
  );

  it('a small picture is never blown up', async () => {
    const { width } = await sharp(await resizeImage(await canvas(100, 50).jpeg().toBuffer(), 640)).metadata();
    expect(width).toBe(100);
  });

  it('a banner that is low only when it is made smaller is one', async () => {
    const { width } = await sharp(
      await resizeImage(await canvas(1200, 120).png().toBuffer(), 160),
    ).metadata();
    expect(width).toBe(160);
  });

  it.each([
    ['a tracking pixel', 1, 1],
    ['a line between two paragraphs', 1200, 2],
    ['an icon', 16, 16],
  ])('%s is no picture of a story', async (_name, width, height) => {
    const sent = await canvas(width, height).png().toBuffer();
    await expect(resizeImage(sent, 160)).rejects.toThrow(NoPicture);
  });

  it('what the camera noted is dropped, after turning the picture upright', async () => {
    const sideways = await canvas(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { exif, width, height } = await sharp(await resizeImage(sideways, 640)).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 100, height: 200 });
  });

  it.each([
    ['IMG-05 a GIF', () => canvas(10, 10).gif().toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', async () => Buffer.from('<!doctype html><title>No</title>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a sound', async () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a film', async () => Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0isommp42')],
    ['a page that speaks of one', async () => Buffer.from('<title> WEBP')],
  ])('%s is refused', async (_name, make) => {
    await expect(resizeImage(await make(), 160)).rejects.toThrow('not a photograph');
  });

  it('a picture cut short is refused', async () => {
    const whole = await canvas(600, 400).png().toBuffer();
    await expect(resizeImage(whole.subarray(0, whole.length / 2), 160)).rejects.toThrow();
  });

  it('more than 40 megapixels are refused before they are unpacked', async () => {
    const huge = await canvas(8000, 6000).png().toBuffer();
    await expect(resizeImage(huge, 160)).rejects.toThrow(/pixel limit/);
  });
});
