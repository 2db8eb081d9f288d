/** Six boxes, a digit each: what typing, pasting and erasing does to them. Pure. */

const LENGTH = 6;

/** As many texts as there are boxes; "" = empty. */
export type Code = readonly string[];

/** The boxes afterwards, and which of them has the focus. */
export interface Filled {
  code: Code;
  focus: number;
}

export const EMPTY_CODE: Code = Array.from({ length: LENGTH }, () => '');

export function isWhole(code: Code): boolean {
  return code.every((digit) => digit !== '');
}

/**
 * Something was put into a box: one digit by a key, or all of them at once by a browser that knows them.
 * @param text what stands in that box then; signs that are no digits are left out
 */
export function typed(code: Code, at: number, text: string): Filled {
  const digits = digitsIn(text);
  if (text !== '' && digits === '') return { code, focus: at };
  if (digits.length >= LENGTH) return pasted(code, digits);
  if (digits.length < 2) return put(code, at, digits);
  // A digit typed beside the one that stands there takes its place.
  return put(code, at, digits.replace(code[at] ?? '', ''));
}

/** A text was pasted, wherever the focus is: the digits in it are the code, from the first box on. */
export function pasted(code: Code, text: string): Filled {
  const digits = digitsIn(text);
  return digits === '' ? { code, focus: 0 } : put(code, 0, digits);
}

/** Backspace in an empty box takes the digit before it. */
export function erasedBefore(code: Code, at: number): Filled {
  const before = Math.max(0, at - 1);
  return { code: emptied(code, before), focus: before };
}

/** The box beside this one. @param step -1 or 1 */
export function beside(at: number, step: number): number {
  return Math.min(LENGTH - 1, Math.max(0, at + step));
}

function put(code: Code, at: number, digits: string): Filled {
  const fits = digits.slice(0, LENGTH - at);
  const next = code.map((digit, box) => fits[box - at] ?? digit);
  if (digits === '') return { code: emptied(code, at), focus: at };
  return { code: next, focus: beside(at, fits.length) };
}

function emptied(code: Code, at: number): Code {
  return code.map((digit, box) => (box === at ? '' : digit));
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
