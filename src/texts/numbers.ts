/**
 * Numbers and their plural forms by language. The browser's Intl is left alone where the answer is known: its first use
 * costs a slow phone some 60 ms, and nearly all that is counted stays below a thousand.
 */

/** In these, small whole numbers are written in plain digits, and `one` is the number one. */
const KNOWN = new Set(['en', 'nl']);
const LEAST_GROUPED = 1000;

const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

/** @returns the number with the language's digits and separators */
export function numberIn(value: number, language: string): string {
  if (KNOWN.has(language) && Number.isInteger(value) && value >= 0 && value < LEAST_GROUPED)
    return String(value);
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}

/** @returns which form a number takes: zero, one, two, few, many or other */
export function pluralForm(value: number, language: string): Intl.LDMLPluralRule {
  if (KNOWN.has(language) && Number.isInteger(value)) return Math.abs(value) === 1 ? 'one' : 'other';
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(value);
}
