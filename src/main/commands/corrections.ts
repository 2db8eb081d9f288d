import { setTimeout as sleep } from 'node:timers/promises';
import { publisherLookup } from '../../contract/contract.ts';
import { type Corrections, createCorrections } from '../../pipeline/corrections.ts';
import { withHouse } from '../open.ts';
import { storyIn } from './named.ts';
import { countIn } from './options.ts';
import { day, plural, print } from './print.ts';

/** A round takes up to half a minute, where feeds hang; the first ones on a small machine take longer. Milliseconds. */
const LONGEST_WAIT_MS = 120_000;
const BETWEEN_TRIES_MS = 500;

/** Makes a story part of another. */
export async function mergeStories(into: string, story: string): Promise<void> {
  const { number, from, to, reports } = await correct((all) => all.merge(storyIn(into), storyIn(story)));
  print(`${from} is now part of ${to}, with ${plural(reports.length, 'report')}.`, undoneBy(number));
}

/** Makes a story of its own of some of a story's reports. */
export async function splitStory(story: string, reports: string[]): Promise<void> {
  const { number, from, to, ...moved } = await correct((all) => all.split(storyIn(story), reports));
  print(
    `${to} is now a story of its own, with ${plural(moved.reports.length, 'report')} from ${from}.`,
    undoneBy(number),
  );
}

/** Puts a report into another story. */
export async function moveReport(report: string, into: string): Promise<void> {
  const { number, from, to, reports } = await correct((all) => all.move(report, storyIn(into)));
  print(`${reports.join()} moved from ${from} to ${to}.`, undoneBy(number));
}

/** Prints what was decided, the newest first, one a line. */
export async function listCorrections({ limit }: { limit: string }): Promise<void> {
  const most = countIn('--limit', limit);
  await withHouse(async ({ store }) => {
    const listed = await store.corrections.list(most);
    if (listed.length === 0) print('Nothing has been merged, split or moved yet.');
    for (const { number, at, kind, from, to, reports, undoneAt } of listed)
      print(
        [
          number,
          day(at),
          kind,
          `${from} → ${to}`,
          plural(reports.length, 'report'),
          ...(undoneAt ? [`undone ${day(undoneAt)}`] : []),
        ].join('\t'),
      );
  });
}

/** Takes a decision back. */
export async function undoCorrection(number: string): Promise<void> {
  const wanted = countIn('The correction’s number', number);
  const { moved, kept } = await correct((all) => all.undo(wanted));
  const back = moved.map(
    ({ from, to, reports }) => `${plural(reports.length, 'report')} moved from ${from} to ${to}`,
  );
  print(
    `Undone: ${back.join(', ') || 'no report had to move'}.`,
    ...[...kept].map(
      ([by, count]) =>
        `${plural(count, 'report')} of it ${count === 1 ? 'is' : 'are'} where correction ${by} says, which still holds.`,
    ),
  );
}

const undoneBy = (number: number): string =>
  `This holds in later rounds too. Undo it with: npm run helder -- corrections undo ${number}`;

function correct<T>(work: (corrections: Corrections) => Promise<T>): Promise<T> {
  return withHouse(({ store, publishers, now }) =>
    work(
      createCorrections({
        store,
        publishers: publisherLookup(publishers),
        now,
        anotherTry: createWaiting(),
      }),
    ),
  );
}

/** Waits a little before each try, and says so the first time; false when it has waited long enough. */
function createWaiting(): () => Promise<boolean> {
  let waited = 0;
  return async () => {
    if (waited === 0)
      process.stderr.write('A round of fetching is running. Waiting for its end; Ctrl+C stops that.\n');
    if (waited >= LONGEST_WAIT_MS) return false;
    await sleep(BETWEEN_TRIES_MS);
    waited += BETWEEN_TRIES_MS;
    return true;
  };
}
