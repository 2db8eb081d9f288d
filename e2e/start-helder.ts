/** Starts a built Helder on demo publishers, on a free port, with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** It may have to be built first. */
const READY_WITHIN_MS = 300_000;
const FILLED_WITHIN_MS = 120_000;
const POLL_MS = 100;
/** More than two pages of a feed. */
const ENOUGH_STORIES = 40;

export interface DemoHelder {
  url: string;
  stop(): Promise<void>;
}

/** One for all journeys. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const helder = await startHelder();
  await untilFilled(helder.url);
  process.env.HELDER_URL = helder.url;
  return () => helder.stop();
}

/**
 * @param settings environment variables besides those every journey needs
 * @throws Error with everything the process said when it prints no address
 */
export async function startHelder(settings: Record<string, string> = {}): Promise<DemoHelder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-e2e-'));
  // Else root's database, which runs as another user, would have to live elsewhere and stay there.
  chmodSync(dataDir, 0o755);
  const helder = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      PUBLISHERS: 'publishers/demo',
      DEMO: 'on',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(helder);
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => helder.once('exit', resolve));
      helder.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until the first round is published. @throws Error when that takes too long */
export async function untilFilled(url: string): Promise<void> {
  const giveUpAt = Date.now() + FILLED_WITHIN_MS;
  for (;;) {
    const { total } = (await (await fetch(`${url}/articles`)).json()) as { total: number };
    if (total >= ENOUGH_STORIES) return;
    if (Date.now() > giveUpAt) throw new Error(`Only ${total} stories after ${FILLED_WITHIN_MS / 1000} s.`);
    await pause(POLL_MS);
  }
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
