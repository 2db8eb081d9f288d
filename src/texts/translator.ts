import type accountTexts from '../../i18n/en/account.json';
import type interfaceTexts from '../../i18n/en/interface.json';
import { type Message, type Values, write } from './message.ts';

/** Every text of the interface has one of these keys; English is the reference. */
export type TextKey = keyof typeof interfaceTexts;

/** Every text around an account. */
export type AccountTextKey = keyof typeof accountTexts;

export type Catalogue<Key extends string = TextKey> = Record<Key, Message>;

/** Reads the text of a key, with its values. A key without a text is its own text. */
export type Translate<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/** @returns the function that reads a catalogue's texts in this language; plurals and numbers follow the language */
export function translator<Key extends string>(language: string, catalogue: Catalogue<Key>): Translate<Key> {
  return (key, values = {}) => write(catalogue[key] ?? [key], values, language);
}
