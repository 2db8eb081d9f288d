import type { Plugin } from 'vite';
import { compileTexts } from '../../src/texts/compile.ts';

const CATALOGUE = /\/i18n\/\w+\/\w+\.json$/;
/**
 * Only the server writes these, into the head of a page, what it says of the demo, an invoice, a file of one's own data, or to a program
 * that asks as ours does not: no reader loads them.
 */
const OF_THE_SERVER =
  /^(?:head\.(?:description|feed)|demo\.|invoice\.|export\.|error\.(?:METHOD_NOT_ALLOWED|UNSUPPORTED_MEDIA_TYPE|(?:NEWS|PERSONAL|TRENDING)_FAILED)$)/;

/**
 * Compiles the ICU messages of i18n/ when they are imported, so that no message parser reaches the reader. JSON goes in
 * and JSON comes out: every text becomes its tokens.
 * @throws (the build fails) with file, key and message when a message is not valid
 */
export function texts(): Plugin {
  return {
    name: 'helder-texts',
    enforce: 'pre',
    transform(code, id, options) {
      if (!CATALOGUE.test(id)) return undefined;
      const texts = Object.entries(JSON.parse(code)).filter(
        ([key]) => options?.ssr || !OF_THE_SERVER.test(key),
      );
      return { code: JSON.stringify(compileTexts(Object.fromEntries(texts), [id])), map: null };
    },
  };
}
