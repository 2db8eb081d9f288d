/** What an operator decides about stories: put into the store at once, and kept to by every later round. */
import type { LabelledReport, PublisherLookup } from '../contract/contract.ts';
import type { Correction, FirstStory, PublishTransaction, Store, StoredReport } from '../store/types.ts';
import { composeStory, storyIdOf } from './5-group/group.ts';
import { type AfterCorrections, afterCorrections } from './after-corrections.ts';

export interface CorrectionsOptions {
  store: Pick<Store, 'reports' | 'stories' | 'corrections' | 'publish' | 'whileIngesting'>;
  publishers: PublisherLookup;
  now: () => Date;
  /** Asked while a round is at work: resolves when it is time to try again, to false when nobody waits any longer. */
  anotherTry?: (() => Promise<boolean>) | undefined;
}

/** Reports that went from one story to another, by their ids. */
export type Moved = Pick<Correction, 'from' | 'to' | 'reports'>;

/** A correction that was made; its number undoes it. */
export interface Corrected extends Moved {
  number: number;
}

export interface Undone {
  /** What moved, most often back to where it was. */
  moved: Moved[];
  /** How many of its reports stay where other corrections have put them, by the number of that correction. */
  kept: Map<number, number>;
}

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
   * Puts reports where they would be had it never been made: back where they were, or where other corrections in force put them. With
   * them go the addresses that led there. So corrections can be undone in any order. Grouping is free again.
   */
  undo(number: number): Promise<Undone>;
}

/** An id, and the story it leads to. */
interface Lead {
  id: string;
  story: string;
}

/** What a correction ever took, as it would be without any, and where it is. */
type First = FirstStory & { today: string | null };

type After = (first: FirstStory) => AfterCorrections<Correction>;

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

  /** All these stories told anew; the id of one that has no report left leads to where its reports went. */
  async function transfer(
    moves: readonly Moved[],
    note: (tx: PublishTransaction, emptied: Lead[]) => Promise<void>,
  ): Promise<void> {
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
    const goesTo = new Map(moves.flatMap(({ to, reports }) => reports.map((id) => [id, to])));
    const told = new Map<string, LabelledReport[]>();
    for (const [story, reports] of await store.reports.ofStories(ids))
      for (const report of reports) {
        const id = goesTo.get(report.id) ?? story;
        told.set(id, [...(told.get(id) ?? []), report]);
      }
    const previous = await store.stories.many(ids);
    const stories = [...told].map(([id, reports]) => composeStory(id, reports, previous, publishers, now()));
    const emptied = new Map(moves.filter(({ from }) => !told.has(from)).map(({ from, to }) => [from, to]));
    const leads: Lead[] = [];
    for (const story of emptied.keys())
      for (const id of [story, ...(await store.stories.redirectsTo(story))]) leads.push({ id, story });
    await store.publish(async (tx) => {
      await tx.assign([...goesTo].map(([reportId, storyId]) => ({ reportId, storyId })));
      // First what stands again, then what leads there.
      await tx.upsertStories(stories);
      for (const [from, to] of emptied) await tx.emptyStory({ from, to });
      await note(tx, leads);
    });
  }

  async function correct(kind: Correction['kind'], moved: Moved): Promise<Corrected> {
    const { from, to, reports } = moved;
    let number = 0;
    await transfer([moved], async (tx, emptied) => {
      number = await tx.addCorrection({ at: now(), kind, ...moved });
      const leads = kind === 'split' ? [{ id: to, story: from }] : emptied;
      await tx.keepFirstStories([
        ...reports.map((id) => ({ what: 'report' as const, id, story: from, since: number })),
        ...leads.map(addressSince(number)),
      ]);
    });
    return { number, ...moved };
  }

  return {
    merge: (into, story) =>
      alone(async () => {
        const [to, from] = [await standing(into), await standing(story)];
        if (from === to) throw new Error(`${into} and ${story} are already one story.`);
        return correct('merge', { from, to, reports: idsOf(await reportsOf(from)) });
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
        return correct('split', { from, to: await freeId(going, from), reports: going });
      }),

    move: (moved, into) =>
      alone(async () => {
        const to = await standing(into);
        const { storyId: from, report } = await named(moved);
        if (from === to) throw new Error(`The report is already in story ${to}.`);
        if ((await reportsOf(from)).length === 1)
          throw new Error(`It is the only report of story ${from}: merge that story into ${to} instead.`);
        return correct('move', { from, to, reports: [report.id] });
      }),

    undo: (number) =>
      alone(async () => {
        const correction = await store.corrections.find(number);
        if (!correction) throw new Error(`There is no correction ${number}.`);
        if (correction.undoneAt) throw new Error(`Correction ${number} has already been undone.`);
        const inForce = (await store.corrections.inForce()).filter((other) => other.number !== number);
        const first = await store.corrections.firstStories();
        const after = afterCorrections(inForce);
        const moved = movesAfter(after, first);
        await transfer(moved, async (tx, emptied) => {
          const left = emptied.map(addressSince(number));
          await tx.keepFirstStories(left);
          const addresses = [...left, ...first.filter(({ what }) => what === 'address')];
          await tx.redirect(addresses.map((each) => ({ id: each.id, story: after(each).story })));
          // What no correction takes any more is grouping's alone, and the next that takes it finds it where it is by then.
          await tx.forgetFirstStories(first.filter((each) => after(each).by === null));
          await tx.undoCorrection(number, now());
        });
        return { moved, kept: keptBy(after, first, correction) };
      }),
  };
}

const idsOf = (reports: readonly LabelledReport[]): string[] => reports.map(({ id }) => id);

const addressSince =
  (since: number) =>
  ({ id, story }: Lead): FirstStory => ({ what: 'address', id, story, since });

/** What has to move for each report to be where the corrections in force put it. */
function movesAfter(after: After, first: readonly First[]): Moved[] {
  const moves = new Map<string, Moved>();
  for (const each of first) {
    const { what, id, today: from } = each;
    const { story: to } = after(each);
    if (what !== 'report' || from === null || from === to) continue;
    const move = moves.get(`${from} ${to}`) ?? { from, to, reports: [] };
    moves.set(`${from} ${to}`, { from, to, reports: [...move.reports, id] });
  }
  return [...moves.values()];
}

/** How many reports of an undone correction others hold, by their numbers. */
function keptBy(after: After, first: readonly First[], { reports }: Correction): Map<number, number> {
  const kept = new Map<number, number>();
  for (const each of first) {
    const { by } = after(each);
    if (each.what !== 'report' || !by || !reports.includes(each.id)) continue;
    kept.set(by.number, (kept.get(by.number) ?? 0) + 1);
  }
  return kept;
}
