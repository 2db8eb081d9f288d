import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../contract/contract.ts';
import { flushSync, writeWholeSync } from '../disk/disk.ts';
import type { Binaries } from './binaries.ts';
import { damaged, EmbeddedPostgresError, explain } from './faults.ts';
import type { Home } from './home.ts';
import { findNamed, ownName } from './processes.ts';
import { give } from './service-user.ts';

/** The superuser, and only user, of the built-in database. The socket's folder is private to it. */
export const SUPERUSER = 'helder';
const CLUSTER = 'cluster';
const UNFINISHED = 'new-cluster-';
const VERSION_FILE = 'PG_VERSION';

/**
 * The cluster's folder, made when there is none. It is made under another name and renamed when complete,
 * so a cluster is whole or not there.
 * @throws EmbeddedPostgresError when another version made it, it is damaged, or it cannot be made
 */
export function openCluster(home: Home, binaries: Binaries, log: Log): string {
  const cluster = join(home.folder, CLUSTER);
  removeUnfinished(home.folder);
  if (existsSync(cluster) && versionIn(cluster) === null) recognise(cluster, home, log);
  if (!existsSync(cluster)) create(home, cluster, binaries);
  const version = versionIn(cluster);
  if (version !== binaries.major)
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${version}, but this Helder comes with PostgreSQL ${binaries.major}. Start the Helder that made it, use another DATA_DIR (Helder fetches the news again), or point DATABASE_URL at a PostgreSQL that has a copy.`,
    );
  return cluster;
}

/** Removes what starts that were killed half-way left; leaves those of processes that are still at it. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const maker = findNamed(decodeURIComponent(name.slice(UNFINISHED.length)));
    if (!maker?.alive) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** The major version that made a cluster, or one database in it; null when the file is missing or empty. */
function versionIn(folder: string): string | null {
  const file = join(folder, VERSION_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}

/**
 * A folder without its version: a cluster gets it back from one of its databases, which carry it too; what holds nothing of a
 * cluster is kept aside.
 * @throws EmbeddedPostgresError when it is what is left of a cluster
 */
function recognise(cluster: string, { user }: Home, log: Log): void {
  const inside = (name: string): string => join(cluster, name);
  const databases = existsSync(inside('base')) ? readdirSync(inside('base')) : [];
  const version = databases.map((name) => versionIn(join(inside('base'), name))).find((found) => found);
  if (version) {
    writeWholeSync(inside(VERSION_FILE), `${version}\n`);
    give(inside(VERSION_FILE), user);
    log.warn(
      { folder: cluster },
      `the database had lost its ${VERSION_FILE}; it has been restored, and nothing else changed`,
    );
  } else if (['base', 'global', 'pg_wal'].some((name) => existsSync(inside(name)))) {
    throw damaged(cluster, `could not find ${VERSION_FILE}, and there is no database that tells it`);
  } else setAside(cluster, log);
}

/** A folder that is no cluster may still hold somebody's files: it is kept, under another name. */
function setAside(cluster: string, log: Log): void {
  const aside = `${cluster}-set-aside-${Date.now()}`;
  renameSync(cluster, aside);
  log.warn(
    { folder: aside },
    'something else was in the place of the database; it has been moved to this folder',
  );
}

function create(home: Home, cluster: string, { initdb }: Binaries): void {
  const unfinished = join(home.folder, UNFINISHED + encodeURIComponent(ownName()));
  const { error, status, stderr, stdout } = spawnSync(
    initdb,
    [
      '--pgdata',
      unfinished,
      '--username',
      SUPERUSER,
      '--auth=trust',
      '--encoding=UTF8',
      // Sorting and case by Unicode's own tables: the same on every machine and after every upgrade.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    {
      ...home.user,
      cwd: home.folder,
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  try {
    if (error || status !== 0) throw explain(error ?? (stderr || stdout), home.folder);
    moveIntoPlace(unfinished, cluster, home.folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function moveIntoPlace(unfinished: string, cluster: string, folder: string): void {
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    // A process starting at the same time was first: its cluster is as good as ours.
    if (existsSync(join(cluster, VERSION_FILE))) return;
    throw explain(error, folder);
  }
  flushSync(folder);
}
