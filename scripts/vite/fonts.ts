import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Latin-1, the punctuation and currency of our publishers, and the dotless i, which no other file has. Keep in step with fonts.css. */
const RANGES: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
/** Text 400, labels 500–600, headlines 500–550, emphasis 700: nothing lighter or heavier is drawn. */
const WEIGHTS = { min: 400, max: 700 };
const FACES = ['newsreader', 'instrument-sans'] as const;

/**
 * Makes the small first-load cuts of both typefaces before the style sheets are read, into `folder`.
 * They are made again only when this file or a font changes.
 */
export function fonts(folder: string): Plugin {
  return {
    name: 'helder-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      await Promise.all(FACES.map((face) => cut(face, folder)));
    },
  };
}

async function cut(face: (typeof FACES)[number], folder: string): Promise<void> {
  const root = dirname(require.resolve(`@fontsource-variable/${face}/package.json`));
  const whole = await readFile(join(root, 'files', `${face}-latin-wght-normal.woff2`));
  const made = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([RANGES, WEIGHTS]))
    .digest('hex');
  const file = join(folder, `${face}.woff2`);
  const stamp = `${file}.sha256`;
  if (existsSync(file) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === made) return;
  const small = await subsetFont(whole, characters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(file, small);
  await writeFile(stamp, made);
}

function characters(): string {
  return RANGES.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ).join('');
}
