/** The door of mail: letters out. A folder of .eml files is the transport of a machine without a mail server. */
import { createFolderMailer } from './folder.ts';
import type { KeptLetters, Mailer, Sender } from './letter.ts';
import { createSmtpMailer } from './smtp.ts';

export { createFolderMailer } from './folder.ts';
export { type KeptLetters, type Letter, type Mailer, MayHaveGone, type Sender } from './letter.ts';
export { createSmtpMailer } from './smtp.ts';

/** Through the mail server, or into the folder where there is none; letters that lie there are forgotten and tidied in either case. */
export function createMailer(options: {
  smtpUrl: string | null;
  folder: string;
  from: Sender;
  now: () => Date;
}): Mailer & KeptLetters {
  const { smtpUrl, ...rest } = options;
  const folder = createFolderMailer(rest);
  return smtpUrl === null ? folder : { ...folder, ...createSmtpMailer({ url: smtpUrl, ...rest }) };
}
