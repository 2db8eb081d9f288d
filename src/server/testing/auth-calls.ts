/** The calls of signing in, over a real database, with a clock and a mail server that the test has in its hands. */
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ErrorBody, Session, Tokens } from '../../contract/contract.ts';
import type { Letter } from '../../mail/mail.ts';
import { type AccountServer, startAccountServer } from './account-server.ts';
import type { TestServerOptions } from './server.ts';
import { NOW } from './stories.ts';

interface Sending {
  headers?: Record<string, string>;
  ip?: string;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Of these, what was answered. */
  body: Tokens & ErrorBody & { sessions: Session[] };
  /** As it was set; "" = none. */
  cookie: string;
}

export interface AuthCalls {
  server: AccountServer;
  /** Letters that went, oldest first. */
  letters: Letter[];
  /** From now on letters fail with this; null = they go. */
  failMail(fault: Error | null): void;
  /** Moves the clock. */
  later(seconds: number): void;
  post(url: string, body: unknown, sending?: Sending): Promise<Answer>;
  start(email: string, sending?: Sending): Promise<Answer>;
  verify(email: string, code: string, sending?: Sending): Promise<Answer>;
  refresh(refreshToken: string, idToken: string): Promise<Answer>;
  /** GET or DELETE with an access token. */
  ask(method: 'GET' | 'DELETE', url: string, accessToken: string): Promise<Answer>;
  /** The code in the last letter. */
  lastCode(): string;
  /** An address that nobody has used. */
  anAddress(): string;
  /** Start and verify. */
  signIn(email?: string, sending?: Sending): Promise<{ email: string; tokens: Tokens; cookie: string }>;
}

/** Nothing that was counted two days before counts. */
const BETWEEN_TESTS_S = 2 * 86_400;

/** For all tests of a file, over one server. Each begins two days after the one before, with no letters, and mail goes. */
export function authCallsForEach(): AuthCalls {
  const calls = {} as AuthCalls;
  beforeAll(async () => {
    Object.assign(calls, await startAuthCalls());
  });
  afterAll(() => calls.server.close());
  afterEach(() => {
    calls.later(BETWEEN_TESTS_S);
    calls.letters.length = 0;
    calls.failMail(null);
  });
  return calls;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Without the demo code, unless the environment says otherwise. */
export async function startAuthCalls(
  options: Omit<TestServerOptions, 'now' | 'mailer'> = {},
): Promise<AuthCalls> {
  const letters: Letter[] = [];
  let clock = NOW;
  let mailFault: Error | null = null;
  let addresses = 0;
  const server = await startAccountServer({
    ...options,
    now: () => clock,
    env: { DEMO_CODE: 'off', ...options.env },
    mailer: {
      send: async (letter) => {
        if (mailFault) throw mailFault;
        return `letter ${letters.push(letter)}`;
      },
    },
  });
  const inject = async (sent: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await server.app.inject(sent);
    return {
      status: statusCode,
      headers,
      body: JSON.parse(body),
      cookie: String(headers['set-cookie'] ?? ''),
    };
  };
  const calls: AuthCalls = {
    server,
    letters,
    failMail: (fault) => {
      mailFault = fault;
    },
    later: (seconds) => {
      clock = new Date(clock.getTime() + seconds * 1_000);
    },
    post: (url, body, { headers = {}, ip = '192.0.2.1' } = {}) =>
      inject({
        method: 'POST',
        url,
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        remoteAddress: ip,
      }),
    start: (email, sending) => calls.post('/auth/email/start', { email }, sending),
    verify: (email, code, sending) => calls.post('/auth/email/verify', { email, code }, sending),
    refresh: (refreshToken, idToken) =>
      calls.post('/auth/refresh_token', { refresh_token: refreshToken, id_token: idToken }),
    ask: (method, url, accessToken) => inject({ method, url, headers: bearer(accessToken) }),
    lastCode: () => /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '',
    anAddress: () => `reader${++addresses}@post.example`,
    signIn: async (email = calls.anAddress(), sending = {}) => {
      await calls.start(email, sending);
      const { status, body, cookie } = await calls.verify(email, calls.lastCode(), sending);
      if (status !== 200) throw new Error(`${email} was not let in: ${JSON.stringify(body)}`);
      return { email, tokens: body, cookie };
    },
  };
  return calls;
}
