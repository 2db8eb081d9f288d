import type { Assignment, Genre } from '../../contract/contract.ts';
import { candidatesFor, post, takeBack } from './candidates.ts';
import {
  clusterCosine,
  fitTogether,
  handOnApart,
  join,
  keepApart,
  keepOnly,
  startCluster,
} from './clusters.ts';
import { HISTORY_MS, JOIN_SCORE, STORY_ID_CHARACTERS, SUSPICION_SCORE, WINDOW_MS } from './constants.ts';
import { areOneDisaster, tellsOf } from './disaster.ts';
import { tellsSeveral } from './headline-wording.ts';
import { likenessToMerge, mayShowOne } from './merge.ts';
import { comparisonOf, weighed } from './reasons.ts';
import { areOne, type Suspicion, storiesOf, worthALook } from './second-look.ts';
import type { Candidate, Cluster, Comparison, Entry, Grouper, GroupInput, Verdict } from './types.ts';
import { Vocabulary } from './vocabulary.ts';

/** They tell of no event, or of many: each is a story of its own, which nothing joins. */
const ALONE: ReadonlySet<Genre> = new Set(['promo', 'service', 'bulletin']);

const NONE: readonly string[] = [];

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
    const candidates = alone ? [] : candidatesFor(entry);
    const [best, second] = candidates;
    const { story, merged } =
      best && best.score >= JOIN_SCORE
        ? this.#joinBest(entry, best.story, second)
        : { story: this.#foundWith(entry), merged: [] };
    if (!alone) post(entry);
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
    if (!isAlone(report)) post(entry);
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
    const stories = alone ? [] : candidatesFor(entry).map((candidate) => weighed(entry, candidate));
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
    if (!other || clusterCosine(best, other) < needed || !fitTogether(best, other))
      return { story: best, merged: [] };
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
    for (const entry of stale) {
      if (entry.story) stories.add(entry.story);
      entry.story = null;
    }
    takeBack(stale);
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
