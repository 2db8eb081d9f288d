import { fitTogether, speaks } from './clusters.ts';
import { DISASTER_NEWSROOMS, EVENT_MS } from './constants.ts';
import type { Cluster } from './types.ts';

/** Whether a story tells of a disaster: most of its reports name it, and the country, in their titles. */
export function tellsOf({ entries }: Cluster, disaster: string): boolean {
  const speakers = entries.filter(speaks);
  return speakers.filter(({ disasters }) => disasters.includes(disaster)).length * 2 > speakers.length;
}

/**
 * Whether two stories about one kind of disaster in one country are one event: it came at once, several newsrooms have told of it, and
 * whoever tells of it in other words tells of the same.
 */
export const areOneDisaster = (a: Cluster, b: Cluster): boolean =>
  !a.apart.has(b) &&
  fitTogether(a, b) &&
  Math.max(a.newsrooms.size, b.newsrooms.size) >= DISASTER_NEWSROOMS &&
  Math.max(a.firstAt - b.lastAt, b.firstAt - a.lastAt) <= EVENT_MS;
