/** A night of stories served as readers get it, and what an editor's labels say of it. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Story } from '../../src/contract/contract.ts';
import { startTestServer } from '../../src/server/testing/server.ts';

const MOST_OUTPUT = 64 * 1024 * 1024;
const run = promisify(execFile);
const CURRENT_CODES = pathToFileURL(join(import.meta.dirname, 'current-codes.mjs')).href;

/** What newsroom/score.mjs prints; its README says what each figure means. */
export interface NightScore {
  found: number;
  grouping: { b3F1: number; pairF1: number; multiB3F1: number };
  category: { first: number; firstOrSecond: number };
  place: { countryP: number; countryR: number; cityP: number; cityR: number };
  genre: string | { exact: number; notNewsP: number; notNewsR: number };
  frontPage: {
    ndcg20: number;
    mustHaveInFirst15: string;
    first40: { grade0: number; sameEventAgain: number; noNewsReport: number };
  };
  categoryPages: { firstTenThatBelong: number; withSecond: number };
  text: { boilerplate: number; cutInSentence: number };
}

export interface NightLabels {
  items: string;
  labels: string;
  /** For whom the page is, as query parameters. */
  query: string;
}

/**
 * @param scorer  folder with score.mjs
 * @param errors  a file for every wrong answer, line by line; undefined = they are not written down
 */
export async function scoreNight(
  stories: Story[],
  now: Date,
  scorer: string,
  { items, labels, query }: NightLabels,
  errors?: string,
): Promise<NightScore> {
  const server = await startTestServer({
    stories,
    now: () => now,
    env: { DEMO: 'off', RATE_LIMIT: '1000000' },
  });
  try {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const script = join(scorer, 'score.mjs');
    const options = [
      '--url',
      url,
      '--items',
      items,
      '--labels',
      labels,
      '--query',
      query,
      '--errors',
      '--json',
    ];
    const { stdout } = await run(process.execPath, ['--import', CURRENT_CODES, script, ...options], {
      maxBuffer: MOST_OUTPUT,
    });
    const lines = stdout.trimEnd().split('\n');
    const last = lines.pop() ?? '';
    if (errors) writeFileSync(errors, `${lines.join('\n')}\n${JSON.stringify(JSON.parse(last), null, 1)}\n`);
    return JSON.parse(last) as NightScore;
  } finally {
    await server.close();
  }
}
