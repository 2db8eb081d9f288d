/** A worker whose round never ends: it says that it has begun, and waits to be killed. */
import { SILENT_LOG } from '../../contract/contract.ts';
import { openStore } from '../../store/store.ts';
import { allJobs, startJobs } from '../jobs.ts';

const [, , connectionString = ''] = process.argv;
const store = await openStore({ connectionString });
const round = () =>
  store.whileIngesting(() => {
    process.stdout.write('asking\n');
    return new Promise<never>(() => {});
  });
await startJobs(
  allJobs({
    store,
    pipeline: { round },
    keepPicture: async () => false,
    letters: { tidy: async () => 0 },
    config: { retentionDays: 90 },
    now: () => new Date(),
    log: SILENT_LOG,
  }),
  { queue: store.queue, log: SILENT_LOG, pollSeconds: 0.5 },
);
