import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENT_LOG } from '../contract/contract.ts';
import { openHouse } from './open.ts';

const done: string[] = [];
vi.mock('../pipeline/read-in-worker.ts', () => ({
  createReadWorker: () => {
    done.push('the thread starts');
    return { close: async () => done.push('the thread ends') };
  },
}));
vi.mock('../database/database.ts', () => ({
  startEmbeddedPostgres: async () => {
    done.push('the database is asked for');
    if (!elsewhere) throw new Error('No room.');
    return { connectionString: '', folder: elsewhere, stop: async () => {} };
  },
}));
const warned: string[] = [];
vi.mock('./log.ts', () => ({
  createLog: () => ({ ...SILENT_LOG, warn: (_: object, words: string) => warned.push(words) }),
}));
vi.mock('../store/store.ts', () => ({ openStore: async () => ({ close: async () => {} }) }));

/** Where the database is; "" = it does not start. */
let elsewhere = '';
beforeEach(() => {
  done.length = 0;
  warned.length = 0;
  elsewhere = '';
});
afterEach(() => vi.unstubAllEnvs());

it('the thread that reads feeds starts while the database does, and ends with it', async () => {
  await expect(openHouse({ reads: true })).rejects.toThrow('No room.');
  expect(done).toEqual(['the thread starts', 'the database is asked for', 'the thread ends']);
});

it('what reads no feeds has no such thread', async () => {
  await expect(openHouse()).rejects.toThrow('No room.');
  expect(done).toEqual(['the database is asked for']);
});

it('says where the files of the database really are: they may not be in DATA_DIR', async () => {
  elsewhere = '/var/lib/helder/c79b';
  const { database, shutdown } = await openHouse();
  expect(database).toBe('built-in PostgreSQL, files in /var/lib/helder/c79b');
  await shutdown.run();
});

it('warns of a mistyped setting in the environment, and starts', async () => {
  vi.stubEnv('PUBLISHER', 'mine');
  elsewhere = '/data';
  const { shutdown } = await openHouse();
  expect(warned).toEqual(['PUBLISHER in the environment is no setting of Helder; did you mean PUBLISHERS?']);
  await shutdown.run();
});
