import type { InterfaceLanguage } from '../../../contract/contract.ts';

/** @param code ISO 3166-1 alpha-2. @returns the country in the reader's language, "" when the code is none */
export function countryName(code: string, language: InterfaceLanguage): string {
  return /^[A-Z]{2}$/.test(code) ? nameOf(code, 'region', language) : '';
}

/** @param code ISO 639-1. @returns the language in the reader's own, or the code */
export function languageName(code: string, language: InterfaceLanguage): string {
  return nameOf(code, 'language', language);
}

function nameOf(code: string, type: 'region' | 'language', language: InterfaceLanguage): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    // Not a code at all: shown as it is.
    return code;
  }
}
