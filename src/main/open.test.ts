import { beforeEach, expect, it, vi } from 'vitest';
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
    throw new Error('No room.');
  },
}));
beforeEach(() => {
  done.length = 0;
});

it('the thread that reads feeds starts while the database does, and ends with it', async () => {
  await expect(openHouse({ reads: true })).rejects.toThrow('No room.');
  expect(done).toEqual(['the thread starts', 'the database is asked for', 'the thread ends']);
});

it('what reads no feeds has no such thread', async () => {
  await expect(openHouse()).rejects.toThrow('No room.');
  expect(done).toEqual(['the database is asked for']);
});
