import type { InterfaceLanguage } from '../../contract/contract.ts';

/** As in the contract's list of all languages, which the browser does not load. */
const NATIVE_NAMES: Record<InterfaceLanguage, string> = { en: 'English', nl: 'Nederlands' };

/** So that its speakers find it. */
export function nativeName(language: InterfaceLanguage): string {
  return NATIVE_NAMES[language];
}
