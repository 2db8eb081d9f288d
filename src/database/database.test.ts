import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './database.ts';
import { commandLine, isRunning } from './processes.ts';
import { hold } from './testing/holders.ts';
import {
  asOrdinary,
  asRoot,
  cluster,
  failure,
  held,
  ORDINARY,
  query,
  recall,
  remember,
  root,
  SLOW_MS,
  serverPid,
  write42,
} from './testing/workbench.ts';

describe('built-in PostgreSQL', { timeout: SLOW_MS }, () => {
  it('keeps its data over a stop and a start, and leaves nothing running', async () => {
    await write42(root);
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
    expect(await recall(root)).toEqual([42]);
  });

  it('takes a folder with signs in its name that a list of folders has between and around them', async () => {
    const dataDir = join(root, 'news, "today"');
    await write42(dataDir);
    expect(await recall(dataDir)).toEqual([42]);
  });

  it('is not led astray by what the environment says of another PostgreSQL', async () => {
    vi.stubEnv('PGPORT', '5433');
    vi.stubEnv('PGSSLMODE', 'require');
    vi.stubEnv('PGOPTIONS', '-c search_path=nowhere');
    await write42(root);
    expect(await recall(root)).toEqual([42]);
  });

  it('stops without alarm while somebody is still connected', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const postgres = await startEmbeddedPostgres({ dataDir: root, log });
    const client = new pg.Client({ connectionString: postgres.connectionString });
    client.on('error', () => {});
    await client.connect();
    const cutOff = new Promise((resolve) => client.once('end', resolve));
    await postgres.stop();
    await cutOff;
    expect(log.error).not.toHaveBeenCalled();
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

  it.runIf(asOrdinary)('runs for an ordinary user', async () => {
    const dataDir = join(root, 'theirs');
    mkdirSync(dataDir);
    chownSync(dataDir, ORDINARY.uid, ORDINARY.gid);
    const holder = await held(dataDir, ORDINARY);
    expect(await query(holder.said.connectionString, 'select 1')).toEqual([1]);
    expect(statSync(cluster(dataDir)).uid).toBe(ORDINARY.uid);
  });

  it.runIf(asOrdinary)('as root, goes on as the owner of a database that an ordinary user made', async () => {
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
      const folder = await write42(dataDir);
      const elsewhere = readFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').trim();
      expect(elsewhere).toMatch(/^\/var\/lib\/helder\//);
      expect(folder).toBe(elsewhere);
      chmodSync(closed, 0o755);
      expect(await recall(dataDir)).toEqual([42]);
      // A power cut may have emptied the note of an older release.
      writeFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), '');
      chmodSync(closed, 0o700);
      expect(await recall(dataDir)).toEqual([42]);
      rmSync(elsewhere, { recursive: true });
    },
  );

  it('begins no empty database where the one elsewhere is missing: a backup may lack it', async () => {
    const elsewhere = '/var/lib/helder/never-copied';
    const dataDir = join(root, 'restored');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), `${elsewhere}\n`);
    expect(await failure(dataDir)).toMatch(
      new RegExp(`in ${elsewhere}, but .*not exist.*postgres-is-elsewhere.*empty database`),
    );
    expect(existsSync(elsewhere)).toBe(false);
  });

  it.runIf(asRoot)('as root, gives away nothing that a link or a note in DATA_DIR points to', async () => {
    const [dataDir, others] = [join(root, 'theirs'), join(root, 'others')];
    for (const folder of [dataDir, others]) mkdirSync(folder);
    chownSync(dataDir, ORDINARY.uid, ORDINARY.gid);
    symlinkSync(others, join(dataDir, 'postgres'));
    expect(await failure(dataDir)).toContain(
      `${join(dataDir, 'postgres')} is a link or a file instead of a folder`,
    );
    rmSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), `/var/lib/helder/../../..${others}\n`);
    expect(await failure(dataDir)).toContain('only in /var/lib/helder');
    const { uid, mode } = statSync(others);
    expect([uid, mode & 0o777]).toEqual([0, 0o755]);
  });

  it.runIf(asRoot)('as root, names the folder that its user can no longer walk into', async () => {
    const closed = join(root, 'closed');
    await remember(closed);
    chmodSync(closed, 0o700);
    expect(await failure(closed)).toMatch(new RegExp(`can no longer enter ${closed}.*chmod`));
  });

  it('takes a short folder for the socket when the path is too long for one', async () => {
    const dataDir = join(root, 'long'.repeat(30));
    const postgres = await startEmbeddedPostgres({ dataDir });
    const folder = new URL(postgres.connectionString).searchParams.get('host') ?? '';
    expect(folder).not.toContain(dataDir);
    expect(await query(postgres.connectionString, 'select 1')).toEqual([1]);
    await postgres.stop();
    rmSync(folder, { recursive: true });
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

  it('who does one thing joins the server that runs, and leaves it running', async () => {
    const first = await held(root);
    const joined = await startEmbeddedPostgres({ dataDir: root, join: true });
    expect(await query(joined.connectionString, 'select 1')).toEqual([1]);
    await joined.stop();
    expect(await query(first.said.connectionString, 'select 1')).toEqual([1]);
  });

  it('who would join starts the server where none runs, and stops it', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: root, join: true });
    expect(await query(postgres.connectionString, 'select 1')).toEqual([1]);
    await postgres.stop();
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
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
