import type { Correction, FirstStory } from '../store/types.ts';

/** The story a report is in, or an address leads to, and the correction that took it there, if one did. */
export interface AfterCorrections<C> {
  story: string;
  by: C | null;
}

/**
 * From its first story on, each of the corrections in force takes it further, in the order they were made. It depends on nothing else:
 * so it does not matter in which order the others were undone.
 * @param inForce the oldest first
 */
export function afterCorrections<C extends Correction>(
  inForce: readonly C[],
): (first: FirstStory) => AfterCorrections<C> {
  // A merge takes all that is in its story; a split or a move the reports it names, and a split gives its story an address.
  const ofStory = new Map<string, C[]>();
  const ofReport = new Map<string, C[]>();
  const ofAddress = new Map<string, C[]>();
  for (const correction of inForce) {
    const { kind, from, to, reports } = correction;
    if (kind === 'merge') add(ofStory, from, correction);
    else for (const id of reports) add(ofReport, id, correction);
    if (kind === 'split') add(ofAddress, to, correction);
  }
  return ({ what, id, story, since }) => {
    const own = (what === 'report' ? ofReport : ofAddress).get(id);
    let after: AfterCorrections<C> = { story, by: null };
    for (let from = since; ; ) {
      const next = earlier(nextOf(own, from), nextOf(ofStory.get(after.story), from));
      if (!next) return after;
      after = { story: next.to, by: next };
      from = next.number + 1;
    }
  };
}

function add<C>(lists: Map<string, C[]>, key: string, correction: C): void {
  const list = lists.get(key);
  if (list) list.push(correction);
  else lists.set(key, [correction]);
}

const nextOf = <C extends Correction>(list: readonly C[] | undefined, from: number): C | undefined =>
  list?.find(({ number }) => number >= from);

const earlier = <C extends Correction>(one: C | undefined, other: C | undefined): C | undefined =>
  one && other ? (one.number < other.number ? one : other) : (one ?? other);
