/** The door of the digest: choose → compose → send. */
import type { Edition } from '../edition/edition.ts';
import type { Mailer } from '../mail/mail.ts';
import { chooseDigest, type DigestReader } from './choose.ts';
import { composeDigest } from './compose.ts';

export type { DigestReader } from './choose.ts';

/** Sends one reader their letter; resolves with where it went. */
export async function sendDigest(
  to: string,
  reader: DigestReader,
  {
    edition,
    mailer,
    ...letter
  }: { edition: Edition; mailer: Mailer; publicUrl: string; now: Date; timeZone: string },
): Promise<string> {
  return mailer.send({ to, ...composeDigest(chooseDigest(edition, reader), reader, letter) });
}
