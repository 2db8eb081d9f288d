/**
 * `npm run dev`: Helder from source. This process holds the database; develop-server.ts, which it starts, is watched and
 * started again by itself, so that a change in the server does not cost a restart of PostgreSQL. Refused in production.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadEnvFile, readConfig } from '../config.ts';
import { createLog } from './log.ts';
import { startBuiltIn } from './open.ts';
import { createShutdown } from './shutdown.ts';

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'));
const SERVER = fileURLToPath(new URL('./develop-server.ts', import.meta.url));

async function develop(): Promise<void> {
  loadEnvFile();
  if (process.env.NODE_ENV === 'production')
    throw new ConfigError(['NODE_ENV is production: `npm run dev` serves sources; use `npm start`.']);
  const config = readConfig(process.env, { starter: true });
  const log = createLog(config);
  const shutdown = createShutdown(log);
  shutdown.onSignals();
  const databaseUrl = config.databaseUrl ?? (await startBuiltIn(config, log, shutdown)).connectionString;
  const server = spawn(process.execPath, [TSX, 'watch', '--clear-screen=false', SERVER], {
    // In a group of its own: Ctrl+C reaches this process alone, which then stops first the server, then the database.
    detached: true,
    // Its input ends when this process does, however it ends: that is how the server knows.
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: undefined },
  });
  const ended = once(server, 'exit');
  shutdown.add('server', async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const [code] = (await ended) as [number | null];
  await shutdown.run();
  process.exitCode = code ?? 1;
}

try {
  await develop();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
