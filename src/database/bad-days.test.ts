import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './database.ts';
import { ownName } from './processes.ts';
import { hold } from './testing/holders.ts';
import {
  asOrdinary,
  asRoot,
  cluster,
  failure,
  ORDINARY,
  query,
  recall,
  remember,
  root,
  SLOW_MS,
} from './testing/workbench.ts';

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
    mkdirSync(cluster(root), { recursive: true });
    writeFileSync(join(cluster(root), 'diary.txt'), 'dear diary');
    expect(await failure(root)).toBe('it started');
    const aside = readdirSync(join(root, 'postgres')).find((name) => name.startsWith('cluster-set-aside-'));
    expect(readFileSync(join(root, 'postgres', aside ?? '', 'diary.txt'), 'utf8')).toBe('dear diary');
  });

  it.each<[string, (folder: string) => void]>([
    ['is lost', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    ['was left empty by a power cut', (folder) => truncateSync(join(folder, 'PG_VERSION'))],
  ])('a database whose PG_VERSION %s gets it back and keeps its news', async (_how, damage) => {
    await remember(root);
    damage(cluster(root));
    expect(await recall(root)).toEqual([42]);
    expect(readFileSync(join(cluster(root), 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readdirSync(join(root, 'postgres')).filter((name) => name.includes('aside'))).toEqual([]);
  });

  const emptied = (folder: string): void => {
    for (const name of readdirSync(folder, { withFileTypes: true }))
      if (name.isFile()) truncateSync(join(folder, name.name));
  };
  it.each<[string, (folder: string) => void]>([
    ['the control file is lost', (folder) => rmSync(join(folder, 'global/pg_control'))],
    ['the control file is empty', (folder) => truncateSync(join(folder, 'global/pg_control'))],
    [
      'the control file is zeros',
      (folder) => writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    ['the log is empty', (folder) => emptied(join(folder, 'pg_wal'))],
    ['the log is lost', (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    ['the transactions are lost', (folder) => rmSync(join(folder, 'pg_xact'), { recursive: true })],
    ['all databases are lost', (folder) => rmSync(join(folder, 'base'), { recursive: true })],
    [
      'the databases and the version are lost',
      (folder) => {
        rmSync(join(folder, 'base'), { recursive: true });
        rmSync(join(folder, 'PG_VERSION'));
      },
    ],
  ])('%s: what can be kept and what is lost is said, and nothing is touched', async (_what, damage) => {
    await remember(root);
    damage(cluster(root));
    const message = await failure(root);
    expect(message).toContain(`in ${cluster(root)} are damaged`);
    expect(message).toMatch(/PostgreSQL said:\n {2}.*(could not|FATAL|PANIC|does not exist)/);
    expect(message).toContain(`mv ${cluster(root)} ${cluster(root)}-damaged`);
    expect(message).toMatch(/restore a backup.*at once fetches.*accounts.*pg_resetwal.*DATABASE_URL/s);
    expect(existsSync(cluster(root))).toBe(true);
  });

  it('a damaged database moved away as advised, a new one begins', async () => {
    await remember(root);
    truncateSync(join(cluster(root), 'global/pg_control'));
    const [, from = '', to = ''] = /start afresh: mv (\S+) (\S+),/.exec(await failure(root)) ?? [];
    renameSync(from, to);
    expect(await failure(root)).toBe('it started');
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

  it.runIf(existsSync('/proc/self'))(
    'a DATA_DIR where there is no disk is named, and nobody waits',
    async () => {
      const said = await failure('/proc/helder/data');
      expect(said).toContain('there is no disk behind its path');
      expect(said).toContain('DATA_DIR');
    },
  );

  it('a DATA_DIR that is a file is named', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await failure(join(file, 'data'))).toContain('DATA_DIR');
  });

  it.runIf(asOrdinary)('a folder of another user is named', async () => {
    const dataDir = join(root, 'ours');
    mkdirSync(dataDir);
    await remember(dataDir);
    const { said } = await hold(dataDir, ORDINARY);
    expect(said.error).toContain('belongs to another user');
    expect(said.error).toContain(dataDir);
  });
});

const MEGABYTE = 1024 * 1024;

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
      { timeout: 20_000, interval: 200 },
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
