import { Readable } from 'node:stream';
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

/**
 * A reader waits for it, and the browser asks no longer than 30 seconds. Servers that keep strangers waiting greet after six
 * seconds; those that look into a letter are silent after it for ten.
 */
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
  const settings = {
    url,
    connectionTimeout: times.greetMs,
    greetingTimeout: times.greetMs,
    dnsTimeout: times.greetMs,
    socketTimeout: times.silentMs,
    // A letter is what it is given: nothing of this machine or of the network is put into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send({ to, ...letter }) {
      let isHandedOver = false;
      const transport = createTransport(settings);
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((whole: Readable) =>
          Readable.from(noted(whole, () => (isHandedOver = true))),
        );
        done();
      });
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server takes too long')), times.letterMs);
      });
      // A server that drips would keep its connection for ever.
      const givenUp = new AbortController();
      const sent = transport.sendMail({
        ...letter,
        to: { name: '', address: to },
        from,
        date: now(),
        signal: givenUp.signal,
      });
      sent.catch(() => {});
      try {
        return (await Promise.race([sent, tooLate])).response;
      } catch (error) {
        if (isHandedOver && !isRefusal(error)) throw new MayHaveGone(String(error), { cause: error });
        const mixedUp = otherScheme(url, String(error));
        throw mixedUp === null ? error : new Error(mixedUp, { cause: error });
      } finally {
        clearTimeout(timer);
        givenUp.abort();
      }
    },
  };
}

/** A letter on its way to the server, which asks for it once it has agreed to from whom and to whom. */
async function* noted(whole: Readable, atEnd: () => void) {
  yield* whole;
  atEnd();
}

/** The server itself said no. Whoever loses the connection behind a whole letter cannot know what became of it. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'responseCode' in error;

/** What to do when smtp and smtps were mixed up, which the mail client has no words for; null for any other fault. */
function otherScheme(address: string, fault: string): string | null {
  const { protocol, hostname, port } = new URL(address);
  const isEncrypted = protocol === 'smtps:';
  const server = `${hostname}:${port || (isEncrypted ? 465 : 587)}`;
  if (isEncrypted && /wrong version number|packet length too long/i.test(fault))
    return `${server} does not speak TLS from the first byte: write smtp:// instead of smtps:// in SMTP_URL`;
  if (!isEncrypted && /greeting never received/i.test(fault))
    return `${server} does not greet: if it speaks TLS from the first byte, as on port 465, write smtps:// instead of smtp:// in SMTP_URL`;
  return null;
}
