/** The picture shown with a link to a story: its headline beside its drawing, 1200 × 630. */
import sharp, { type OverlayOptions } from 'sharp';
import { shortened } from '../../contract/contract.ts';
import { type Lettering, letter, settable } from './lettering.ts';
import type { Drawing } from './story-drawing.ts';

export interface LinkCard {
  drawing: Drawing;
  headline: string;
  /** One line under the headline. */
  note: string;
}

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const PAPER = '#fafbfc';
const INK = '#131c23';
const SOFT_INK = '#52616d';
const BLUE = '#154d8c';
const SUN = '#fdcb4d';

const MARGIN = 64;
/** Where the drawing begins when there is a headline beside it. */
const DRAWING_LEFT = 760;
const TEXT_WIDTH = DRAWING_LEFT - 2 * MARGIN;
/** Headlines are set as large as fits between wordmark and note. */
const SIZES = [72, 64, 56, 50, 44, 40];
const HEADLINE_TOP = 184;
const HEADLINE_BOTTOM = 520;
const NOTE_SIZE = 28;
const NOTE_TOP = 546;
const NAME_SIZE = 46;
const NAME_BASELINE = 106;
/** The mark is drawn on 32 units, 30 of them above the baseline. */
const MARK_SCALE = 1.5;
const MARK_ABOVE = 30 * MARK_SCALE;
const MARK_WIDTH = 54;
/** Behind the wordmark, where it lies on the drawing. */
const STRIP_TOP = 48;
const STRIP_HEIGHT = 84;
/** When more of a headline than this is in another script, the card goes without words. */
const MOST_LOST = 0.1;

/** The card as PNG. */
export async function linkCard({ drawing, headline, note }: LinkCard): Promise<Buffer> {
  const { text, lost } = settable(headline);
  const name = await letter('Helder', { size: NAME_SIZE, ink: INK, width: TEXT_WIDTH });
  const wordless = text === '' || lost > MOST_LOST;
  const words = wordless ? [] : await wordsOf(text, settable(note).text);
  const paper = wordless
    ? `<path d="M0 ${STRIP_TOP}h${MARGIN + MARK_WIDTH + name.width + MARGIN}v${STRIP_HEIGHT}H0z"/>`
    : `<path d="M0 0h${DRAWING_LEFT}v${CARD_HEIGHT}H0z"/>`;
  const background =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
    `${placed(drawing, wordless ? 0 : DRAWING_LEFT)}<g fill="${PAPER}">${paper}</g>${mark()}</svg>`;
  return sharp(Buffer.from(background))
    .composite([at(name, MARGIN + MARK_WIDTH, NAME_BASELINE - name.height), ...words])
    .png({ palette: true })
    .toBuffer();
}

async function wordsOf(headline: string, note: string): Promise<OverlayOptions[]> {
  const words = [at(await fitted(headline), MARGIN, HEADLINE_TOP)];
  if (note !== '')
    words.push(
      at(await letter(note, { size: NOTE_SIZE, ink: SOFT_INK, width: TEXT_WIDTH }), MARGIN, NOTE_TOP),
    );
  return words;
}

const at = ({ png }: Lettering, left: number, top: number): OverlayOptions => ({ input: png, left, top });

const placed = (drawing: Drawing, left: number): string =>
  drawing(CARD_WIDTH - left, CARD_HEIGHT).replace('<svg ', `<svg x="${left}" `);

const mark = (): string =>
  `<g transform="translate(${MARGIN} ${NAME_BASELINE - MARK_ABOVE}) scale(${MARK_SCALE})">` +
  `<path fill="${BLUE}" d="M4 2h6v28H4z"/><path fill="${SUN}" d="M12 30V20a8 8 0 0 1 16 0v10z"/></g>`;

/** The largest size at which a headline has room; at the smallest one, as much of it as has. */
async function fitted(text: string): Promise<Lettering> {
  const set = (words: string, size: number) => letter(words, { size, ink: INK, width: TEXT_WIDTH });
  const fits = ({ height }: Lettering): boolean => height <= HEADLINE_BOTTOM - HEADLINE_TOP;
  for (const size of SIZES) {
    const whole = await set(text, size);
    if (fits(whole)) return whole;
  }
  const size = Math.min(...SIZES);
  let best = await set('…', size);
  for (let low = 2, high = text.length; low <= high; ) {
    const middle = (low + high) >> 1;
    const part = await set(shortened(text, middle), size);
    if (fits(part)) {
      best = part;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}
