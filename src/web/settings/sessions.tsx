import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session as SignedIn } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { flag, list, object, text } from '../data/shape.ts';
import { timeAgo } from '../format/time.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { toast } from '../toasts/toast-store.ts';

const sessionsShape = object<{ sessions: SignedIn[] }>({
  sessions: list(object<SignedIn>({ id: text, device: text, createdAt: text, seenAt: text, current: flag })),
});

/**
 * Where the reader is signed in, each with a way out, and one for all.
 * @param props.listed called once the list has come, which takes room, or has failed to
 */
export function Sessions({ listed }: { listed: () => void }) {
  const t = useAccountTexts();
  const account = useAccount();
  const client = useQueryClient();
  const queryKey = ['sessions', useUser()?.id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => account.call({ path: '/api/auth/sessions', signal }, sessionsShape),
    retry: false,
  });
  const isListed = data !== undefined || isError;
  useEffect(() => {
    if (isListed) listed();
  }, [isListed, listed]);
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      const failure = t('data.signOut.failed');
      console.error(failure, error);
      toast(failure, 'failed');
    }
  };
  const end = (id: string) =>
    attempt(() =>
      account.call({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}` }, () => null),
    );
  return (
    <section className="mutes">
      <div className="h-row">
        <h3 className="sub" id="data.sessions" tabIndex={-1}>
          {t('data.sessions')}
        </h3>
        {data && <p className="count">{t('data.sessions.count', { count: data.sessions.length })}</p>}
      </div>
      {!data && isError && (
        <div role="alert">
          <p className="failed-p">{t('data.sessions.failed')}</p>
          <button className="btn outline" type="button" onClick={() => void refetch()}>
            {t('action.retry')}
          </button>
        </div>
      )}
      <ul className="rows ruled">
        {data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} end={() => void end(session.id)} />
        ))}
      </ul>
      <p>
        <button
          className="btn outline"
          type="button"
          onClick={() => void attempt(() => account.signOutEverywhere())}
        >
          {t('data.everywhere')}
        </button>
      </p>
    </section>
  );
}

function SessionRow({ session, end }: { session: SignedIn; end: () => void }) {
  const t = useAccountTexts();
  const now = useNow();
  const device = session.device || t('data.session.unknown');
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
          aria-label={t('data.session.end.label', { device })}
          onClick={(event) => {
            // The control goes with its session.
            event.currentTarget.closest('section')?.querySelector<HTMLElement>('h3')?.focus();
            end();
          }}
        >
          {t('account.signOut')}
        </button>
      )}
    </li>
  );
}
