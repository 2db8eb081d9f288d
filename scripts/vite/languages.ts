import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const DATA = /eld\/src\/ngrams\/small\.js$/;

export interface Ngrams {
  /** Number → ISO 639-1 code. */
  languages: Record<string, string>;
  /** Letters → number of a language → score. */
  ngrams: Record<string, Record<string, number>>;
}

/**
 * Leaves out of the language detector's data what tells languages nobody is asked about: with all sixty, the running
 * program needs 120 MB more. What it answers for `codes` stays the same.
 * @param codes ISO 639-1
 */
export function languages(codes: readonly string[]): Plugin {
  return {
    name: 'helder-languages',
    async load(id) {
      if (!DATA.test(id)) return null;
      const { ngramsData } = (await import(pathToFileURL(id).href)) as { ngramsData: Ngrams };
      const kept = new Set(
        Object.entries(ngramsData.languages).flatMap(([number, code]) =>
          codes.includes(code) ? number : [],
        ),
      );
      const ngrams = Object.entries(ngramsData.ngrams).flatMap(([letters, scores]) => {
        const left = Object.entries(scores).filter(([number]) => kept.has(number));
        return left.length > 0 ? [[letters, Object.fromEntries(left)]] : [];
      });
      const data = JSON.stringify({ ...ngramsData, ngrams: Object.fromEntries(ngrams) });
      return `export const ngramsData = JSON.parse(${JSON.stringify(data)})`;
    },
  };
}
