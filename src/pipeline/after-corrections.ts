import type { Correction, FirstStory } from '../store/types.ts';

/** The story a report is in, or an address leads to, and the correction that took it there, if one did. */
export interface AfterCorrections<C> {
  story: string;
  by: C | null;
}

/**
 * From its first story on, each of the corrections in force takes it further, in the order they were made. It depends on nothing else:
 * so it does not matter in which order the others were undone.
 */
export function afterCorrections<C extends Correction>(
  first: FirstStory,
  inForce: readonly C[],
): AfterCorrections<C> {
  let after: AfterCorrections<C> = { story: first.story, by: null };
  for (const correction of inForce)
    if (correction.number >= first.since && takes(correction, first, after.story))
      after = { story: correction.to, by: correction };
  return after;
}

/** A merge takes all that is in its story; a split or a move the reports it names, and a split gives its story an address. */
function takes({ kind, from, to, reports }: Correction, { what, id }: FirstStory, story: string): boolean {
  if (kind === 'merge') return story === from;
  return what === 'report' ? reports.includes(id) : kind === 'split' && id === to;
}
