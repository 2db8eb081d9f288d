import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../disk/disk.ts';
import type { Mailer } from './letter.ts';

const OWNER_ONLY = 0o700;

/**
 * Writes each letter as a complete RFC 5322 message, named by its time, into a folder that any mail program opens.
 * @param options.from  sender, with or without a name
 * @param options.now   stamps Date and file name
 */
export function createFolderMailer(options: { folder: string; from: string; now: () => Date }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const date = options.now();
      const { message } = await composer.sendMail({ ...letter, from: options.from, date });
      // Letters hold codes: nobody else on this machine reads them.
      await mkdir(options.folder, { recursive: true, mode: OWNER_ONLY });
      const file = join(options.folder, `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      // A reader of the folder never meets half a letter.
      await writeWhole(file, message as Buffer);
      return file;
    },
    async forget(address) {
      for (const name of await lettersIn(options.folder)) {
        const file = join(options.folder, name);
        if (recipientOf(await readFile(file, 'utf8')) === address) await rm(file, { force: true });
      }
    },
  };
}

/** Names of files; none where no letter was ever sent. */
async function lettersIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whom a letter of ours is to: it has one recipient, bare or in angle brackets. */
function recipientOf(message: string): string | undefined {
  const head = message.slice(0, message.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  return /^To: *<?([^\s<>]+)>?$/m.exec(head)?.[1];
}
