/** The positions of each filter's slider, and what they stand for. Position 0 is off. */
import type { FilterKind, Filters } from '../../contract/contract.ts';
import type { AccountTextKey } from '../../texts/browser.ts';

interface Level {
  value: number;
  text: AccountTextKey;
}

const STRICTNESS: readonly Level[] = [
  { value: 5, text: 'filter.strict.1' },
  { value: 7, text: 'filter.strict.2' },
  { value: 8.5, text: 'filter.strict.3' },
  { value: 9.5, text: 'filter.strict.4' },
];

/** Each mildest first. Shares, least points of ten, and stories about one topic on a page, as contract/muting.ts has them. */
export const FILTER_LEVELS: Record<FilterKind, readonly Level[]> = {
  calm: [
    { value: 1 / 2, text: 'filter.calm.1' },
    { value: 1 / 3, text: 'filter.calm.2' },
    { value: 1 / 10, text: 'filter.calm.3' },
    { value: 0, text: 'filter.calm.4' },
  ],
  clickbait: STRICTNESS,
  neutrality: STRICTNESS,
  repetition: [5, 3, 2, 1].map((value) => ({ value, text: 'filter.topics' })),
};

export const FILTER_ORDER = ['calm', 'clickbait', 'neutrality', 'repetition'] as const satisfies FilterKind[];

/** @returns the position that is nearest to a value; a server may know values between them. 0 = off */
export function positionOf(kind: FilterKind, value: Filters[FilterKind]): number {
  if (value === null) return 0;
  const away = FILTER_LEVELS[kind].map((level) => Math.abs(level.value - value));
  return away.indexOf(Math.min(...away)) + 1;
}

/** The filters with one slider at another position. */
export function withPosition(filters: Filters, kind: FilterKind, position: number): Filters {
  return { ...filters, [kind]: FILTER_LEVELS[kind][position - 1]?.value ?? null };
}
