/**
 * A process that starts the built-in PostgreSQL on a folder and holds it until it is told "stop" on its
 * standard input, or killed. Run by tests, also as another user. Says one JSON line per event.
 */
import { startEmbeddedPostgres } from '../database.ts';

const [, , dataDir = '', how] = process.argv;
const say = (event: object): boolean => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const postgres = await startEmbeddedPostgres({ dataDir, join: how === 'errand' });
  say({ connectionString: postgres.connectionString });
  process.stdin.once('data', () => {
    void postgres.stop().then(() => {
      say({ stopped: true });
      process.exit(0);
    });
  });
} catch (error) {
  say({ error: (error as Error).message });
  process.exit(1);
}
