import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../contract/contract.ts';
import { invoicePdf, printable } from './invoice-pdf.ts';

const font = (part: string): Buffer => readFileSync(`src/server/pictures/fonts/newsreader-${part}.ttf`);
const fonts = { latin: font('latin'), latinExtended: font('latin-ext'), vietnamese: font('vietnamese') };
const invoice = {
  id: 'i',
  number: 12,
  plan: 'yearly',
  amount: { cents: 4900, currency: 'USD' },
  start: new Date('2026-03-10T12:00:00Z'),
  end: new Date('2027-03-10T12:00:00Z'),
} as const;
const site = { name: 'Helder', publicUrl: 'https://helder.example', supportEmail: 'support@helder.example' };

const made = (name: string, language: InterfaceLanguage = 'en') =>
  invoicePdf({ invoice, reader: { name, email: 'a@post.example' }, language, site, fonts });

/** Letters that somebody can copy out of the file: what its fonts say their shapes stand for. */
function lettersOf(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  let from = pdf.indexOf('stream\n');
  while (from >= 0) {
    const to = pdf.indexOf('endstream', from);
    const map = inflated(pdf.subarray(from + 'stream\n'.length, to));
    for (const [, codes = ''] of map.matchAll(/\[([^\]]*)\]/g))
      for (const [, code = ''] of codes.matchAll(/<([0-9a-f]{4,})>/gi))
        letters.add(Buffer.from(code, 'hex').swap16().toString('utf16le'));
    from = pdf.indexOf('stream\n', to + 'endstream'.length);
  }
  return letters;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

describe('an invoice as PDF', () => {
  it('BILL-03 is a file of one page that says its language, and the same each time', async () => {
    const pdf = await made('Jo', 'nl');
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d/);
    expect(text.trimEnd()).toMatch(/%%EOF$/);
    expect(text).toContain('/Count 1');
    expect(text).toContain('/Lang (nl)');
    expect(await made('Jo', 'nl')).toEqual(pdf);
    expect(await made('Jo', 'en')).not.toEqual(pdf);
  });

  it('prints every letter of Latin that is in use', async () => {
    const name = 'ŁőŹ Đặng ƠØ ß€ŒșẄ';
    const letters = lettersOf(await made(name));
    for (const letter of printable(name)) expect(letters).toContain(letter);
    expect(printable('Zoë Dvořák, Nguyễn Thị Ĳssel “x” – 5 €')).toBe(
      'Zoë Dvořák, Nguyễn Thị IJssel “x” – 5 €',
    );
  });

  it('prints a plain letter, or a question mark, for what the typeface does not have', async () => {
    expect(printable('日本 Ǻ\u0000\u00a0x\ud800')).toBe('?? A? x?');
    for (const strange of ['日本', '\u0000', '\ud800', '👩‍👩‍👧', '', 'x'.repeat(5000)])
      await expect(made(strange)).resolves.toBeInstanceOf(Buffer);
  });
});
