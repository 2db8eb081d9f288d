/** An invoice as a PDF of one page, set in our own typeface: every letter of Latin prints, wherever it is opened. */
import Pdf from 'pdfkit';
import type { Amount, InterfaceLanguage } from '../contract/contract.ts';
import type { StoredInvoice } from '../store/types.ts';
import { textsIn } from '../texts/texts.ts';
import { invoiceNumber } from './billing.ts';

/** The typeface comes in three files, each with letters of its own. */
export interface InvoiceFonts {
  latin: Buffer;
  latinExtended: Buffer;
  vietnamese: Buffer;
}
type FontName = keyof InvoiceFonts;

export interface InvoiceParts {
  invoice: StoredInvoice;
  /** Whom it is for. */
  reader: { name: string; email: string };
  language: InterfaceLanguage;
  site: { name: string; publicUrl: string; supportEmail: string };
  fonts: InvoiceFonts;
}

/** Points. */
const PAGE = { width: 595.28, height: 841.89, margin: 64 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const COLUMN = WIDTH / 2;
const SIZE = { name: 26, title: 17, text: 11, note: 9.5 } as const;
/** No line holds more of the narrowest. */
const MAX_LETTERS = 200;
const INK = '#1b1b18';
const SOFT = '#6a675f';
const RULE = '#d8d4ca';

const LOCALES: Record<InterfaceLanguage, string> = { en: 'en-US', nl: 'nl-NL' };

/** @returns the bytes of the file; the same for the same invoice and language */
export function invoicePdf({ invoice, reader, language, site, fonts }: InvoiceParts): Promise<Buffer> {
  const t = textsIn(language);
  const number = invoiceNumber(invoice);
  const date = (at: Date): string =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const amount = money(invoice.amount, language);
  const doc = new Pdf({
    size: 'A4',
    margin: PAGE.margin,
    lang: language,
    displayTitle: true,
    // The library loads a font of its own unless it is given one.
    font: fonts.latin as never,
    info: {
      Title: `${site.name}: ${t('invoice.title', { number })}`,
      Author: site.name,
      CreationDate: invoice.start,
    },
  });
  for (const name of FONT_NAMES) doc.registerFont(name, fonts[name]);
  const write = writer(doc);
  const right = PAGE.margin + COLUMN;

  write(site.name, { y: 64, size: SIZE.name });
  write(t('invoice.title', { number }), { y: 128, size: SIZE.title });
  write(t('invoice.simulated'), { y: 154, ink: SOFT });

  write(t('invoice.date'), { y: 206, size: SIZE.note, ink: SOFT });
  write(date(invoice.start), { y: 221 });
  write(t('invoice.for'), { x: right, y: 206, size: SIZE.note, ink: SOFT });
  write(reader.name, { x: right, y: 221, width: COLUMN });
  write(reader.email, { x: right, y: 237, width: COLUMN });

  rule(doc, 286);
  write(t(`invoice.line.${invoice.plan}`), { y: 302, width: COLUMN });
  write(t('invoice.period', { from: date(invoice.start), to: date(invoice.end) }), {
    y: 319,
    size: SIZE.note,
    ink: SOFT,
  });
  write(amount, { x: right, y: 302, align: 'right' });
  rule(doc, 346);
  write(t('invoice.total'), { y: 362, size: SIZE.title });
  write(amount, { x: right, y: 362, size: SIZE.title, align: 'right' });
  write(t('invoice.paid', { date: date(invoice.start) }), { y: 390, size: SIZE.note, ink: SOFT });

  write(t('invoice.questions', { email: site.supportEmail }), { y: 742, size: SIZE.note, ink: SOFT });
  write(site.publicUrl, { y: 757, size: SIZE.note, ink: SOFT });
  return bytesOf(doc);
}

function money({ cents, currency }: Amount, language: InterfaceLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(cents / 100);
}

interface Placed {
  y: number;
  x?: number;
  /** What is wider is cut short. */
  width?: number;
  size?: number;
  ink?: string;
  align?: 'left' | 'right';
}

/** Writes one line, each letter in the font that has it. */
function writer(doc: PDFKit.PDFDocument): (text: string, placed: Placed) => void {
  return (text, { y, x = PAGE.margin, width = WIDTH, size = SIZE.text, ink = INK, align = 'left' }) => {
    doc.fontSize(size).fillColor(ink);
    const runs = runsOf(fitting(doc, printable(text), width));
    let at = align === 'right' ? PAGE.margin + WIDTH - widthOf(doc, runs) : x;
    for (const run of runs) {
      doc.font(run.font).text(run.text, at, y, { lineBreak: false });
      at += doc.widthOfString(run.text);
    }
  };
}

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
}

const FONT_NAMES: readonly FontName[] = ['latin', 'latinExtended', 'vietnamese'];
/** Which file a letter is in; the first range that holds it counts. */
const RANGES: readonly (readonly [from: number, to: number, font: FontName])[] = [
  [0x20, 0x7e, 'latin'],
  [0xa1, 0xac, 'latin'],
  [0xae, 0xff, 'latin'],
  [0x131, 0x131, 'latin'],
  [0x152, 0x153, 'latin'],
  [0x100, 0x130, 'latinExtended'],
  [0x134, 0x148, 'latinExtended'],
  [0x14a, 0x17e, 'latinExtended'],
  [0x218, 0x21b, 'latinExtended'],
  [0x1e80, 0x1e85, 'latinExtended'],
  [0x1e9e, 0x1e9e, 'latinExtended'],
  [0x1ea0, 0x1ef9, 'vietnamese'],
  [0x2013, 0x2014, 'latin'],
  [0x2018, 0x201a, 'latin'],
  [0x201c, 0x201e, 'latin'],
  [0x2022, 0x2022, 'latin'],
  [0x2026, 0x2026, 'latin'],
  [0x20ac, 0x20ac, 'latin'],
];
/** Stands for a sign that is not Latin. */
const UNKNOWN = '?';

function fontOf(letter: string): FontName | null {
  const code = letter.codePointAt(0) ?? 0;
  return RANGES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;
}

/** The text with nothing in it that none of the fonts has: the plain form of a letter, or a question mark. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' '))
    .flatMap((letter) => {
      if (fontOf(letter)) return letter;
      const plain = Array.from(letter.normalize('NFKD')).filter((part) => fontOf(part));
      return plain.length > 0 ? plain : UNKNOWN;
    })
    .join('');
}

interface Run {
  font: FontName;
  text: string;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontOf(letter) ?? 'latin';
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function widthOf(doc: PDFKit.PDFDocument, runs: readonly Run[]): number {
  return runs.reduce((sum, { font, text }) => sum + doc.font(font).widthOfString(text), 0);
}

function fitting(doc: PDFKit.PDFDocument, text: string, width: number): string {
  let letters = Array.from(text).slice(0, MAX_LETTERS);
  if (letters.length < MAX_LETTERS && widthOf(doc, runsOf(text)) <= width) return text;
  while (letters.length > 0 && widthOf(doc, runsOf(`${letters.join('')}…`)) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
