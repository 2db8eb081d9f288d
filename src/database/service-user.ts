import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The `uid` and `gid` options for spawn; empty when PostgreSQL may run as the user we are. */
export interface ServiceUser {
  uid?: number;
  gid?: number;
}

/** Users that may own the database when we are root, which PostgreSQL refuses to run as; first found wins. */
const CANDIDATES = ['postgres', 'nobody'];
/** `nobody` on practically every system, for images without /etc/passwd. */
const NOBODY = 65_534;

/**
 * Whom PostgreSQL runs as. An ordinary user is themselves. For root it is the owner of the existing folder,
 * so that installing a `postgres` user later does not lock us out; of the one it will be made in, who runs the service; else the first
 * candidate.
 */
export function serviceUser(home: string): ServiceUser {
  if (process.getuid?.() !== 0) return {};
  for (const folder of [home, dirname(home)])
    try {
      const { uid, gid } = statSync(folder);
      if (uid !== 0) return { uid, gid };
    } catch {
      // No folder yet.
    }
  return candidate();
}

function candidate(): ServiceUser {
  const known = new Map<string, ServiceUser>();
  try {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [name = '', , uid, gid] = line.split(':');
      if (Number(uid) > 0 && Number(gid) > 0) known.set(name, { uid: Number(uid), gid: Number(gid) });
    }
  } catch {
    // No user table: the number alone will do.
  }
  for (const name of CANDIDATES) {
    const user = known.get(name);
    if (user) return user;
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Gives a file or folder to the service user; a link itself, not what it points to. */
export function give(path: string, user: ServiceUser): void {
  if (user.uid !== undefined && user.gid !== undefined) lchownSync(path, user.uid, user.gid);
}

/** The same for everything under a folder; links themselves, not what they point to. */
export function giveTree(folder: string, user: ServiceUser): void {
  give(folder, user);
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
}

/** True when the user can walk into this folder (every folder above it included). */
export function canEnter(folder: string, user: ServiceUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
