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
