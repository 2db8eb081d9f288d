import type { InterfaceLanguage } from '../../contract/contract.ts';
import { writeLocal } from '../data/local.ts';

/** The server reads this cookie, so that the next page already arrives in the reader's language. */
export const LANGUAGE_COOKIE = 'helder-lang';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice made by hand: in local storage for the specified rules, in a cookie for the server. */
export function rememberLanguage(language: InterfaceLanguage): void {
  writeLocal('language', language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}
