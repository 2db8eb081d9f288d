/** Something the operator can put right. The message says what is wrong and what to do, in plain words. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

/** Another Helder runs the database, on this machine: who does one thing may do it in there. */
export class HeldByHelder extends EmbeddedPostgresError {
  override name = 'HeldByHelder';
  /** @param holder  in words */
  constructor(
    cluster: string,
    readonly holder: string,
    readonly isErrand: boolean,
  ) {
    super(held(cluster, holder));
  }
}

export const held = (cluster: string, holder: string): string =>
  `The data folder ${cluster} is in use by ${holder}. Stop that first, or choose another folder with DATA_DIR.`;

/** What a server says that finds its own files damaged, missing or not fitting together. */
const DAMAGED =
  /pg_control|PG_CONTROL|checkpoint record|WAL (directory|segment|file)|pg_wal|status of transaction|pg_xact|filenode|relation mapping|invalid page|checksum|could not (open|read|load) |could not access the server configuration|(database|role) ".*" does not exist/;
/** The lines of a server's last words that say why. */
const TELLING = /(PANIC|FATAL|DETAIL): |could not /;
const TIME_AND_PROCESS = /^[\d-]+ [\d:.]+ \w+ \[\d+\] /;

/** For a database that is there and cannot be read: what may still be done, and what each way costs. */
export function damaged(cluster: string, detail: string): EmbeddedPostgresError {
  const lines = detail.split('\n').map((line) => line.replace(TIME_AND_PROCESS, ''));
  const telling = lines.filter((line) => TELLING.test(line));
  return new EmbeddedPostgresError(
    `The files of the built-in database in ${cluster} are damaged, or some are missing. PostgreSQL said:
${(telling.length > 0 ? telling : lines).map((line) => `  ${line.trim()}`).join('\n')}
Nothing has been changed. You can
- restore a backup of that folder, if you have one: you keep everything up to that backup;
- start afresh: mv ${cluster} ${cluster}-damaged, then start again. Helder at once fetches what the feeds still carry, usually the last few days. The new database will lack the rest: older stories, addresses of stories that readers shared, and any readers' accounts;
- have it repaired: somebody who knows PostgreSQL 18 can often save most of it with pg_resetwal, which does not come with Helder;
- or set DATABASE_URL to use your own PostgreSQL.`,
    { cause: detail },
  );
}

const ADVICE: { signs: RegExp; say(folder: string): string }[] = [
  {
    signs: /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded|wrote only \d+ of \d+ bytes/i,
    say: (folder) =>
      `The disk that holds ${folder} is full. Free some space (the built-in database needs about 250 MB to begin with) and start again; everything stored so far is kept.`,
  },
  {
    signs: /EROFS|Read-only file system/i,
    say: (folder) =>
      `${folder} is on a read-only disk, and the built-in database must write there. Choose another folder with DATA_DIR, or set DATABASE_URL to use your own PostgreSQL.`,
  },
  {
    signs: /EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/i,
    say: (folder) =>
      `The built-in database may not write in ${folder}: that folder, or the one it is to be made in, belongs to another user or is write-protected. Start Helder as the user who may write there, choose another folder with DATA_DIR, or set DATABASE_URL to use your own PostgreSQL.`,
  },
  {
    signs: /ENOTDIR|Not a directory/i,
    say: (folder) =>
      `${folder} cannot be a folder: something on its path is a file. Choose another DATA_DIR.`,
  },
  {
    signs: /ENOENT.*mkdir/i,
    say: (folder) =>
      `${folder} cannot be made: there is no disk behind its path (/proc, for example, holds no files). Choose another DATA_DIR.`,
  },
  {
    signs: /could not look up effective user ID/i,
    say: () =>
      'The user Helder runs as has a number but no name on this machine (a container started with a bare user number?), and PostgreSQL needs one. Add the user to /etc/passwd, or set DATABASE_URL to use your own PostgreSQL.',
  },
  {
    signs: /is still in use|lock file .* (already exists|is empty)/,
    say: (folder) =>
      `Another PostgreSQL still works on the files in ${folder} and does not leave. Stop it, then start Helder again; everything stored is kept.`,
  },
  {
    signs: /was not ready after/,
    say: (folder) =>
      `The built-in database in ${folder} was still busy putting itself in order. Start Helder again: it goes on where it was, and everything stored is kept.`,
  },
];

/**
 * Turns what initdb, postgres or the file system said into words that help. `detail` stays in the cause.
 * @param cluster  the database's files, when they were there already
 */
export function explain(detail: unknown, folder: string, cluster?: string): EmbeddedPostgresError {
  if (detail instanceof EmbeddedPostgresError) return detail;
  const text = detail instanceof Error ? detail.message : String(detail);
  const advice = ADVICE.find(({ signs }) => signs.test(text));
  if (!advice && cluster !== undefined && DAMAGED.test(text)) return damaged(cluster, text.trim());
  const message =
    advice?.say(folder) ??
    `The built-in PostgreSQL in ${folder} did not start. It said:\n${text.trim()}\nSet DATABASE_URL to use your own PostgreSQL instead.`;
  return new EmbeddedPostgresError(message, { cause: detail });
}
