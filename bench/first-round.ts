/**
 * A new machine's first round over 300 invented feeds (everything stored, grouped, searchable), the next one when nothing
 * has changed, and that at a publisher's latency. Beside it, in the same run, a script that only fetches and counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { RoundSummary } from '../src/pipeline/pipeline.ts';
import { buildHelderProcess } from './first-round/built.ts';
import { FEEDS, ITEMS_PER_FEED } from './first-round/feeds.ts';

export const FIRST_ROUND_BUDGET = { firstS: 4, unchangedS: 0.5, farS: 2, rssMb: 250 };
const FAR_MS = 200;
const CONCURRENCY = 32;

export interface FirstRoundRow {
  what: string;
  /** Seconds. */
  helder: number;
  /** Seconds until the first stories can be read. */
  firstNews: number;
  /** The script that fetches and counts items, in seconds. */
  script: number;
  budget: number;
  reports: number;
  stories: number;
  /** Most memory the process has had so far, PostgreSQL not included, in MiB. */
  rssMb: number;
}

type Round = RoundSummary & { firstNewsMs: number; rssMb: number };

export async function benchFirstRound(): Promise<FirstRoundRow[]> {
  const process = await buildHelderProcess();
  const server = fork(fileURLToPath(new URL('first-round/feed-server.ts', import.meta.url)));
  try {
    const port = Number(await message(server));
    const helder = fork(process, [String(port)], { execArgv: [] });
    await message(helder);
    const etags = new Map<string, string>();
    const measure = async (what: string, budget: number, latencyMs: number): Promise<FirstRoundRow> => {
      server.send(latencyMs);
      await message(server);
      const script = await countItems(port, etags);
      helder.send('round');
      const round = (await message(helder)) as Round;
      if (round.feeds.read + round.feeds.unchanged !== FEEDS) throw new Error(`${what}: feeds were lost`);
      const stories = round.stories.new;
      return {
        what,
        helder: round.ms / 1000,
        firstNews: round.firstNewsMs / 1000,
        script,
        budget,
        reports: round.newReports,
        stories,
        rssMb: Math.round(round.rssMb),
      };
    };
    const rows = [
      await measure('first round', FIRST_ROUND_BUDGET.firstS, 0),
      await measure('nothing changed', FIRST_ROUND_BUDGET.unchangedS, 0),
      await measure(`nothing changed, ${FAR_MS} ms away`, FIRST_ROUND_BUDGET.farS, FAR_MS),
    ];
    const ended = once(helder, 'exit');
    helder.disconnect();
    await ended;
    return rows;
  } finally {
    server.disconnect();
  }
}

async function message(child: ChildProcess): Promise<unknown> {
  const [received] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A process of the bench ended with ${code}.`);
    }),
  ]);
  return received;
}

/** What a script of ten lines does: asks with the ETags it has and counts items with a pattern. Seconds. */
async function countItems(port: number, etags: Map<string, string>): Promise<number> {
  const startedAt = performance.now();
  const limit = pLimit(CONCURRENCY);
  let items = 0;
  await Promise.all(
    Array.from({ length: FEEDS }, (_, feed) =>
      limit(async () => {
        const url = `http://127.0.0.1:${port}/${feed}.xml`;
        const known = etags.get(url);
        const response = await fetch(url, known ? { headers: { 'if-none-match': known } } : {});
        const text = await response.text();
        items += text.match(/<item>/g)?.length ?? 0;
        etags.set(url, response.headers.get('etag') ?? '');
      }),
    ),
  );
  if (items !== 0 && items !== FEEDS * ITEMS_PER_FEED) throw new Error(`the script counted ${items} items`);
  return (performance.now() - startedAt) / 1000;
}
