import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Session as SignedIn } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { isNotFound } from '../data/api-error.ts';
import { flag, list, object, text } from '../data/shape.ts';
import { timeAgo } from '../format/time.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { toast } from '../toasts/toast-store.ts';
import { NotCome } from '../ui/not-come.tsx';

const sessionsShape = object<{ sessions: SignedIn[] }>({
  sessions: list(object<SignedIn>({ id: text, device: text, createdAt: text, seenAt: text, current: flag })),
});
const EVERYWHERE = 'everywhere';

/**
 * Where the reader is signed in, each with a way out, and one for all.
 * @param props.listed called once the list has come, which takes room, or has failed to
 */
export function Sessions({ listed }: { listed: () => void }) {
  const t = useAccountTexts();
  const account = useAccount();
  const reader = useSession();
  const client = useQueryClient();
  const queryKey = ['sessions', useUser()?.id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => account.call({ path: '/api/auth/sessions', signal }, sessionsShape),
  });
  const isListed = data !== undefined || isError;
  useEffect(() => {
    if (isListed) listed();
  }, [isListed, listed]);
  /** The session that is being ended, or EVERYWHERE. */
  const [ending, setEnding] = useState<string | null>(null);
  const attempt = async (what: string, run: () => Promise<unknown>): Promise<void> => {
    if (ending !== null) return;
    setEnding(what);
    try {
      await run();
    } catch (error) {
      const failure = t('data.signOut.failed');
      console.error(failure, error);
      // That this one was over already is told by itself.
      if (reader.get()) toast(failure, 'failed');
      setEnding(null);
    }
  };
  const end = (id: string) =>
    attempt(id, async () => {
      const path = `/api/auth/sessions/${encodeURIComponent(id)}`;
      await account.call({ method: 'DELETE', path }, () => null).catch(unlessOver);
      // Also where the list does not come anew.
      client.setQueryData<{ sessions: SignedIn[] }>(
        queryKey,
        (list) => list && { sessions: list.sessions.filter((session) => session.id !== id) },
      );
      await client.invalidateQueries({ queryKey });
      setEnding(null);
    });
  const stateOf = (what: string) => ({
    'aria-busy': ending === what,
    'aria-disabled': ending !== null || undefined,
  });
  return (
    <section>
      <div className="h-row">
        <h3 className="sub" id="data.sessions" tabIndex={-1}>
          {t('data.sessions')}
        </h3>
        {data && <p className="count">{t('data.sessions.count', { count: data.sessions.length })}</p>}
      </div>
      {!data && isError && <NotCome text={t('data.sessions.failed')} retry={refetch} />}
      <ul className="rows ruled">
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            state={stateOf(session.id)}
            end={() => void end(session.id)}
          />
        ))}
      </ul>
      <p>
        <button
          className="btn outline"
          type="button"
          {...stateOf(EVERYWHERE)}
          onClick={() => void attempt(EVERYWHERE, () => account.signOutEverywhere())}
        >
          {t(ending === EVERYWHERE ? 'account.signingOut' : 'data.everywhere')}
        </button>
      </p>
    </section>
  );
}

/** Ended already, elsewhere or by an earlier press, is ended. @throws every other failure */
function unlessOver(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

interface RowProps {
  session: SignedIn;
  /** Of the control that ends it. */
  state: { 'aria-busy': boolean; 'aria-disabled': true | undefined };
  end: () => void;
}

function SessionRow({ session, state, end }: RowProps) {
  const t = useAccountTexts();
  const now = useNow();
  const device = session.device || t('data.session.unknown');
  const busy = state['aria-busy'];
  // The server keeps the hour it last saw a session, which may lie before the sign-in.
  const seenAt = session.seenAt > session.createdAt ? session.seenAt : session.createdAt;
  return (
    <li>
      <div>
        <b>{device}</b>
        <p>
          {session.current ? t('data.session.now') : t('data.session.seen', { ago: timeAgo(seenAt, now, t) })}
        </p>
      </div>
      {session.current ? (
        <span className="tiny-p">{t('data.session.this')}</span>
      ) : (
        <button
          className="btn quiet"
          type="button"
          aria-label={busy ? undefined : t('data.session.end.label', { device })}
          {...state}
          onClick={(event) => {
            // The control goes with its session.
            event.currentTarget.closest('section')?.querySelector<HTMLElement>('h3')?.focus();
            end();
          }}
        >
          {t(busy ? 'account.signingOut' : 'account.signOut')}
        </button>
      )}
    </li>
  );
}
