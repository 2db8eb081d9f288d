import type { EmailSettings, SessionUser } from '../../contract/contract.ts';
import { inTurn } from '../session/in-turn.ts';
import { useSession } from '../session/session.tsx';
import type { Session } from '../session/store.ts';
import { useAccount } from '../session/use-account.ts';
import { toast } from '../toasts/toast-store.ts';

/** What changes without "Save Changes"; of the letters, only those that change. */
type Change = Partial<Pick<SessionUser, 'age' | 'gender' | 'theme' | 'filters'>> & {
  emailSettings?: Partial<EmailSettings>;
};

interface Keeping {
  /** Where it is kept. */
  path?: '/api/preferences' | '/api/preferences/email';
  /** What the reader is told when it is not; also for the log. */
  failure: string;
}

/** What the server has kept, while more is on its way to it. */
interface Underway {
  user: SessionUser;
  changes: Set<Change>;
}

const underway = new WeakMap<Session, Underway>();

/**
 * Keeps each change at once: here, then on the server, also when the page is left meanwhile. What the server refuses goes
 * back to what it kept last, with the changes that are still on their way, and is told.
 * @returns for one change: whether it is kept
 */
export function useKeepAtOnce({ path = '/api/preferences', failure }: Keeping) {
  const session = useSession();
  const account = useAccount();
  return async (change: Change): Promise<boolean> => {
    const user = session.get();
    if (!user) return false;
    const onServer = underway.get(session) ?? { user, changes: new Set() };
    underway.set(session, onServer);
    onServer.changes.add(change);
    account.changeUser(changed(user, change));
    try {
      await inTurn(session, path, () =>
        account.call({ method: 'PATCH', path, body: change, keepalive: true }, () => null),
      );
      onServer.user = withChange(onServer.user, change);
      return true;
    } catch (error) {
      console.error(failure, error);
      toast(failure, 'failed');
      onServer.changes.delete(change);
      const now = session.get();
      const behind = [...onServer.changes].reduce(withChange, onServer.user);
      if (now) account.changeUser(changed(now, likeIn(behind, change)));
      return false;
    } finally {
      onServer.changes.delete(change);
      if (onServer.changes.size === 0) underway.delete(session);
    }
  };
}

const withChange = (user: SessionUser, change: Change): SessionUser => ({
  ...user,
  ...changed(user, change),
});

function changed(user: SessionUser, { emailSettings, ...fields }: Change): Partial<SessionUser> {
  return emailSettings
    ? { ...fields, emailSettings: { ...user.emailSettings, ...emailSettings } }
    : { ...fields };
}

/** What stands in `whole` where `part` would: the same names, also inside. */
function likeIn<Part extends object>(whole: object, part: Part): Part {
  const values = new Map<string, unknown>(Object.entries(whole));
  const found = Object.entries(part).map(([name, value]: [string, unknown]) => {
    const now = values.get(name);
    return [name, isGroup(value) && isGroup(now) ? likeIn(now, value) : now];
  });
  return Object.fromEntries(found);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
