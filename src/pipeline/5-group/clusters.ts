/** What can be done with the vectors of stories and reports: grow, shrink, compare. */
import { MOST_OF_ONE_NEWSROOM } from './constants.ts';
import type { Cluster, Entry } from './types.ts';

/** What the reports of a story add up to, before the first. */
const noReports = (): Omit<Cluster, 'id' | 'order' | 'first' | 'beganAt' | 'apart'> => ({
  entries: [],
  centre: new Map(),
  squared: 0,
  countries: new Set(),
  newsrooms: new Map(),
  firstAt: Infinity,
  lastAt: -Infinity,
});

export function startCluster(id: string, order: number): Cluster {
  return { id, order, ...noReports(), first: null, beganAt: Infinity, apart: new Set() };
}

export function join(cluster: Cluster, entry: Entry): void {
  entry.story = cluster;
  if (cluster.beganAt === Infinity) cluster.first = entry.id;
  cluster.entries.push(entry);
  cluster.firstAt = Math.min(cluster.firstAt, entry.at);
  cluster.lastAt = Math.max(cluster.lastAt, entry.at);
  cluster.beganAt = Math.min(cluster.beganAt, entry.at);
  if (entry.newsroom !== undefined)
    cluster.newsrooms.set(entry.newsroom, reportsOf(entry.newsroom, cluster) + 1);
  if (!speaks(entry)) return;
  for (const country of entry.countries) cluster.countries.add(country);
  for (const [index, term] of entry.terms.entries()) {
    const weight = entry.weights[index] ?? 0;
    const before = cluster.centre.get(term) ?? 0;
    cluster.squared += weight * weight + 2 * weight * before;
    cluster.centre.set(term, before + weight);
  }
}

/**
 * Whether a report's words are the story's. A live blog tells of much beside its story's event, and would pull that in:
 * only one that began its story speaks for it.
 */
export function speaks(entry: Entry): boolean {
  return !entry.live || entry.story?.first === entry.id;
}

/** Builds the story again from the reports it keeps. When it began stays: what runs on for weeks is no younger for what is forgotten. */
export function keepOnly(cluster: Cluster, entries: Entry[]): void {
  Object.assign(cluster, noReports());
  for (const entry of entries) join(cluster, entry);
}

const reportsOf = (newsroom: string, { newsrooms }: Cluster): number => newsrooms.get(newsroom) ?? 0;

/** Whether a story takes one more report of this newsroom. */
export const hasRoomFor = ({ newsroom }: Entry, cluster: Cluster): boolean =>
  newsroom === undefined || reportsOf(newsroom, cluster) < MOST_OF_ONE_NEWSROOM;

/** Whether one story takes all reports of two. */
export const fitTogether = (one: Cluster, other: Cluster): boolean =>
  [...one.newsrooms].every(
    ([newsroom, reports]) => reports + reportsOf(newsroom, other) <= MOST_OF_ONE_NEWSROOM,
  );

/** Says of other reports their cosine with this one. */
export function cosineWith(entry: Entry): (other: Entry) => number {
  const known = new Map(entry.terms.map((term, index) => [term, entry.weights[index] ?? 0]));
  return ({ terms, weights }) =>
    terms.reduce((sum, term, index) => sum + (weights[index] ?? 0) * (known.get(term) ?? 0), 0);
}

/** Cosine of a report and a story's centre. */
export function centreCosine(entry: Entry, cluster: Cluster): number {
  let dot = 0;
  for (const [index, term] of entry.terms.entries())
    dot += (entry.weights[index] ?? 0) * (cluster.centre.get(term) ?? 0);
  return dot / (Math.sqrt(cluster.squared) || 1);
}

/** Cosine of two stories' centres. */
export function clusterCosine(a: Cluster, b: Cluster): number {
  const [small, large] = a.centre.size < b.centre.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [term, weight] of small.centre) dot += weight * (large.centre.get(term) ?? 0);
  return dot / Math.sqrt(a.squared * b.squared || 1);
}

/** Says of two stories that they are never one. */
export function keepApart(one: Cluster, other: Cluster): void {
  if (one === other) return;
  one.apart.add(other);
  other.apart.add(one);
}

/** What an operator told apart from a story stays apart from the one that it became part of, or is forgotten with it. */
export function handOnApart(gone: Cluster, heir: Cluster | null): void {
  for (const other of gone.apart) {
    other.apart.delete(gone);
    if (heir) keepApart(heir, other);
  }
}

/** Milliseconds between a moment and a story's nearest report's end; 0 inside its span. */
export function gap(at: number, cluster: Pick<Cluster, 'firstAt' | 'lastAt'>): number {
  return Math.max(0, cluster.firstAt - at, at - cluster.lastAt);
}
