/** Letters that Unicode does not decompose but readers type without their mark. */
const UNDECOMPOSED: Record<string, string> = {
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};
/** Folded already. */
const PLAIN = /^[a-z0-9]*(?: [a-z0-9]+)*$/;

/** Lower case and without accents: "Łódź" → "lodz". Every other sign stays as it is. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øßłæœđðþıə]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/**
 * How place names are compared: lower case, accents stripped, every other sign a space
 * ("'s-Hertogenbosch" → "s hertogenbosch", "Curaçao" → "curacao", "U.S." → "us").
 */
export function fold(text: string): string {
  const lower = text.toLowerCase().trim();
  if (PLAIN.test(lower)) return lower;
  return plainLetters(lower)
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
