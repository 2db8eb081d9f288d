/** Letters that Unicode does not take apart into a base letter and a mark, but readers type without the mark. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
};
const WHOLE_LETTER = /[ßæœøđðþłıəħŋŧ]/g;

/** Lower case and without accents: "Łódź" → "lodz". Every other sign stays as it is. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
