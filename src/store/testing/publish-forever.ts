/**
 * A process that publishes numbered batches until it is killed. After each commit it says the batch's number.
 * Starts where the database says it was, and repeats the last batch, as a worker does that was cut off.
 */
import { startEmbeddedPostgres } from '../../database/database.ts';
import { openStore } from '../store.ts';
import { aReport, aStory } from './examples.ts';
import { rowsIn } from './rows-in.ts';

const [, , dataDir = ''] = process.argv;
const REPORTS_PER_BATCH = 3;

const postgres = await startEmbeddedPostgres({ dataDir });
const store = await openStore({ connectionString: postgres.connectionString });

for (let batch = Math.max(0, (await rowsIn(postgres, 'stories')) - 1); ; batch += 1) {
  const storyId = `s${batch}`;
  const reports = Array.from({ length: REPORTS_PER_BATCH }, (_, index) => aReport(`${batch}-${index}`));
  await store.publish(async (tx) => {
    await tx.insertReports(reports, new Map(reports.map(({ id }) => [id, storyId])));
    await tx.upsertStories([aStory(storyId)]);
  });
  process.stdout.write(`${batch}\n`);
}
