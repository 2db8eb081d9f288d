const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const LARGEST_CODE_POINT = 0x10ffff;
const REPLACEMENT = '\ufffd';

/** Numeric references to 0x80–0x9F mean windows-1252 in practice (as HTML defines), not control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function character(codePoint: number): string {
  if (codePoint >= 0x80 && codePoint <= 0x9f) return WINDOWS_1252[codePoint - 0x80] ?? REPLACEMENT;
  const surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  if (codePoint === 0 || surrogate || codePoint > LARGEST_CODE_POINT) return REPLACEMENT;
  return String.fromCodePoint(codePoint);
}

/**
 * Decodes XML's own five entities and numeric references. Anything else (`&eacute;`, entities that a document
 * defines itself) stays as written: HTML's names belong to the text, and expanding own ones is an attack.
 */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED[name ?? ''] ?? '';
  });
}
