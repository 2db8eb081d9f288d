/** Mail servers for tests: one that works, and those one meets on bad days. All on this machine. */
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Whole letters it took, oldest first. */
  letters: { from: string; to: string[]; message: string }[];
  close(): Promise<void>;
}

export interface Manners {
  /** Refuses every recipient. */
  refuse?: boolean;
  /** Reads the letter and says no to it. */
  refuseLetter?: boolean;
  /** Takes the letter and cuts the connection instead of saying so. */
  die?: boolean;
  /** Takes the letter and never says so. */
  silent?: boolean;
}

/** Speaks SMTP as a mail server does. */
export async function startMailServer(manners: Manners = {}): Promise<MailServer> {
  const { refuse, refuseLetter, die, silent } = manners;
  const letters: MailServer['letters'] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no such mailbox here'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      // One that is cut off in the middle is no letter.
      text(stream).then((message) => {
        if (die) {
          for (const socket of sockets) socket.destroy();
          return;
        }
        if (refuseLetter)
          return done(Object.assign(new Error('no such letters here'), { responseCode: 554 }));
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message,
        });
        if (!silent) done();
      }, done);
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  const url = await listening(smtp.server);
  return {
    url,
    letters,
    close: () => {
      if (silent) for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => smtp.close(() => resolve()));
    },
  };
}

/**
 * Takes connections and says what it is told to, and then no more.
 * @param greeting  the first words; "" = it never greets
 * @param every     then says this, again and again, so often that it never seems silent
 */
export async function startOddServer(
  greeting: string,
  every?: { ms: number; say: string },
): Promise<{ url: string; connections(): number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (greeting) socket.write(greeting);
    if (every) {
      const timer = setInterval(() => socket.write(every.say), every.ms);
      socket.on('close', () => clearInterval(timer));
    }
  });
  const url = await listening(server);
  return {
    url,
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where nobody listens: a port that was just let go. */
export async function nobody(): Promise<string> {
  const server = await startOddServer('');
  await server.close();
  return server.url;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
