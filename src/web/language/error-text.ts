import type { ErrorCode, InterfaceLanguage } from '../../contract/contract.ts';
import type { Translate } from '../../texts/browser.ts';
import { ApiError } from '../data/api-error.ts';

/** The language of the server's error messages. */
const SERVER_LANGUAGE: InterfaceLanguage = 'en';

/** That a session has ended is seen on the page; its text says nothing to a reader. */
const FOR_LOGS: ErrorCode = 'NOT_AUTHENTICATED';

/**
 * What a failure tells the reader: the server's own words if they are in the reader's language, else the text of its
 * code.
 * @param t reads the texts of the codes that may come: of the interface, or of the account parts too
 * @param fallback for a session that has ended, and a failure without either: nobody answered, or a newer server has a code we do
 *   not know
 */
export function errorText<Key extends string>(
  error: unknown,
  { language, t }: { language: InterfaceLanguage; t: Translate<Key> },
  fallback: NoInfer<Key>,
): string {
  if (!(error instanceof ApiError) || error.code === FOR_LOGS) return t(fallback);
  if (error.message && language === SERVER_LANGUAGE) return error.message;
  const key = `error.${error.code}`;
  const text = t(key as Key);
  return text === key ? t(fallback) : text;
}
