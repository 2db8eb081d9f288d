import type { InterfaceLanguage } from '../../contract/contract.ts';

/** The languages of the interface by their own names; the contract's list, which the browser does not load. */
const NATIVE_NAMES: Record<InterfaceLanguage, string> = { en: 'English', nl: 'Nederlands' };

export const OFFERED: readonly InterfaceLanguage[] = ['en', 'nl'];

/** So that its speakers find it. */
export function nativeName(language: InterfaceLanguage): string {
  return NATIVE_NAMES[language];
}
