/** What commands say to an operator: lines of text on standard output. */

export const print = (...lines: string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/**
 * Prints a line of output that may be long or have no end: resolves when whoever reads it has taken it.
 * @throws what the system says, when nobody reads any more
 */
export const printPaced = (line: string): Promise<void> =>
  new Promise((resolve, reject) =>
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  );

export const day = (time: Date): string => time.toISOString().slice(0, 10);

/** An ISO time, to the minute. */
export const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

export const points = (value: number): string => value.toFixed(2);
export const hours = (value: number): string => `${value.toFixed(1)} h`;
export const words = (list: readonly string[]): string => list.filter(Boolean).join(', ');

/** Shared words shown: the heaviest say it. */
const SHOWN_WORDS = 8;
export const heaviest = (shared: readonly string[]): string =>
  words(shared.slice(0, SHOWN_WORDS)) || 'no word';

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
