import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { hasPassed, MS_PER_HOUR, MS_PER_MINUTE } from '../contract/contract.ts';
import { giveToOwnerOfFolder, writeWhole } from '../disk/disk.ts';
import type { KeptLetters, Letter, Mailer, Sender } from './letter.ts';

const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;
/** Whoever works on this machine still finds a letter that has just become useless. */
const KEPT_LONGER_MS = MS_PER_HOUR;
/** The name of a letter that is of use for some minutes only begins so, that of its draft too. */
const PASSING = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(\d+)min-/;

/**
 * Writes each letter as a complete RFC 5322 message, named by its time, into a folder that any mail program opens.
 * @param options.now   stamps Date and file name
 */
export function createFolderMailer(options: {
  folder: string;
  from: Sender;
  now: () => Date;
}): Mailer & KeptLetters {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const date = options.now();
      const { message } = await composer.sendMail({
        ...letter,
        to: { name: '', address: letter.to },
        from: options.from,
        date,
      });
      // Letters hold codes: nobody else on this machine reads them, also in a folder that was made by somebody else.
      const made = await mkdir(options.folder, { recursive: true, mode: OWNERS_FOLDER });
      if (made !== undefined) await giveToOwnerOfFolder(options.folder);
      const file = join(options.folder, nameOf(letter, date));
      // A reader of the folder never meets half a letter.
      await writeWhole(file, message as Buffer, OWNERS_FILE);
      await giveToOwnerOfFolder(file);
      return file;
    },
    async forget(address) {
      const names = (await unlessGone(readdir(options.folder))) ?? [];
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const file = join(options.folder, name);
        const letter = await unlessGone(readFile(file, 'utf8'));
        if (letter !== null && recipientOf(letter) === address) await rm(file, { force: true });
      }
    },
    async tidy() {
      const names = (await unlessGone(readdir(options.folder))) ?? [];
      const past = names.filter((name) => isPast(name, options.now()));
      for (const name of past) await rm(join(options.folder, name), { force: true });
      return past.length;
    },
  };
}

function nameOf({ goodForMinutes }: Letter, date: Date): string {
  const passing = goodForMinutes === undefined ? '' : `${goodForMinutes}min-`;
  return `${date.toISOString().replaceAll(':', '-')}-${passing}${randomUUID()}.eml`;
}

function isPast(name: string, now: Date): boolean {
  const parts = PASSING.exec(name);
  if (!parts) return false;
  const [, day, hour, minute, second, goodForMinutes] = parts;
  const written = Date.parse(`${day}${hour}:${minute}:${second}`);
  return hasPassed(Number(goodForMinutes) * MS_PER_MINUTE + KEPT_LONGER_MS, written, now.getTime());
}

/** Null for a folder that no letter was ever put into, and for a letter that somebody else has just removed. */
async function unlessGone<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Whom a letter of ours is to: it has one recipient, bare or in angle brackets. The composer writes a domain in the script of
 * what stands before the @; accounts know it in ASCII.
 */
function recipientOf(message: string): string | null {
  const head = message.slice(0, message.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  const [, local, domain] = /^To: *<?([^\s<>]+)@([^\s<>@]+)>?$/m.exec(head) ?? [];
  return local === undefined || domain === undefined ? null : `${local}@${domainToASCII(domain)}`;
}
