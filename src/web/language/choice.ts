import type { InterfaceLanguage } from '../../contract/contract.ts';
import { readLocal, removeLocal, writeLocal } from '../data/local.ts';
import { OFFERED } from './names.ts';

/** The server reads this cookie, so that the next page already arrives in the reader's language. */
const LANGUAGE_COOKIE = 'helder-lang';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

const isLanguage = (value: unknown): value is InterfaceLanguage =>
  OFFERED.some((language) => language === value);

/** The language chosen by hand on this device. */
export function chosenLanguage(): InterfaceLanguage | null {
  return readLocal('language', isLanguage);
}

/** Keeps a choice made by hand: it wins over detection until it is cleared. */
export function rememberChoice(language: InterfaceLanguage): void {
  writeLocal('language', language);
}

/** From now on the language may be detected again. */
export function forgetChoice(): void {
  removeLocal('language');
}

/** Tells the server which language is shown, however it was found. */
export function tellServer(language: InterfaceLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** Keeps the language as it is, without making it a choice. */
export function settleLanguage(language: InterfaceLanguage): void {
  if (!hasToldServer()) tellServer(language);
}

/** True when an earlier visit settled the language. */
export function hasToldServer(): boolean {
  return document.cookie.includes(`${LANGUAGE_COOKIE}=`);
}
