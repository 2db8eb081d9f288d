/** A message as compile.ts makes it: words, places for values, and forms that depend on a number. */
import { numberIn, pluralForm } from './numbers.ts';

export type Token = string | [name: string, type?: 'number'] | [name: string, type: 'plural', forms: Forms];
export type Message = Token[];
type Forms = Record<string, Message>;

export type Values = Record<string, string | number>;

/**
 * @param language any language tag; plurals and numbers follow it
 * @param counted  the number that `#` stands for, inside a form
 * @returns the message with its values; a value that is missing leaves nothing
 */
export function write(message: Message, values: Values, language: string, counted = ''): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? counted : token;
      const [name, type, forms] = token;
      const value = values[name] ?? '';
      if (type === undefined) return String(value);
      const number = Number(value);
      const written = numberIn(number, language);
      return forms ? write(formFor(number, forms, language), values, language, written) : written;
    })
    .join('');
}

/** A form for this very number, else the one of its kind, else other. */
function formFor(value: number, forms: Forms, language: string): Message {
  return forms[value] ?? forms[pluralForm(value, language)] ?? forms.other ?? [];
}
