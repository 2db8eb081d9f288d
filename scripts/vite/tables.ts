import type { Plugin } from 'vite';

const PARSED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * Puts tables of texts into the program as they are. As one text to be parsed, which they would be otherwise, they stay in memory
 * twice, and with one letter outside Latin-1 all at two bytes a character. Tables of many small objects are smaller parsed.
 */
export function tables(): Plugin {
  return {
    name: 'helder-tables',
    renderChunk: (code) =>
      code.replace(PARSED, (parsed, text: string) => {
        const json = JSON.parse(text) as string;
        const texts = Object.values(JSON.parse(json) as object).every((value) => typeof value === 'string');
        return texts ? `(${json})` : parsed;
      }),
  };
}
