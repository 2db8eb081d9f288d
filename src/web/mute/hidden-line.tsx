import './hidden-line.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOpenPanel } from '../open-panel.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { ledgerQuery, useAsker } from './answers.ts';
import { listOf } from './lists.ts';

/** "Mutes hid 4 stories today": never behind the reader's back, and the way to see which. */
export function HiddenLine() {
  const t = useAccountTexts();
  const open = useOpenPanel();
  const id = useId();
  const { data } = useQuery({ ...ledgerQuery(useAsker()), enabled: useUser() !== null });
  if (!data || data.total === 0) return null;
  const mutes = data.rules.some(({ rule }) => listOf(rule) !== null);
  const filters = data.rules.some(({ rule }) => listOf(rule) === null);
  const by = mutes && filters ? 'both' : filters ? 'filters' : 'mutes';
  return (
    <button
      className="quietline"
      id={id}
      type="button"
      onClick={(event) => open({ kind: 'ledger' }, event.currentTarget)}
    >
      {t(`ledger.line.${by}`, { count: data.total })}
    </button>
  );
}
