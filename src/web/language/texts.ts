import { type Messages, setupI18n } from '@lingui/core';
import type en from '../../../i18n/en.json';
import type { InterfaceLanguage } from '../../contract/contract.ts';

/** Every text a reader sees has one of these keys; English is the reference. */
export type TextKey = keyof typeof en;
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** i18n/en.json or i18n/nl.json as the build compiled it. */
export type Catalogue = Messages;

/** @returns the function that reads texts in this language; plurals and numbers follow the language. */
export function translator(language: InterfaceLanguage, catalogue: Catalogue): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue } });
  return (key, values) => i18n._(key, values);
}
