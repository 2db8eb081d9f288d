/** Cuts the headline typeface for link cards: `npx tsx scripts/build-card-fonts.ts` writes src/server/pictures/fonts/*.ttf. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS } from '../src/server/pictures/lettering.ts';

const FOLDER = 'src/server/pictures/fonts';
/** The weight headlines have on the page. */
const WEIGHT = 550;
/** The typeface comes in these files; a letter is in one of them. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'];

const letters = LETTERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');
const manifest = createRequire(import.meta.url).resolve('@fontsource-variable/newsreader/package.json');
for (const part of PARTS) {
  const whole = readFileSync(join(dirname(manifest), `files/newsreader-${part}-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } });
  writeFileSync(join(FOLDER, `newsreader-${part}.ttf`), cut);
}
