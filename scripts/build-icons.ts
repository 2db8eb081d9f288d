/** Draws the pictures of public/assets that must be PNG from the logo: `npx tsx scripts/build-icons.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'src/web/public/assets';
/** Apple's home screens, and what the manifest offers. */
const ICONS: [name: string, size: number][] = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
];
/** The size link cards are shown at. */
const CARD = { width: 1200, height: 630 };
const WORDMARK_WIDTH = 620;
const PAPER = '#fafbfc';
const SUN = '#fdcb4d';
const LINE = '#131c23';

const icon = readFileSync(join(FOLDER, 'app-icon.svg'));
for (const [name, size] of ICONS)
  await sharp(icon, { density: 300 }).resize(size, size).png({ palette: true }).toFile(join(FOLDER, name));

/** The name over the sun coming up. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
  <path fill="${PAPER}" d="M0 0h1200v630H0z"/>
  <path fill="${SUN}" d="M440 500a160 160 0 0 1 320 0z"/>
  <path stroke="${LINE}" stroke-width="3" d="M0 500h1200"/>
</svg>`;
const wordmark = await sharp(readFileSync(join('docs', 'wordmark.svg')), { density: 300 })
  .resize({ width: WORDMARK_WIDTH })
  .toBuffer();
await sharp(Buffer.from(ground))
  .composite([{ input: wordmark, left: (CARD.width - WORDMARK_WIDTH) / 2, top: 140 }])
  .png({ palette: true })
  .toFile(join(FOLDER, 'share.png'));
