/** A whole server with accounts in a real database of their own; the stories are in memory. */
import { DEMO_CODE, openAccounts, type TokenBearer } from '../../accounts/accounts.ts';
import { SILENT_LOG, type Tokens } from '../../contract/contract.ts';
import { openTestStore, type TestStore } from '../../store/testing/test-store.ts';
import type { Store } from '../../store/types.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { NOW } from './stories.ts';

/** Somebody who is signed in. */
export interface TestReader extends TokenBearer {
  tokens: Tokens;
  /** What the page cookie holds. */
  pageToken: string;
  /** For calls: the bearer. */
  headers: { authorization: string };
}

export interface AccountServer extends TestServer {
  /** The real one, where accounts are. */
  accountStore: TestStore;
  /** Signs somebody in, on one more device each time; the first time makes the account. */
  signIn(email?: string): Promise<TestReader>;
}

/** Signing in is on, unless the environment says otherwise. */
export async function startAccountServer(
  options: Omit<TestServerOptions, 'accountStore'> = {},
): Promise<AccountServer> {
  const { now = () => NOW, env } = options;
  const store = await openTestStore();
  const server = await startTestServer({
    ...options,
    now,
    env: { SIGN_IN_ENABLED: 'on', ...env },
    accountStore: store,
  });
  return {
    ...server,
    accountStore: store,
    signIn: (email = 'reader@post.example') => signIn(store, email, now),
    async close() {
      await server.close();
      await store.close();
    },
  };
}

/** Past letters, waits and limits: a code is put there, and the demo code takes its place. */
async function signIn(store: Store, email: string, now: () => Date): Promise<TestReader> {
  const mailer = { send: async () => 'nowhere' };
  const { signIn, sessions } = openAccounts({
    store,
    mailer,
    signInEnabled: true,
    demoSignIn: true,
    priceList: 'plans',
    portalUrl: null,
    now,
    log: SILENT_LOG,
  });
  const soon = new Date(now().getTime() + 60_000);
  await store.signInCodes.put({ email, hash: Buffer.alloc(32), sentAt: now(), expiresAt: soon });
  const { tokens, pageToken } = await signIn.verify(email, DEMO_CODE, {
    ip: '192.0.2.7',
    isFromHere: true,
    device: '',
  });
  const bearer = await sessions.ofAccessToken(tokens.AccessToken);
  if (!bearer) throw new Error(`${email} could not be signed in`);
  return { ...bearer, tokens, pageToken, headers: { authorization: `Bearer ${tokens.AccessToken}` } };
}
