import '../ui/account-pieces.css';
import './settings.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Downloads } from './downloads.tsx';
import { Sessions } from './sessions.tsx';

/** The parts of the dialog; their headings have these ids. */
export type DataPart = 'data.sessions' | 'data.take' | 'data.delete';

interface DataProps {
  /** What the reader came for: the dialog begins there. */
  part?: DataPart | undefined;
  close: () => void;
}

/** Where the reader is signed in, what is kept of them to take along, and the way to have it removed. */
export function DataDialog(props: DataProps) {
  const user = useUser();
  return user && <YourData user={user} {...props} />;
}

function YourData({ user, part, close }: DataProps & { user: SessionUser }) {
  const t = useAccountTexts();
  const heading = useRef<HTMLElement>(null);
  /** The part the reader came for moves to the top, as far as there is something below it; not from under one who has gone on. */
  const moveUp = useCallback(() => {
    if (document.activeElement === heading.current) heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    heading.current = part ? document.getElementById(part) : null;
    heading.current?.focus();
    moveUp();
  }, [part, moveUp]);
  const [leaving, setLeaving] = useState(false);
  if (leaving) return <DeleteAccount user={user} keep={() => setLeaving(false)} />;
  return (
    <Dialog
      title={t('data.title')}
      close={close}
      className="settings data"
      footer={
        <button className="btn quiet" type="button" onClick={close}>
          {t('action.close')}
        </button>
      }
    >
      <Sessions listed={moveUp} />
      <Downloads saved={user.savedStories.length} />
      <section>
        <h3 className="sub" id="data.delete" tabIndex={-1}>
          {t('data.leave')}
        </h3>
        <ul className="rows ruled">
          <li>
            <div>
              <b>{t('data.delete')}</b>
              <p>{t('data.delete.note')}</p>
            </div>
            <button className="btn outline danger" type="button" onClick={() => setLeaving(true)}>
              {t('data.delete')}
            </button>
          </li>
        </ul>
      </section>
    </Dialog>
  );
}
