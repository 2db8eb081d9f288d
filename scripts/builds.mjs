/**
 * Builds lie beside each other in .builds/, each in a folder of its own; `dist` is a link to the newest. A build that is
 * being made is seen by nobody, the change to it is one rename, and a program that runs keeps the files it began with.
 */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const BUILDS = '.builds';
/** In each build: an empty file per process that uses it, named after the process. */
const USERS = '.users';

/** Whether this user may make a build and put it in force. */
export function mayBuild(root) {
  const folders = [root, join(root, BUILDS)].filter((folder) => existsSync(folder));
  try {
    for (const folder of folders) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A new, empty folder to build into. */
export function newBuild(root) {
  mkdirSync(join(root, BUILDS), { recursive: true });
  const folder = mkdtempSync(join(root, BUILDS, 'build-'));
  // Who builds need not be who runs: everybody may read it, and leave a mark.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, USERS));
  chmodSync(join(folder, USERS), 0o1777);
  markUsed(folder);
  return folder;
}

/** Makes a finished build the one in force, and removes those that nobody uses any more. */
export function putInForce(root, folder) {
  const dist = join(root, 'dist');
  const link = join(root, BUILDS, `link-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(join(BUILDS, basename(folder)), link);
  // Releases before this one built into dist itself.
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory())
    renameSync(dist, mkdtempSync(join(root, BUILDS, 'build-')));
  renameSync(link, dist);
  for (const name of readdirSync(join(root, BUILDS))) {
    const other = join(root, BUILDS, name);
    if (name.startsWith('build-') && other !== folder && !isUsed(other))
      rmSync(other, { recursive: true, force: true });
  }
}

/** The build in force, kept for as long as this process runs. */
export function keepBuild(root) {
  const folder = realpathSync(join(root, 'dist'));
  const mark = markUsed(folder);
  process.once('exit', () => rmSync(mark, { force: true }));
  return folder;
}

function markUsed(folder) {
  const mark = join(folder, USERS, String(process.pid));
  try {
    mkdirSync(join(folder, USERS), { recursive: true });
    // Never through a link that somebody else has put there.
    writeFileSync(mark, '', { flag: 'wx' });
  } catch (error) {
    // A mark that is there will do. Where nothing can be written, nothing can be removed either.
    if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
  return mark;
}

function isUsed(folder) {
  try {
    return readdirSync(join(folder, USERS)).some((pid) => isRunning(Number(pid)));
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
