import { lexicon } from './words.ts';

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  [...lexicon.calendar.months].flatMap(([month, names]) =>
    names.map((name): [string, number] => [name, Number(month)]),
  ),
);

/** 1–12, from a name or its beginning, in any language. */
export function monthOf(name: string): number | null {
  const lower = name.toLowerCase();
  return MONTH_BY_NAME.get(lower) ?? MONTH_BY_NAME.get(lower.slice(0, 3)) ?? null;
}
