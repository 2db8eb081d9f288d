import type { Amount } from '../../contract/contract.ts';

const HUNDREDTHS = 100;

/** "$4.99", "$ 4,99"; whole amounts without cents: "$49". @param language a language tag */
export function moneyText({ cents, currency }: Amount, language: string): string {
  const whole = cents % HUNDREDTHS === 0;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
  }).format(cents / HUNDREDTHS);
}

/** What a year costs less than twelve months, to the whole unit; null when it costs no less. */
export function savedByYear(monthly: Amount, yearly: Amount): Amount | null {
  const units = Math.round((monthly.cents * 12 - yearly.cents) / HUNDREDTHS);
  return units > 0 ? { cents: units * HUNDREDTHS, currency: yearly.currency } : null;
}
