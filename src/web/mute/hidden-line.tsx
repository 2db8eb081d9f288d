import './hidden-line.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOpenPanel } from '../open-panel.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { ledgerQuery } from './answers.ts';

/** "Mutes hid 4 stories today": never behind the reader's back, and the way to see which. */
export function HiddenLine() {
  const t = useAccountTexts();
  const open = useOpenPanel();
  const id = useId();
  const user = useUser();
  const { data } = useQuery({ ...ledgerQuery(useSession(), user?.id ?? ''), enabled: user !== null });
  if (!data || data.total === 0) return null;
  return (
    <button
      className="quietline"
      id={id}
      type="button"
      onClick={(event) => open({ kind: 'ledger' }, event.currentTarget)}
    >
      {t('ledger.line', { count: data.total })}
    </button>
  );
}
