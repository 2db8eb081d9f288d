import { join } from 'node:path';
import { createMailer, type KeptLetters, type Mailer } from '../mail/mail.ts';
import type { House } from './open.ts';

/** Sends letters the way the operator has set, and knows those that lie in DATA_DIR/mail. */
export function houseMailer({ config, now }: Pick<House, 'config' | 'now'>): Mailer & KeptLetters {
  const { smtpUrl, mailFrom, dataDir } = config;
  return createMailer({ smtpUrl, folder: join(dataDir, 'mail'), from: mailFrom, now });
}
