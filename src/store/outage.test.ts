import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/database.ts';
import { openStore, type Store, StoreAway } from './store.ts';
import { aReport, aStory, at } from './testing/examples.ts';
import { openClient } from './testing/sql.ts';

const SOON = { timeout: 20_000, interval: 50 };

/** The same code that serves DATABASE_URL: the store knows nothing but a connection string. */
describe('a database that goes away', { timeout: 60_000 }, () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let store: Store;
  let other: Store;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'helder-outage-'));
    chmodSync(dataDir, 0o755);
    postgres = await startEmbeddedPostgres({ dataDir });
    store = await openStore({ connectionString: postgres.connectionString, log });
    other = await openStore({ connectionString: postgres.connectionString });
  });
  afterAll(async () => {
    await other.close();
    await store.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const serverPid = (): number =>
    Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  /** Crashes the server and waits until its keeper has started it again. */
  const crash = async (): Promise<void> => {
    const old = serverPid();
    process.kill(old, 'SIGKILL');
    await vi.waitFor(async () => {
      expect(serverPid()).not.toBe(old);
      expect(await store.healthy()).toBe(true);
    }, SOON);
  };
  const publishOn = (one: Store, id: string) =>
    one.publish(async (tx) => {
      await tx.insertReports([aReport(id)], new Map([[id, 's']]));
      await tx.upsertStories([aStory('s')]);
    });
  const publish = (id: string) => publishOn(store, id);

  it('makes calls fail meanwhile, and work again afterwards', async () => {
    expect(await store.healthy()).toBe(true);
    await publish('before');
    await postgres.stop();
    expect(await store.healthy()).toBe(false);
    await expect(publish('meanwhile')).rejects.toThrow();
    postgres = await startEmbeddedPostgres({ dataDir });
    await publish('after');
    expect((await store.reports.since(at(-1))).map(({ report }) => report.id)).toEqual(['before', 'after']);
  });

  it('tells a reader that it is away before the server lets go of them, where a table stays locked', async () => {
    const calls = () => [
      store.lastRound.read(),
      store.savedPictures.find(Buffer.alloc(32)),
      store.savedStories.list(randomUUID(), () => null),
    ];
    // A connection for each, so that none is made while the clock stands.
    await Promise.all(calls());
    const holder = await openClient(postgres);
    await holder.query('begin; lock table last_round, saved_pictures, saved_stories');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const told = Promise.all(calls().map((call) => expect(call).rejects.toThrow(StoreAway)));
    await vi.advanceTimersByTimeAsync(15_000);
    await holder.query('rollback');
    await told.finally(() => vi.useRealTimers());
    await holder.end();
  });

  it('throws one recognisable error, and writes one line when it goes and one when it is back', async () => {
    log.warn.mockClear();
    log.info.mockClear();
    await postgres.stop();
    const calls = [
      () => store.stories.search('bridge', { since: at(-1), limit: 5 }),
      () => store.stories.find('s'),
      () => store.feeds.due(at(0), 1),
      () => store.reports.find('r'),
      () => publish('in vain'),
      () => store.prune(at(-1)),
      () => store.whileIngesting(async () => {}),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(StoreAway);
    expect(log.warn).toHaveBeenCalledTimes(1);
    postgres = await startEmbeddedPostgres({ dataDir });
    await store.stories.find('s');
    await store.stories.find('s');
    expect(log.info.mock.calls).toEqual([[{}, 'the database is back']]);
  });

  it('rolls a publication back that was under way; doing it again stores it once', async () => {
    const write = (interrupt: () => Promise<void>) =>
      store.publish(async (tx) => {
        await tx.insertReports([aReport('interrupted')], new Map([['interrupted', 's']]));
        await interrupt();
        await tx.upsertStories([aStory('s')]);
      });
    await expect(write(crash)).rejects.toThrow();
    expect(await store.reports.known([aReport('interrupted')])).toEqual(new Map());
    await write(async () => {});
    await write(async () => {});
    const ids = (await store.reports.since(at(-1))).map(({ report }) => report.id);
    expect(ids.filter((id) => id === 'interrupted')).toHaveLength(1);
  });

  it('is listened to again by itself, and what was missed is told', async () => {
    const heard: number[] = [];
    const stop = await other.onPublished((version) => heard.push(version));
    await crash();
    const missed = await vi.waitFor(() => publish('missed'), SOON);
    await vi.waitFor(() => expect(heard).toContain(missed), SOON);
    const next = await publish('next');
    await vi.waitFor(() => expect(heard.at(-1)).toBe(next), SOON);
    await stop();
  });

  it('while ingesting: goes on after a publication that went under, when the lock can be had again', async () => {
    const done = await store.whileIngesting(async () => {
      await publish('first');
      await expect(store.publish(crash)).rejects.toThrow();
      await vi.waitFor(() => publish('on'), SOON);
      expect(await other.whileIngesting(async () => 'both')).toBeNull();
      return 'done';
    });
    expect(done).toBe('done');
  });

  it('while ingesting: refuses to publish when another process has begun meanwhile', async () => {
    await store.whileIngesting(async () => {
      await crash();
      const taken = await vi.waitFor(
        () =>
          other.whileIngesting(async () => {
            await expect(publish('over')).rejects.toThrow('Another process has begun to ingest');
            return 'taken';
          }),
        SOON,
      );
      expect(taken).toBe('taken');
    });
    expect(await store.reports.known([aReport('over')])).toEqual(new Map());
  });

  it('while ingesting: refuses to publish, however often, when another process has begun and finished meanwhile', async () => {
    await store.whileIngesting(async () => {
      await crash();
      const theirs = () => other.whileIngesting(() => publishOn(other, 'theirs'));
      expect(await vi.waitFor(theirs, SOON)).not.toBeNull();
      const publishing = () => publish('behind');
      for (const again of [publishing, publishing, () => store.feeds.save([])])
        await expect(again()).rejects.toThrow('Something else was published meanwhile');
    });
    expect(await store.reports.known([aReport('behind')])).toEqual(new Map());
    await store.whileIngesting(() => publish('next round'));
  });

  it('that is not there at the start is named in plain words', async () => {
    const nowhere = 'postgresql://reader:secret@127.0.0.1:1/helder';
    const error = await openStore({ connectionString: nowhere }).catch((fault: Error) => fault.message);
    expect(error).toContain('The database cannot be reached');
    expect(error).not.toContain('secret');
  });
});
