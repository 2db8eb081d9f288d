/** ms since 1970; NaN when missing or invalid. */
export function timeOf(date: string | null | undefined): number {
  return date ? Date.parse(date) : Number.NaN;
}
