/** The picture shown with a link to a story: its headline beside its drawing, 1200 × 630, as SVG without any font. */
import { drawArtwork } from '../../artwork/artwork.ts';
import { lineOf, linesOf, settable, widthOf } from './lettering.ts';

export interface LinkCard {
  id: string;
  category: string;
  headline: string;
  /** One line under the headline. */
  note: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

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
const LEADING = 1.14;
const HEADLINE_TOP = 168;
const HEADLINE_BOTTOM = 528;
const NOTE_SIZE = 28;
const NOTE_BASELINE = CARD_HEIGHT - MARGIN;
const NAME_SIZE = 46;
const NAME_BASELINE = 106;
/** The mark is drawn on 32 units. */
const MARK_SCALE = 1.5;
const MARK_WIDTH = 54;
/** When more of a headline than this is in another script, the card goes without words. */
const MOST_LOST = 0.1;

export function linkCard({ id, category, headline, note }: LinkCard): string {
  const { text, lost } = settable(headline);
  if (text === '' || lost > MOST_LOST) return svgOf(drawing(id, category, 0) + wordlessBrand());
  return svgOf(
    drawing(id, category, DRAWING_LEFT) +
      `<path fill="${PAPER}" d="M0 0h${DRAWING_LEFT}v${CARD_HEIGHT}H0z"/>` +
      brand(MARGIN, NAME_BASELINE) +
      `<g fill="${INK}">${headlineOf(text)}</g>` +
      `<g fill="${SOFT_INK}">${lineOf(settable(note).text, { x: MARGIN, y: NOTE_BASELINE, size: NOTE_SIZE })}</g>`,
  );
}

function svgOf(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${content}</svg>`;
}

/** By day: a card lies on pages we do not know the colours of. */
function drawing(id: string, category: string, left: number): string {
  const art = drawArtwork({ id, category, width: CARD_WIDTH - left, height: CARD_HEIGHT, theme: 'light' });
  return art.replace('<svg ', `<svg x="${left}" `);
}

function brand(x: number, baseline: number): string {
  return (
    `<g transform="translate(${x} ${baseline - 30 * MARK_SCALE}) scale(${MARK_SCALE})">` +
    `<path fill="${BLUE}" d="M4 2h6v28H4z"/><path fill="${SUN}" d="M12 30V20a8 8 0 0 1 16 0v10z"/></g>` +
    `<g fill="${INK}">${lineOf('Helder', { x: x + MARK_WIDTH, y: baseline, size: NAME_SIZE })}</g>`
  );
}

/** The name on a strip of paper, over the whole drawing. */
function wordlessBrand(): string {
  const width = MARK_WIDTH + widthOf('Helder', NAME_SIZE) + MARGIN;
  return `<path fill="${PAPER}" d="M0 48h${MARGIN + width}v84H0z"/>${brand(MARGIN, NAME_BASELINE)}`;
}

function headlineOf(text: string): string {
  const { size, lines } = fitted(text);
  return lines
    .map((line, index) => lineOf(line, { x: MARGIN, y: HEADLINE_TOP + size + index * size * LEADING, size }))
    .join('');
}

/** The largest size whose lines all fit; at the smallest one, what fits of them. */
function fitted(text: string): { size: number; lines: string[] } {
  const room = HEADLINE_BOTTOM - HEADLINE_TOP;
  const capacity = (size: number): number => Math.floor(room / (size * LEADING));
  for (const size of SIZES) {
    const lines = linesOf(text, size, TEXT_WIDTH);
    if (lines.length <= capacity(size)) return { size, lines };
  }
  const size = Math.min(...SIZES);
  const lines = linesOf(text, size, TEXT_WIDTH).slice(0, capacity(size));
  const last = lines.pop() ?? '';
  return { size, lines: [...lines, shortened(last, size)] };
}

function shortened(line: string, size: number): string {
  const words = line.split(' ');
  const tooWide = (text: string): boolean => widthOf(`${text}…`, size) > TEXT_WIDTH;
  while (words.length > 1 && tooWide(words.join(' '))) words.pop();
  let text = words.join(' ');
  while (tooWide(text)) text = text.slice(0, -1);
  return `${text}…`;
}
