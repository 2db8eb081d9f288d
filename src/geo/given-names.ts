/** Names of places as stories carry them, which may be none. */
import { countryName } from './countries.ts';

/** Words that stand in a place field and mean no place. */
const NO_PLACE = new Set(['', 'null', 'global']);

/** The text, trimmed; "" when it is blank, "null" or "global" in any case. */
export function usableName(text: string | null | undefined): string {
  const name = (text ?? '').trim();
  return NO_PLACE.has(name.toLowerCase()) ? '' : name;
}

/** One spelling per country: "USA" and "Verenigde Staten" are "United States". Unknown names stay as they are. */
export function countryKey(name: string): string {
  const usable = usableName(name);
  return usable === '' ? '' : (countryName(usable) ?? usable);
}
