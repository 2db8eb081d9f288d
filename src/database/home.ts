import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makeFoldersSync, writeWholeSync } from '../disk/disk.ts';
import { EmbeddedPostgresError, explain } from './faults.ts';
import { canEnter, give, type ServiceUser, serviceUser } from './service-user.ts';

/** Where everything of one built-in database lives, and as whom it runs. */
export interface Home {
  folder: string;
  user: ServiceUser;
}

/** Folder inside DATA_DIR, and the note that says where it is when it could not be there. */
const FOLDER = 'postgres';
const NOTE = 'postgres-is-elsewhere.txt';
/** Where root keeps data of services, for a DATA_DIR that no other user can walk into. */
const SYSTEM_DATA = '/var/lib/helder';
const PRIVATE = 0o700;
/** A socket's path holds at most 107 bytes on Linux and 103 on macOS; this one must fit behind the folder. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = '/.s.PGSQL.5432.lock';
const NAME_LENGTH = 16;

const shortName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH);

/**
 * Makes or finds the database's folder. It is DATA_DIR/postgres, except when we are root and the user that
 * PostgreSQL must run as cannot walk there (a checkout under /root): then it is under /var/lib/helder, and a
 * note in DATA_DIR says so, which later starts follow.
 * @throws EmbeddedPostgresError in plain words
 */
export function openHome(dataDir: string): Home {
  try {
    makeFoldersSync(dataDir);
    const note = join(dataDir, NOTE);
    const inside = join(dataDir, FOLDER);
    const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
    // Whoever may write into DATA_DIR may write the note too, and root gives the folder it names away.
    if (noted !== '' && dirname(resolve(noted)) !== SYSTEM_DATA)
      throw new EmbeddedPostgresError(
        `${note} names ${noted}, but Helder keeps its databases only in ${SYSTEM_DATA}. Remove that file, or correct the folder it names.`,
      );
    if (noted !== '' && !existsSync(noted))
      throw new EmbeddedPostgresError(
        `The database of ${dataDir} is kept in ${noted}, but that folder does not exist. Restore it from your backup, or remove ${note} to start with an empty database.`,
      );
    // An empty note is what a power cut left; the folder has the same name again.
    if (noted !== '') return makePrivate(noted);
    if (canEnter(dataDir, serviceUser(inside))) return makePrivate(inside);
    if (existsSync(inside))
      throw new EmbeddedPostgresError(
        `The database in ${inside} belongs to a user who can no longer enter ${dataDir}. Allow that again (chmod o+x on the folders above it), or move DATA_DIR to where that user can.`,
      );
    const elsewhere = join(SYSTEM_DATA, shortName(realpathSync(dataDir)));
    makeFoldersSync(SYSTEM_DATA);
    const home = makePrivate(elsewhere);
    writeWholeSync(note, `${elsewhere}\n`);
    return home;
  } catch (error) {
    throw explain(error, dataDir);
  }
}

function makePrivate(folder: string): Home {
  const user = serviceUser(folder);
  makeFoldersSync(folder);
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) chmodSync(folder, PRIVATE);
  else giveAsRoot(folder, uid, gid);
  return { folder, user };
}

/**
 * Whoever holds DATA_DIR may put a link in the folder's place, and root must not give away what that points to. Opened without
 * following it, what is looked at stays what is given.
 */
function giveAsRoot(folder: string, uid: number, gid: number): void {
  if (!lstatSync(folder).isDirectory())
    throw new EmbeddedPostgresError(
      `${folder} is a link or a file instead of a folder, and root follows no links there. Mount the other disk on it, or set DATA_DIR to where the data is.`,
    );
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    fchownSync(opened, uid, gid);
    fchmodSync(opened, PRIVATE);
  } finally {
    closeSync(opened);
  }
}

/**
 * The folder for the unix socket: the home itself, or a short private one when that path is too long.
 * @throws EmbeddedPostgresError when the short folder's name is taken by somebody else
 */
export function socketFolder(home: Home, temporary: string[] = [tmpdir(), '/tmp']): string {
  const fits = (folder: string) => Buffer.byteLength(folder + SOCKET_NAME) <= MAX_SOCKET_PATH;
  if (fits(home.folder)) return home.folder;
  const name = `helder-${shortName(realpathSync(home.folder))}`;
  const parent = temporary.find((folder) => fits(join(folder, name)) && canEnter(folder, home.user));
  if (!parent)
    throw new EmbeddedPostgresError(
      `The path ${home.folder} is too long for a unix socket. Choose a shorter DATA_DIR.`,
    );
  const folder = join(parent, name);
  const owner = home.user.uid ?? process.getuid?.();
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: PRIVATE });
    give(folder, home.user);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new EmbeddedPostgresError(
      `${folder} should be Helder's private folder, but another user made it. Remove it, or choose a shorter DATA_DIR.`,
    );
  return folder;
}
