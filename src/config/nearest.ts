/** From this many letters on, one slip is a mistake: shorter names, and names with two, are too near to those of other programs. */
const LONG_ENOUGH = 5;

/** The name that was meant by a mistyped one, or null when none resembles it. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const meant = names.find(
    (name) => name === typed || (name.length >= LONG_ENOUGH && isOneSlip(typed, name)),
  );
  return meant ?? null;
}

/** One letter too many, too few, or another one; or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [ours, theirs] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const [first = '', second = ''] = ours;
  return (ours.length <= 1 && theirs.length <= 1) || (ours.length === 2 && theirs === second + first);
}
