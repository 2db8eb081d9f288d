const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const LARGEST_CODE_POINT = 0x10ffff;
const REPLACEMENT = '\ufffd';
/** Some feed writers know an emoji as two numbers, the halves of its pair in UTF-16. Side by side they are one character again. */
const LONE_HALF = /\p{Surrogate}/gu;

/** Numeric references to 0x80–0x9F mean windows-1252 in practice (as HTML defines), not control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function character(codePoint: number): string {
  if (codePoint >= 0x80 && codePoint <= 0x9f) return WINDOWS_1252[codePoint - 0x80] ?? REPLACEMENT;
  if (codePoint === 0 || codePoint > LARGEST_CODE_POINT) return REPLACEMENT;
  return String.fromCodePoint(codePoint);
}

/**
 * Decodes XML's own five entities and numeric references. Anything else (`&eacute;`, entities that a document
 * defines itself) stays as written: HTML's names belong to the text, and expanding own ones is an attack.
 */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  const decoded = text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED[name ?? ''] ?? '';
  });
  return decoded.replace(LONE_HALF, REPLACEMENT);
}
