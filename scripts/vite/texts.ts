import type { Plugin } from 'vite';
import { compileTexts } from '../../src/texts/compile.ts';

const CATALOGUE = /\/i18n\/\w+\/\w+\.json$/;

/**
 * Compiles the ICU messages of i18n/ when they are imported, so that no message parser reaches the reader. JSON goes in
 * and JSON comes out: every text becomes its tokens.
 * @throws (the build fails) with file, key and message when a message is not valid
 */
export function texts(): Plugin {
  return {
    name: 'helder-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      return { code: JSON.stringify(compileTexts(JSON.parse(code), [id])), map: null };
    },
  };
}
