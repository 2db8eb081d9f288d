import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { commandLine, isRunning, ownName } from './processes.ts';
import { type Holder, hold } from './testing/holders.ts';

const asRoot = process.getuid?.() === 0;
/** Somebody who is neither root nor whom root would run PostgreSQL as: `daemon`, on every system. */
const ORDINARY = { uid: 1, gid: 1 };
const SLOW_MS = 60_000;
const MEGABYTE = 1024 * 1024;

let root: string;
const holders: Holder[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'helder-embedded-'));
  chmodSync(root, 0o755);
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.stop();
  spawnSync('umount', ['-l', join(root, 'disk')], { stdio: 'ignore' });
  rmSync(root, { recursive: true, force: true });
});

const held = async (...args: Parameters<typeof hold>): Promise<Holder> => {
  const holder = await hold(...args);
  holders.push(holder);
  return holder;
};

async function query(connectionString: string | undefined, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: connectionString ?? '' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

const cluster = (dataDir: string): string => join(dataDir, 'postgres/cluster');
const serverPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(cluster(dataDir), 'postmaster.pid'), 'utf8'), 10);
const failure = (dataDir: string): Promise<string> =>
  startEmbeddedPostgres({ dataDir }).then(
    async (postgres) => {
      await postgres.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );

/** A stopped database that holds a table with 42 in it: made once, copied for each test. */
let remembered: string | null = null;

async function remember(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  if (!remembered) {
    const folder = mkdtempSync(join(tmpdir(), 'helder-remembered-'));
    chmodSync(folder, 0o755);
    await write42(folder);
    remembered = folder;
  }
  spawnSync('cp', ['-a', join(remembered, 'postgres'), dataDir]);
}

afterAll(() => {
  if (remembered) rmSync(remembered, { recursive: true });
});

async function write42(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  await query(postgres.connectionString, 'create table kept as select 42 as answer');
  await postgres.stop();
}

async function recall(dataDir: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await query(postgres.connectionString, 'select answer from kept');
  } finally {
    await postgres.stop();
  }
}

describe('built-in PostgreSQL', { timeout: SLOW_MS }, () => {
  it('keeps its data over a stop and a start, and leaves nothing running', async () => {
    await write42(root);
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
    expect(await recall(root)).toEqual([42]);
  });

  it('opens no port, lets nobody else in, and sorts the same on every machine', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: root });
    const show = (name: string) => query(postgres.connectionString, `show ${name}`);
    expect(await show('listen_addresses')).toEqual(['']);
    expect(statSync(join(root, 'postgres')).mode & 0o777).toBe(0o700);
    expect(await show('server_encoding')).toEqual(['UTF8']);
    expect(
      await query(postgres.connectionString, "select datlocale from pg_database where datname = 'helder'"),
    ).toEqual(['C.UTF-8']);
    await postgres.stop();
  });

  it.runIf(asRoot)('runs for an ordinary user', async () => {
    const dataDir = join(root, 'theirs');
    mkdirSync(dataDir);
    chownSync(dataDir, ORDINARY.uid, ORDINARY.gid);
    const holder = await held(dataDir, ORDINARY);
    expect(await query(holder.said.connectionString, 'select 1')).toEqual([1]);
    expect(statSync(cluster(dataDir)).uid).toBe(ORDINARY.uid);
  });

  it.runIf(asRoot)('as root, goes on as the owner of a database that an ordinary user made', async () => {
    const dataDir = join(root, 'theirs');
    mkdirSync(dataDir);
    chownSync(dataDir, ORDINARY.uid, ORDINARY.gid);
    await (await hold(dataDir, ORDINARY)).stop();
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(ORDINARY.uid);
    await postgres.stop();
  });

  it.runIf(asRoot)(
    'as root, keeps the data where its user can walk when DATA_DIR is not, and says so',
    async () => {
      const closed = join(root, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const dataDir = join(closed, 'data');
      await write42(dataDir);
      const elsewhere = readFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').trim();
      expect(elsewhere).toMatch(/^\/var\/lib\/helder\//);
      chmodSync(closed, 0o755);
      expect(await recall(dataDir)).toEqual([42]);
      rmSync(elsewhere, { recursive: true });
    },
  );

  it.runIf(asRoot)('as root, names the folder that its user can no longer walk into', async () => {
    const closed = join(root, 'closed');
    await remember(closed);
    chmodSync(closed, 0o700);
    expect(await failure(closed)).toMatch(new RegExp(`cannot walk into ${closed}.*chmod`));
  });

  it('takes a short folder for the socket when the path is too long for one', async () => {
    const dataDir = join(root, 'long'.repeat(30));
    const postgres = await startEmbeddedPostgres({ dataDir });
    const folder = new URL(postgres.connectionString).searchParams.get('host') ?? '';
    expect(folder).not.toContain(dataDir);
    expect(await query(postgres.connectionString, 'select 1')).toEqual([1]);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
  });
});

describe('somebody else on the folder', { timeout: SLOW_MS }, () => {
  it('a second start names the process and the folder, and harms nothing', async () => {
    const first = await held(root);
    const second = await hold(root);
    expect(second.said.error).toContain(`process ${first.pid}`);
    expect(second.said.error).toContain(root);
    expect(second.said.error).toContain('DATA_DIR');
    expect(await query(first.said.connectionString, 'select 1')).toEqual([1]);
  });

  it('of two that start together on a new folder, one wins and the other is told', async () => {
    const both = await Promise.all([held(root), held(root)]);
    const winner = both.find(({ said }) => said.connectionString);
    const loser = both.find(({ said }) => said.error);
    expect(loser?.said.error).toContain(`process ${winner?.pid}`);
    expect(await query(winner?.said.connectionString, 'select 1')).toEqual([1]);
    expect(readdirSync(join(root, 'postgres')).filter((name) => name.startsWith('new-'))).toEqual([]);
  });

  it('killed with -9, a process takes its server along', async () => {
    await remember(root);
    const holder = await hold(root);
    const pid = serverPid(root);
    await holder.kill();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
    expect(await recall(root)).toEqual([42]);
  });

  it('a server left behind because its watcher died too is stopped by the next start', async () => {
    await remember(root);
    const holder = await hold(root);
    const pid = serverPid(root);
    for (const watcher of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      if (commandLine(Number(watcher))?.endsWith(`kill -INT "$0" ${pid} `))
        process.kill(Number(watcher), 'SIGKILL');
    await holder.kill();
    expect(isRunning(pid)).toBe(true);
    expect(await recall(root)).toEqual([42]);
    expect(isRunning(pid)).toBe(false);
  });

  it.each<[string, (file: string) => void]>([
    ['of a process that is no more', (file) => writeFileSync(file, `4194303\n${cluster(root)}\n`)],
    [
      'whose number another program has now',
      (file) => writeFileSync(file, `${process.pid}\n${cluster(root)}\n`),
    ],
    ['that is empty', (file) => writeFileSync(file, '')],
  ])('a stale postmaster.pid %s is no hindrance', async (_name, leave) => {
    await remember(root);
    const file = join(cluster(root), 'postmaster.pid');
    leave(file);
    const { uid, gid } = statSync(cluster(root));
    chownSync(file, uid, gid);
    expect(await recall(root)).toEqual([42]);
  });

  it('a server that crashes is started again', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: root });
    process.kill(serverPid(root), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(postgres.connectionString, 'select 1')).toEqual([1]), {
      timeout: 20_000,
      interval: 100,
    });
    await postgres.stop();
  });
});

describe('a folder in a bad state', { timeout: SLOW_MS }, () => {
  it('what a start that was killed half-way left is cleaned; what another is making is left', async () => {
    const home = join(root, 'postgres');
    const dead = join(home, `new-cluster-${encodeURIComponent(ownName().replace(/^\d+/, '4194303'))}`);
    const alive = join(home, `new-cluster-${encodeURIComponent(ownName())}`);
    await remember(root);
    for (const folder of [dead, alive]) mkdirSync(folder);
    expect(await recall(root)).toEqual([42]);
    expect([existsSync(dead), existsSync(alive)]).toEqual([false, true]);
  });

  it('something that is no database is kept aside, not deleted', async () => {
    await remember(root);
    rmSync(join(cluster(root), 'PG_VERSION'));
    writeFileSync(join(cluster(root), 'diary.txt'), 'dear diary');
    expect(await failure(root)).toBe('it started');
    const aside = readdirSync(join(root, 'postgres')).find((name) => name.startsWith('cluster-set-aside-'));
    expect(readFileSync(join(root, 'postgres', aside ?? '', 'diary.txt'), 'utf8')).toBe('dear diary');
  });

  it('a database of another major version is named, with ways out', async () => {
    await remember(root);
    writeFileSync(join(cluster(root), 'PG_VERSION'), '17\n');
    const message = await failure(root);
    expect(message).toContain('PostgreSQL 17');
    expect(message).toContain('PostgreSQL 18');
    expect(message).toContain('DATA_DIR');
    writeFileSync(join(cluster(root), 'PG_VERSION'), '18\n');
    expect(await recall(root)).toEqual([42]);
  });

  it('a DATA_DIR that is a file is named', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await failure(join(file, 'data'))).toContain('DATA_DIR');
  });

  it.runIf(asRoot)('a folder of another user is named', async () => {
    const dataDir = join(root, 'ours');
    mkdirSync(dataDir);
    await remember(dataDir);
    const { said } = await hold(dataDir, ORDINARY);
    expect(said.error).toContain('belongs to another user');
    expect(said.error).toContain(dataDir);
  });
});

/** A small disk of its own; false where mounting is not allowed. */
function mountDisk(options: string): boolean {
  mkdirSync(join(root, 'disk'), { recursive: true });
  return (
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', join(root, 'disk')], { stdio: 'ignore' })
      .status === 0
  );
}

describe.runIf(asRoot)('a bad disk', { timeout: SLOW_MS }, () => {
  it('too full to begin: says so, and begins when there is room', async ({ skip }) => {
    if (!mountDisk('size=16m,mode=755')) skip();
    const dataDir = join(root, 'disk');
    const message = await failure(dataDir);
    expect(message).toContain('full');
    expect(message).toContain(dataDir);
    spawnSync('mount', ['-o', 'remount,size=300m', dataDir]);
    expect(await failure(dataDir)).toBe('it started');
  });

  it('full while running: what was acknowledged is there again when there is room', async ({ skip }) => {
    if (!mountDisk('size=120m,mode=755')) skip();
    const dataDir = join(root, 'disk');
    const postgres = await startEmbeddedPostgres({ dataDir });
    await query(postgres.connectionString, 'create table rows (n int, filler text)');
    const filler = join(dataDir, 'filler');
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 3 * MEGABYTE));
    let acknowledged = 0;
    await expect(async () => {
      for (;;) {
        await query(
          postgres.connectionString,
          `insert into rows select ${acknowledged + 1}, md5(random()::text) from generate_series(1, 2000)`,
        );
        acknowledged += 1;
      }
    }).rejects.toThrow();
    rmSync(filler);
    const counted = `select count(distinct n)::int from rows where n <= ${acknowledged}`;
    await vi.waitFor(
      async () => expect(await query(postgres.connectionString, counted)).toEqual([acknowledged]),
      { timeout: 40_000, interval: 200 },
    );
    expect(acknowledged).toBeGreaterThan(0);
    await postgres.stop();
  });

  it('read-only: says so', async ({ skip }) => {
    if (!mountDisk('size=16m,mode=755')) skip();
    spawnSync('mount', ['-o', 'remount,ro', join(root, 'disk')]);
    const message = await failure(join(root, 'disk'));
    expect(message).toContain('read-only');
    expect(message).toContain('DATABASE_URL');
  });
});
