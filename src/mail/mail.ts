/** The door of mail: letters out. A folder of .eml files is the transport of a machine without a mail server. */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../disk/disk.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves with where the letter went once it is safely there. */
  send(letter: Letter): Promise<string>;
}

/**
 * Writes each letter as a complete RFC 5322 message, named by its time, into a folder that any mail program opens.
 * @param options.from  sender address
 * @param options.now   stamps Date and file name
 */
export function createFolderMailer(options: { folder: string; from: string; now: () => Date }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const date = options.now();
      const { message } = await composer.sendMail({ ...letter, from: options.from, date });
      await mkdir(options.folder, { recursive: true });
      const file = join(
        options.folder,
        `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
      );
      // A reader of the folder never meets half a letter.
      await writeWhole(file, message as Buffer);
      return file;
    },
  };
}
