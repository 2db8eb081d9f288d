/** Starts one built Helder on demo publishers for all journeys, on a free port, with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 60_000;

export default async function startHelder(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-e2e-'));
  const helder = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      PUBLISHERS: 'publishers/demo',
      DEMO: 'on',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.env.HELDER_URL = await addressOf(helder);
  return async () => {
    const gone = new Promise((resolve) => helder.once('exit', resolve));
    helder.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Waits for the banner's address; fails with everything the process said when it does not come. */
function addressOf(helder: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Helder printed no address:\n${said}`)), READY_WITHIN_MS);
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /Open (http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    helder.stdout?.on('data', listen);
    helder.stderr?.on('data', listen);
    helder.once('exit', (code) => reject(new Error(`Helder ended with ${code}:\n${said}`)));
  });
}
