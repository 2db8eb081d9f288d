import { createTransport } from 'nodemailer';
import { type Mailer, MayHaveGone, type Sender } from './letter.ts';

export interface SmtpTimes {
  /** Milliseconds to reach the mail server, and again for its first word. */
  greetMs: number;
  /** Milliseconds without a word in the middle of it. */
  silentMs: number;
  /** Milliseconds for a whole letter, however steadily the server talks. */
  letterMs: number;
}

/** A reader waits for it, and the browser asks no longer than 30 seconds. */
/** Servers that keep strangers waiting greet after six seconds; those that look into a letter are silent after it for ten. */
const STANDARD_TIMES: SmtpTimes = { greetMs: 9_000, silentMs: 14_000, letterMs: 15_000 };

/**
 * Hands each letter to a mail server, on a connection of its own.
 * @param options.url   smtp://user:password@host:587 (TLS as soon as the server offers it; ?requireTLS=true insists) or smtps://
 */
export function createSmtpMailer(options: {
  url: string;
  from: Sender;
  now: () => Date;
  times?: SmtpTimes;
}): Mailer {
  const { url, from, now, times = STANDARD_TIMES } = options;
  const transport = createTransport({
    url,
    connectionTimeout: times.greetMs,
    greetingTimeout: times.greetMs,
    dnsTimeout: times.greetMs,
    socketTimeout: times.silentMs,
    // A letter is what it is given: nothing of this machine or of the network is put into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...letter }) {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new MayHaveGone('the mail server takes too long')), times.letterMs);
      });
      // Sent or not, it ends by itself: whoever waited has been told.
      const sent = transport.sendMail({ ...letter, to: { name: '', address: to }, from, date: now() });
      sent.catch(() => {});
      try {
        return (await Promise.race([sent, tooLate])).response;
      } catch (error) {
        throw isInTheMiddle(error) ? new MayHaveGone(error.message, { cause: error }) : error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A silence behind the greeting: whether the letter was handed over by then, the library does not say. */
const isInTheMiddle = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Timeout';
