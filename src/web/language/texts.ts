import type en from '../../../i18n/en.json';
import type { InterfaceLanguage } from '../../contract/contract.ts';

/** Every text a reader sees has one of these keys; English is the reference. */
export type TextKey = keyof typeof en;
type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

/** A message as scripts/vite/texts.ts compiles it: words, places for values, and forms that depend on a number. */
type Token = string | [name: string, type?: 'number'] | [name: string, type: 'plural', forms: Forms];
type Message = string | Token[];
type Forms = Record<string, Message>;

/** i18n/en.json or i18n/nl.json as the build compiled it. */
export type Catalogue = Record<string, Message>;

/**
 * Reads compiled messages. The browser's Intl is left alone as long as it can be: its first use costs a slow phone some
 * 60 ms, and nearly all that is counted stays below a thousand.
 * @returns the function that reads texts in this language; plurals and numbers follow the language
 */
export function translator(language: InterfaceLanguage, catalogue: Catalogue): Translate {
  return (key, values = {}) => written(catalogue[key] ?? key, values, language);
}

function written(message: Message, values: Values, language: InterfaceLanguage, counted = ''): string {
  if (typeof message === 'string') return message;
  return message
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? counted : token;
      const [name, type, forms] = token;
      const value = values[name] ?? '';
      if (type === undefined) return String(value);
      const number = numberIn(Number(value), language);
      return forms ? written(formFor(Number(value), forms), values, language, number) : number;
    })
    .join('');
}

/** English and Dutch agree: a form for this very number, else one, else other. */
function formFor(value: number, forms: Forms): Message {
  return forms[value] ?? (value === 1 ? forms.one : undefined) ?? forms.other ?? '';
}

const LEAST_GROUPED = 1000;
const formats = new Map<InterfaceLanguage, Intl.NumberFormat>();

function numberIn(value: number, language: InterfaceLanguage): string {
  if (Number.isInteger(value) && value >= 0 && value < LEAST_GROUPED) return String(value);
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
