import type { Assignment, Genre } from '../../contract/contract.ts';
import { clusterCosine, handOnApart, join, keepApart, keepOnly, speaks, startCluster } from './clusters.ts';
import {
  HISTORY_MS,
  JOIN_SCORE,
  NEAR_COSINE,
  NEAREST_REPORTS,
  POSTINGS_PER_WORD,
  STORY_ID_CHARACTERS,
  SUSPICION_SCORE,
  WINDOW_MS,
} from './constants.ts';
import { areOneDisaster, tellsOf } from './disaster.ts';
import { tellsSeveral } from './headline-wording.ts';
import { likenessToMerge, mayShowOne } from './merge.ts';
import { comparisonOf, weighed } from './reasons.ts';
import { score } from './score.ts';
import { areOne, type Suspicion, storiesOf, worthALook } from './second-look.ts';
import type { Candidate, Cluster, Comparison, Entry, Grouper, GroupInput, Verdict } from './types.ts';
import { Vocabulary } from './vocabulary.ts';

/** They tell of no event, or of many: each is a story of its own, which nothing joins. */
const ALONE: ReadonlySet<Genre> = new Set(['promo', 'service', 'bulletin']);

const NONE: readonly string[] = [];

/** Up to so many, a list of a word's reports is made anew for each: one that was pushed to has room for seventeen. */
const FEW_REPORTS = 8;

/** Groups reports into stories as they come, by streaming TF-IDF with time decay and merging. */
export function createGrouper(): Grouper {
  return new OnlineGrouper();
}

class OnlineGrouper implements Grouper {
  readonly #vocabulary = new Vocabulary();
  readonly #stories = new Map<string, Cluster>();
  /** Every report of the history by id; those without a story are kept for the word statistics only. */
  readonly #history = new Map<string, Entry>();
  /** Since the last second look. */
  #suspicions: Suspicion[] = [];
  /** Reports of sudden disasters since then. */
  #disasters: Entry[] = [];
  #founded = 0;

  add(report: GroupInput): Assignment {
    const known = this.#history.get(report.id);
    if (known?.story) return { reportId: report.id, storyId: known.story.id, merged: [] };
    const entry = this.#read(report);
    const alone = isAlone(report);
    const candidates = alone ? [] : this.#candidates(entry);
    const [best, second] = candidates;
    const { story, merged } =
      best && best.score >= JOIN_SCORE
        ? this.#joinBest(entry, best.story, second)
        : { story: this.#foundWith(entry), merged: [] };
    if (!alone) this.#post(entry);
    if (entry.disasters.length > 0) this.#disasters.push(entry);
    this.#suspect(entry, candidates);
    return { reportId: report.id, storyId: story.id, merged };
  }

  lookAgain(): Assignment[] {
    const merges: Assignment[] = [];
    for (const suspicion of worthALook(this.#suspicions)) {
      const [older, younger] = storiesOf(suspicion) ?? [];
      if (!older || !younger || !areOne(older, younger)) continue;
      this.#absorb(older, younger);
      merges.push({ reportId: suspicion.entry.id, storyId: older.id, merged: [younger.id] });
    }
    merges.push(...this.#gatherDisasters());
    this.#suspicions = [];
    this.#disasters = [];
    return merges;
  }

  restore(report: GroupInput, storyId: string): void {
    if (this.#history.get(report.id)?.story) return;
    const entry = this.#read(report);
    join(this.#stories.get(storyId) ?? this.#found(storyId), entry);
    if (!isAlone(report)) this.#post(entry);
  }

  began(storyId: string, at: number): void {
    const story = this.#stories.get(storyId) ?? this.#found(storyId);
    story.beganAt = Math.min(story.beganAt, at);
  }

  holds(storyId: string): boolean {
    return this.#stories.has(storyId);
  }

  keepApart(one: string, other: string): void {
    const [a, b] = [this.#stories.get(one), this.#stories.get(other)];
    if (a && b) keepApart(a, b);
  }

  weigh(report: GroupInput): Verdict {
    const alone = isAlone(report);
    const entry = this.#vocabulary.read(report);
    const stories = alone ? [] : this.#candidates(entry).map((candidate) => weighed(entry, candidate));
    this.#vocabulary.forget(entry);
    return { alone, stories };
  }

  compare(one: string, other: string): Comparison | null {
    const [a, b] = [this.#history.get(one), this.#history.get(other)];
    return a && b ? comparisonOf(a, b) : null;
  }

  expire(now: Date): void {
    const joinableFrom = now.getTime() - WINDOW_MS;
    const historyFrom = now.getTime() - HISTORY_MS;
    const stale = [...this.#history.values()].filter((entry) => entry.story && entry.at < joinableFrom);
    this.#retire(new Set(stale));
    for (const entry of this.#history.values()) {
      if (entry.at >= historyFrom) continue;
      this.#vocabulary.forget(entry);
      this.#history.delete(entry.id);
    }
  }

  /** Joins the best story, which may show that the second best is one with it. */
  #joinBest(
    entry: Entry,
    best: Cluster,
    second: Candidate | undefined,
  ): { story: Cluster; merged: string[] } {
    const other = second && mayShowOne(best, second) ? second.story : null;
    // Before it joins: this counts the reports that each had without it.
    const needed = other ? likenessToMerge(best, other) : 0;
    join(best, entry);
    if (!other || clusterCosine(best, other) < needed) return { story: best, merged: [] };
    const [older, younger] = best.order < other.order ? [best, other] : [other, best];
    this.#absorb(older, younger);
    return { story: older, merged: [younger.id] };
  }

  #foundWith(entry: Entry): Cluster {
    const story = this.#found(this.#freeId(entry.id));
    join(story, entry);
    return story;
  }

  /** Makes one of the stories about a disaster that was told of since the last second look. */
  #gatherDisasters(): Assignment[] {
    const merges: Assignment[] = [];
    for (const disaster of new Set(this.#disasters.flatMap(({ disasters }) => disasters))) {
      const stories = [...this.#stories.values()].filter((story) => tellsOf(story, disaster));
      for (let pair = this.#toldOfOne(stories); pair; pair = this.#toldOfOne(stories)) {
        const { older, younger, reportId } = pair;
        this.#absorb(older, younger);
        stories.splice(stories.indexOf(younger), 1);
        merges.push({ reportId, storyId: older.id, merged: [younger.id] });
      }
    }
    return merges;
  }

  /** The first two of stories about a disaster that are one, and a new report in one of them. */
  #toldOfOne(stories: readonly Cluster[]): { older: Cluster; younger: Cluster; reportId: string } | null {
    const told = new Map(this.#disasters.map(({ story, id }) => [story, id]));
    for (const [at, older] of stories.entries())
      for (const younger of stories.slice(at + 1)) {
        const reportId = told.get(younger) ?? told.get(older);
        if (reportId && areOneDisaster(older, younger)) return { older, younger, reportId };
      }
    return null;
  }

  /** Remembers the stories that a report was near and did not join. */
  #suspect(entry: Entry, candidates: readonly Candidate[]): void {
    for (const { score, nearest } of candidates)
      if (score >= SUSPICION_SCORE && nearest.story !== entry.story)
        this.#suspicions.push({ entry, other: nearest });
  }

  /** Counts a report's words. One that had left its story is not counted twice. */
  #read(report: GroupInput): Entry {
    const before = this.#history.get(report.id);
    if (before) this.#vocabulary.forget(before);
    const entry = this.#vocabulary.read(report);
    if (isAlone(report)) entry.disasters = NONE;
    this.#history.set(entry.id, entry);
    return entry;
  }

  /** Makes a report findable. */
  #post(entry: Entry): void {
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

  /** The stories that have a report near this one, the one it belongs to most first. */
  #candidates(entry: Entry): Candidate[] {
    const nearestByStory = new Map<Cluster, Entry>();
    const near = this.#near(entry);
    for (const other of near) {
      if (other.story && !nearestByStory.has(other.story)) nearestByStory.set(other.story, other);
    }
    const candidates = [...nearestByStory].map(([story, nearest]) => ({
      story,
      score: score(entry, story, nearest, nearest.cosine),
      nearest,
      cosine: nearest.cosine,
    }));
    for (const other of near) other.cosine = 0;
    return candidates.sort((a, b) => b.score - a.score || a.story.order - b.story.order);
  }

  /** The nearest reports of the window with their cosines, nearest first. */
  #near(entry: Entry): Entry[] {
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
    const near: Entry[] = [];
    for (const other of touched) {
      if (other.cosine > NEAR_COSINE) near.push(other);
      else other.cosine = 0;
    }
    near.sort((a, b) => b.cosine - a.cosine || a.at - b.at || (a.id < b.id ? -1 : 1));
    for (const other of near.splice(NEAREST_REPORTS)) other.cosine = 0;
    return near;
  }

  #found(id: string): Cluster {
    const story = startCluster(id, this.#founded++);
    this.#stories.set(id, story);
    return story;
  }

  #freeId(reportId: string): string {
    const id = storyIdOf(reportId);
    return this.#stories.has(id) ? `s${reportId}` : id;
  }

  #absorb(older: Cluster, younger: Cluster): void {
    for (const entry of younger.entries) join(older, entry);
    older.beganAt = Math.min(older.beganAt, younger.beganAt);
    handOnApart(younger, older);
    this.#stories.delete(younger.id);
  }

  /** Takes reports out of their stories and out of the index; they still count as history. */
  #retire(stale: Set<Entry>): void {
    const stories = new Set<Cluster>();
    const terms = new Set<Entry['terms'][number]>();
    for (const entry of stale) {
      if (entry.story) stories.add(entry.story);
      for (const term of entry.terms) terms.add(term);
      entry.story = null;
    }
    for (const term of terms) {
      const stays = term.entries.map((entry) => !stale.has(entry));
      term.entries = term.entries.filter((_, at) => stays[at]);
      term.weights = term.weights.filter((_, at) => stays[at]);
    }
    for (const story of stories) {
      const kept = story.entries.filter((entry) => !stale.has(entry));
      if (kept.length > 0) keepOnly(story, kept);
      else {
        handOnApart(story, null);
        this.#stories.delete(story.id);
      }
    }
  }
}

/** The id of a story that begins with this report, when no other has it. */
export const storyIdOf = (reportId: string): string => `s${reportId.slice(0, STORY_ID_CHARACTERS)}`;

/** So is a live page of several: the day's accidents of a province belong to no one of them. */
const isAlone = ({ title, labels }: GroupInput): boolean =>
  labels !== undefined && (ALONE.has(labels.genre) || (labels.genre === 'live' && tellsSeveral(title)));
