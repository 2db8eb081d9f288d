/** What commands say to an operator: lines of text on standard output. */

export const print = (...lines: string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

export const day = (time: Date): string => time.toISOString().slice(0, 10);

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A whole number from 1. @throws Error naming what was to be one */
export function numberIn(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < 1)
    throw new Error(`${name} must be a number from 1 (it is "${text}")`);
  return number;
}
