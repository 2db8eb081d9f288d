import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/(en|nl)\.json$/;

/**
 * Compiles the ICU messages of i18n/{en,nl}.json when they are imported, so that no message parser reaches
 * the reader. JSON goes in and JSON comes out: { key: message } becomes { key: tokens }.
 * @throws (the build fails) with key and message when a message is not valid ICU
 */
export function texts(): Plugin {
  return {
    name: 'helder-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      const catalogue = JSON.parse(code) as Record<string, string>;
      const compiled = Object.entries(catalogue).map(([key, message]) => {
        try {
          return [key, compileMessageOrThrow(message)] as const;
        } catch (error) {
          throw new Error(`${id}: "${key}": ${(error as Error).message}`, { cause: error });
        }
      });
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
