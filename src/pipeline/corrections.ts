/** What an operator decides about stories: put into the store at once, and kept to by every later round. */
import type { LabelledReport, PublisherLookup } from '../contract/contract.ts';
import type { Correction, PublishTransaction, Store, StoredReport } from '../store/types.ts';
import { composeStory, storyIdOf } from './5-group/group.ts';

export interface CorrectionsOptions {
  store: Pick<Store, 'reports' | 'stories' | 'corrections' | 'publish' | 'whileIngesting'>;
  publishers: PublisherLookup;
  now: () => Date;
  /** Asked while a round is at work: resolves when it is time to try again, to false when nobody waits any longer. */
  anotherTry?: (() => Promise<boolean>) | undefined;
}

/** A correction that was made; its number undoes it. */
export type Corrected = Pick<Correction, 'number' | 'from' | 'to' | 'reports'>;

/**
 * Stories are named by an id they have or had, reports by their id or the address of the piece. Each changes all or nothing;
 * all throw an Error in plain words when it cannot be done, also while a round is at work and nobody waits for its end.
 */
export interface Corrections {
  /** Makes a story part of another; its address then leads there. */
  merge(into: string, story: string): Promise<Corrected>;
  /** Makes a story of its own of some of a story's reports. The two never become one again by themselves. */
  split(story: string, reports: readonly string[]): Promise<Corrected>;
  /** Puts a report into another story. The story it leaves and that one never become one by themselves. */
  move(report: string, into: string): Promise<Corrected>;
  /**
   * Puts the reports back where they were, those that are still where the correction put them; to a merged story also the ids
   * that led there before. Grouping is free again.
   * @returns the reports that went back, and between which stories
   */
  undo(number: number): Promise<Pick<Corrected, 'from' | 'to' | 'reports'>>;
}

/** Reports that go from one story to another. */
interface Transfer {
  from: string;
  to: string;
  reportIds: readonly string[];
}

export function createCorrections({
  store,
  publishers,
  now,
  anotherTry = async () => false,
}: CorrectionsOptions): Corrections {
  /** Nobody else writes meanwhile. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const done = await store.whileIngesting(async () => ({ result: await work() }));
      if (done) return done.result;
      if (!(await anotherTry()))
        throw new Error('A round of fetching is running on this database. Try again in a moment.');
    }
  }

  /** The id that stands for a story today; null when it is none any more. */
  async function idToday(id: string): Promise<string | null> {
    const found = await store.stories.find(id);
    const [stands] = found ? await store.stories.many([found.id]) : [];
    return stands?.id ?? null;
  }

  async function standing(id: string): Promise<string> {
    const today = await idToday(id);
    if (today === null) throw new Error(`There is no story "${id}": give its id or address.`);
    return today;
  }

  async function reportsOf(story: string): Promise<LabelledReport[]> {
    return (await store.reports.ofStories([story])).get(story) ?? [];
  }

  async function named(report: string): Promise<StoredReport> {
    const found = await store.reports.find(report);
    if (!found)
      throw new Error(`There is no report "${report}": give its id, or its address at the publisher.`);
    return found;
  }

  /**
   * An id for a story of these reports that is split off from another, after the first of them whose id is free: no story's, and
   * leading nowhere but to that other, since that is where it leads when the split is undone.
   */
  async function freeId(reportIds: readonly string[], from: string): Promise<string> {
    const wanted = reportIds.flatMap((id) => [storyIdOf(id), `s${id}`]);
    for (const id of wanted) {
      const today = await idToday(id);
      if (today === null || (today === from && id !== from)) return id;
    }
    throw new Error(`Stories ${wanted.join(', ')} already exist.`);
  }

  /** Both stories told anew, or one, and the other's id leading to it, when it has no report left. */
  async function transfer(
    { from, to, reportIds }: Transfer,
    note: (tx: PublishTransaction) => Promise<void>,
  ): Promise<void> {
    const going = new Set(reportIds);
    const [before, after] = [await reportsOf(from), await reportsOf(to)];
    const told = [
      { id: from, reports: before.filter(({ id }) => !going.has(id)) },
      { id: to, reports: [...after, ...before.filter(({ id }) => going.has(id))] },
    ].filter(({ reports }) => reports.length > 0);
    const previous = await store.stories.many([from, to]);
    const stories = told.map(({ id, reports }) => composeStory(id, reports, previous, publishers, now()));
    const isEmpty = going.size === before.length;
    await store.publish(async (tx) => {
      await tx.assign(reportIds.map((reportId) => ({ reportId, storyId: to })));
      // First what stands again, then what leads there.
      await tx.upsertStories(stories);
      await tx.mergeStories(isEmpty ? [{ from, to }] : []);
      await note(tx);
    });
  }

  async function correct(
    kind: Correction['kind'],
    moved: Transfer,
    redirects: string[] = [],
  ): Promise<Corrected> {
    const { from, to } = moved;
    const reports = [...moved.reportIds];
    let number = 0;
    await transfer(moved, async (tx) => {
      number = await tx.addCorrection({ at: now(), kind, from, to, reports, redirects });
    });
    return { number, from, to, reports };
  }

  return {
    merge: (into, story) =>
      alone(async () => {
        const [to, from] = [await standing(into), await standing(story)];
        if (from === to) throw new Error(`${into} and ${story} are already one story.`);
        const reportIds = idsOf(await reportsOf(from));
        return correct('merge', { from, to, reportIds }, await store.stories.redirectsTo(from));
      }),

    split: (story, reports) =>
      alone(async () => {
        const from = await standing(story);
        const own = idsOf(await reportsOf(from));
        const wanted = await Promise.all(reports.map(named));
        const strange = wanted.find(({ storyId }) => storyId !== from);
        if (strange) throw new Error(`Report ${strange.report.id} is not in story ${from}.`);
        const going = own.filter((id) => wanted.some(({ report }) => report.id === id));
        if (going.length === 0) throw new Error('Name the reports to split off.');
        if (going.length === own.length)
          throw new Error(`These are all the reports of story ${from}; some must stay.`);
        return correct('split', { from, to: await freeId(going, from), reportIds: going });
      }),

    move: (moved, into) =>
      alone(async () => {
        const to = await standing(into);
        const { storyId: from, report } = await named(moved);
        if (from === to) throw new Error(`The report is already in story ${to}.`);
        if ((await reportsOf(from)).length === 1)
          throw new Error(`It is the only report of story ${from}: merge that story into ${to} instead.`);
        return correct('move', { from, to, reportIds: [report.id] });
      }),

    undo: (number) =>
      alone(async () => {
        const correction = await store.corrections.find(number);
        if (!correction) throw new Error(`There is no correction ${number}.`);
        if (correction.undoneAt) throw new Error(`Correction ${number} has already been undone.`);
        const { kind } = correction;
        const from = (await idToday(correction.to)) ?? correction.to;
        // A merged story stands again under its own id; any other is by now what it may have become.
        const to = (kind === 'merge' ? null : await idToday(correction.from)) ?? correction.from;
        const still = new Set(idsOf(await reportsOf(from)));
        const reports = from === to ? [] : correction.reports.filter((id) => still.has(id));
        const note = (tx: PublishTransaction) => tx.undoCorrection(number, now());
        if (reports.length > 0)
          await transfer({ from, to, reportIds: reports }, async (tx) => {
            await tx.redirect(correction.redirects, { from, to });
            await note(tx);
          });
        else await store.publish(note);
        return { from, to, reports };
      }),
  };
}

const idsOf = (reports: readonly LabelledReport[]): string[] => reports.map(({ id }) => id);
