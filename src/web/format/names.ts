import type { InterfaceLanguage } from '../../contract/contract.ts';

type Kind = 'region' | 'language';

/** @param code ISO 3166-1 alpha-2. @returns the country in the reader's language, "" when the code is none */
export function countryName(code: string, language: InterfaceLanguage): string {
  return /^[A-Z]{2}$/.test(code) ? nameOf(code, 'region', language) : '';
}

/** @param code ISO 639-1. @returns the language in the reader's own, or the code */
export function languageName(code: string, language: InterfaceLanguage): string {
  return nameOf(code, 'language', language);
}

/** Making a table of names is slow, so each is kept. */
const tables = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, type: Kind, language: InterfaceLanguage): string {
  const key = `${type} ${language}`;
  const table = tables.get(key) ?? new Intl.DisplayNames([language], { type });
  tables.set(key, table);
  try {
    return table.of(code) ?? code;
  } catch {
    // Not a code at all: shown as it is.
    return code;
  }
}
