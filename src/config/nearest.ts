/** From this many letters on, one may be wrong: shorter names, and names with two slips, are too near to those of other programs. */
const LONG_ENOUGH = 5;

/** The name that was meant by a mistyped one, or null when none resembles it. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, slips: slipsBetween(typed, name) }))
    .filter(({ name, slips }) => slips <= (name.length < LONG_ENOUGH ? 0 : 1))
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.name ?? null;
}

/** Letters too many, too few, other ones, and pairs that changed places. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
