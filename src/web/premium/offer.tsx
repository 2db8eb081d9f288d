import './premium.css';
import '../ui/account-pieces.css';
import type { ReactNode } from 'react';
import { useAccountTexts } from '../session/texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Working } from './working.ts';

interface OfferProps {
  title: string;
  /** Id of why it opened, where it opened by itself. */
  reason?: string | undefined;
  working: Working;
  /** @returns whether Premium began */
  start: () => Promise<boolean>;
  /** What the two answers say, and the first while it works. */
  labels: { start: string; starting: string; not: string };
  /** False while what it costs is not known yet. */
  ready?: boolean;
  close: () => void;
  /** What must be read before answering: it stands with the answers, however far the rest has scrolled. */
  terms: ReactNode;
  /** A third answer, which costs nothing. */
  free?: { text: string; go: () => void } | undefined;
  children: ReactNode;
}

/** Premium, to take or leave: closes with either answer, and stays when taking it failed. */
export function Offer({
  title,
  reason,
  working,
  start,
  labels,
  ready = true,
  close,
  terms,
  free,
  children,
}: OfferProps) {
  const t = useAccountTexts();
  const { doing, failure } = working;
  const take = async () => {
    if (doing || !(await start())) return;
    toast(t('premium.started'));
    close();
  };
  return (
    <Dialog
      title={title}
      close={close}
      describedBy={reason}
      footer={
        <>
          {terms}
          {failure && (
            <p className="failed-p" role="alert">
              {failure}
            </p>
          )}
          <div className="pair">
            <button
              className="btn primary"
              type="button"
              aria-busy={doing !== null}
              aria-disabled={doing !== null || undefined}
              disabled={!ready}
              onClick={() => void take()}
            >
              {doing ? labels.starting : labels.start}
            </button>
            <button className="btn outline" type="button" disabled={doing !== null} onClick={close}>
              {labels.not}
            </button>
          </div>
          {free && (
            <button
              className="link plain tiny-p free-answer"
              type="button"
              disabled={doing !== null}
              onClick={free.go}
            >
              {free.text}
            </button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
