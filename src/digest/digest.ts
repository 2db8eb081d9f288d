/** The door of the digest: choose → compose → send. */
import type { Reader } from '../contract/contract.ts';
import type { Edition } from '../edition/edition.ts';
import type { Mailer } from '../mail/mail.ts';
import { chooseDigest } from './choose.ts';
import { composeDigest, type LetterParts } from './compose.ts';

/** Sends one reader their letter; resolves with where it went. */
export async function sendDigest(
  to: string,
  reader: Reader,
  { edition, mailer, ...letter }: LetterParts & { edition: Pick<Edition, 'list'>; mailer: Mailer },
): Promise<string> {
  const choice = await chooseDigest(edition, reader);
  return mailer.send({ to, ...composeDigest(choice, reader, letter) });
}
