import { clusterCosine, cosineWith, fitTogether, speaks } from './clusters.ts';
import { AGAIN_COSINE, AGAIN_RARITY, AGAIN_SCORE, SMALL_STORY } from './constants.ts';
import { happenElsewhere, scoreAnywhere, sharedWith } from './score.ts';
import type { Cluster, Entry } from './types.ts';

/** A report, and one of another story that was near when it came. */
export interface Suspicion {
  entry: Entry;
  other: Entry;
}

/**
 * Which of them to look at, the likest first, one for each two stories. Reports that came early in a round had little to be
 * compared with: by its end their stories have grown, and words have found their weight.
 */
export function worthALook(suspicions: readonly Suspicion[]): Suspicion[] {
  const pairs = new Map<string, Suspicion & { likeness: number }>();
  for (const { entry, other } of suspicions) {
    const [older, younger] = storiesOf({ entry, other }) ?? [];
    if (!older || !younger) continue;
    const key = `${older.id} ${younger.id}`;
    if (!pairs.has(key) && areOne(older, younger))
      pairs.set(key, { entry, other, likeness: clusterCosine(older, younger) });
  }
  return [...pairs.values()].sort((a, b) => b.likeness - a.likeness);
}

/** The two stories as they are now, the older first; null when they are one already. */
export function storiesOf({ entry, other }: Suspicion): [older: Cluster, younger: Cluster] | null {
  const [a, b] = [entry.story, other.story];
  if (!a || !b || a === b) return null;
  return a.order < b.order ? [a, b] : [b, a];
}

/** Whether a small story and another tell of one event: alike as wholes, and by much that is not everyday. */
export function areOne(a: Cluster, b: Cluster): boolean {
  const [small, large] = a.entries.length <= b.entries.length ? [a, b] : [b, a];
  if (small.entries.length > SMALL_STORY || a.apart.has(b) || clusterCosine(a, b) < AGAIN_COSINE)
    return false;
  if (!fitTogether(a, b) || happenElsewhere(a.entries, b.entries)) return false;
  const speakers = small.entries.filter(speaks);
  return (
    speakers.some((entry) => sharedWith(entry, large).rarity >= AGAIN_RARITY) &&
    speakers.some((entry) => scoreIn(entry, large) >= AGAIN_SCORE)
  );
}

/**
 * The score a report of another story has in this one. Towns that only a lead names have had their say: of what is elsewhere only the
 * likest is suspected, where one newsroom names the scene and the other who lives where.
 */
function scoreIn(entry: Entry, story: Cluster): number {
  const cosineOf = cosineWith(entry);
  let nearest: Entry | undefined;
  let cosine = -1;
  for (const other of story.entries.filter(speaks)) {
    const found = cosineOf(other);
    if (found > cosine) [nearest, cosine] = [other, found];
  }
  return nearest ? scoreAnywhere(entry, story, nearest, cosine) : 0;
}
