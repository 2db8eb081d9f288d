/** Something the operator can put right. The message says what is wrong and what to do, in plain words. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

const ADVICE: { signs: RegExp; say(folder: string): string }[] = [
  {
    signs: /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i,
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
      `The built-in database may not write in ${folder}: it belongs to another user. Start Helder as that user, choose another folder with DATA_DIR, or set DATABASE_URL to use your own PostgreSQL.`,
  },
  {
    signs: /ENOTDIR|Not a directory/i,
    say: (folder) =>
      `${folder} cannot be a folder: something on its path is a file. Choose another DATA_DIR.`,
  },
  {
    signs: /could not look up effective user ID/i,
    say: () =>
      'The user Helder runs as has a number but no name on this machine (a container started with a bare user number?), and PostgreSQL needs one. Add the user to /etc/passwd, or set DATABASE_URL to use your own PostgreSQL.',
  },
];

/** Turns what initdb, postgres or the file system said into words that help. `detail` stays in the cause. */
export function explain(detail: unknown, folder: string): EmbeddedPostgresError {
  if (detail instanceof EmbeddedPostgresError) return detail;
  const text = detail instanceof Error ? detail.message : String(detail);
  const advice = ADVICE.find(({ signs }) => signs.test(text));
  const message =
    advice?.say(folder) ??
    `The built-in PostgreSQL in ${folder} did not start. It said:\n${text.trim()}\nSet DATABASE_URL to use your own PostgreSQL instead.`;
  return new EmbeddedPostgresError(message, { cause: detail });
}
