/** Which stories a report could join: those with reports that have many of its words. */
import { hasRoomFor, speaks } from './clusters.ts';
import { NEAR_COSINE, NEAREST_REPORTS, POSTINGS_PER_WORD, WINDOW_MS } from './constants.ts';
import { score } from './score.ts';
import type { Candidate, Cluster, Entry, Term } from './types.ts';

/** Up to so many, a list of a word's reports is made anew for each: one that was pushed to has room for seventeen. */
const FEW_REPORTS = 8;

/** Makes a report findable by its words. */
export function post(entry: Entry): void {
  for (const [index, term] of entry.terms.entries()) {
    const weight = entry.weights[index] ?? 0;
    if (term.entries.length > FEW_REPORTS) {
      term.entries.push(entry);
      term.weights.push(weight);
    } else {
      term.entries = term.entries.concat(entry);
      term.weights = term.weights.concat(weight);
    }
  }
}

/** Makes reports findable no more. */
export function takeBack(stale: ReadonlySet<Entry>): void {
  const terms = new Set<Term>();
  for (const entry of stale) for (const term of entry.terms) terms.add(term);
  for (const term of terms) {
    const stays = term.entries.map((entry) => !stale.has(entry));
    term.entries = term.entries.filter((_, at) => stays[at]);
    term.weights = term.weights.filter((_, at) => stays[at]);
  }
}

/** The stories that have room for a report and one near it, the one it belongs to most first. */
export function candidatesFor(entry: Entry): Candidate[] {
  const nearest = new Map<Cluster, Near>();
  for (const near of nearTo(entry)) {
    const { story } = near.entry;
    if (story && !nearest.has(story)) nearest.set(story, near);
  }
  return [...nearest]
    .map(([story, { entry: other, cosine }]) => ({
      story,
      score: score(entry, story, other, cosine),
      nearest: other,
      cosine,
    }))
    .sort((a, b) => b.score - a.score || a.story.order - b.story.order);
}

interface Near {
  entry: Entry;
  cosine: number;
}

/** The nearest reports of the window, nearest first, but of stories that are full: those would hide the next one. */
function nearTo(entry: Entry): Near[] {
  const touched: Entry[] = [];
  for (const [index, term] of entry.terms.entries()) {
    const weight = entry.weights[index] ?? 0;
    const { entries, weights } = term;
    for (let i = Math.max(0, entries.length - POSTINGS_PER_WORD); i < entries.length; i++) {
      const other = entries[i];
      if (!other || Math.abs(other.at - entry.at) > WINDOW_MS || !speaks(other)) continue;
      if (other.cosine === 0) touched.push(other);
      other.cosine += weight * (weights[i] ?? 0);
    }
  }
  const near = touched
    .filter(({ cosine, story }) => cosine > NEAR_COSINE && (!story || hasRoomFor(entry, story)))
    .sort((a, b) => b.cosine - a.cosine || a.at - b.at || (a.id < b.id ? -1 : 1))
    .slice(0, NEAREST_REPORTS)
    .map((other) => ({ entry: other, cosine: other.cosine }));
  for (const other of touched) other.cosine = 0;
  return near;
}
