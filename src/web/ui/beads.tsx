import './beads.css';

/** How many of how many: a full bead is used, a ring is free. Decoration: the numbers stand beside it. */
export function Beads({ count, of }: { count: number; of: number }) {
  return (
    <span className="beads" aria-hidden="true">
      {Array.from({ length: Math.max(count, of) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads are their places
        <i key={at} className={at < count ? undefined : 'o'} />
      ))}
    </span>
  );
}

/** Counted against a limit: Premium that has ended leaves more than there is room for, and "7 of 5" is no number. */
export function countOf(count: number, limit: number) {
  return { count, limit, over: Math.max(0, count - limit) };
}
