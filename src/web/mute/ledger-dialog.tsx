import '../ui/account-pieces.css';
import './mute.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '../../contract/address.ts';
import type { HiddenStory, Ledger, MuteRule, SessionUser } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { timeAgo } from '../format/time.ts';
import { useOpenPanel } from '../open-panel.ts';
import { OverlayLink } from '../router.tsx';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLang } from '../ui/story-facts.tsx';
import { ledgerQuery, useAsker } from './answers.ts';
import { isMuted, listOf } from './lists.ts';
import { lastsUntil } from './mute-row.tsx';
import { muteName } from './names.ts';
import { useMuting } from './use-muting.ts';

/** How many stories the reader's rules hid today, by which rule, and the way to see them all the same. */
export function LedgerDialog({ close }: { close: () => void }) {
  const user = useUser();
  return user && <Today user={user} close={close} />;
}

function Today({ user, close }: { user: SessionUser; close: () => void }) {
  // From there, or from a notice there: they are not opened twice.
  const [overSettings] = useState(() => document.querySelector('dialog.settings') !== null);
  const t = useAccountTexts();
  const open = useOpenPanel();
  const { data, isError, refetch } = useQuery(ledgerQuery(useAsker()));
  return (
    <Dialog
      title={data ? t('ledger.title', { count: data.total }) : t('ledger.heading')}
      close={close}
      className="ledger"
      footer={
        <>
          <button
            className="link plain tiny-p grow"
            type="button"
            onClick={() => (overSettings ? close() : open({ kind: 'settings', tab: 'muted' }))}
          >
            {t('ledger.all')}
          </button>
          <button className="btn quiet" type="button" onClick={close}>
            {t('action.close')}
          </button>
        </>
      }
    >
      {isError && (
        <p className="failed-p" role="alert">
          {t('ledger.failed')}{' '}
          <button className="link plain" type="button" onClick={() => void refetch()}>
            {t('action.retry')}
          </button>
        </p>
      )}
      {data?.rules.length === 0 && <p className="quiet-p">{t('ledger.none')}</p>}
      <div className="rules">
        {data?.rules.map((entry) => (
          <RuleSection
            key={`${entry.rule.kind} ${entry.rule.text}`}
            {...entry}
            user={user}
            overSettings={overSettings}
            close={close}
          />
        ))}
      </div>
      <p className="tiny-p">{t('ledger.kept')}</p>
    </Dialog>
  );
}

type Entry = Ledger['rules'][number];

interface RuleSectionProps extends Entry {
  user: SessionUser;
  overSettings: boolean;
  close: () => void;
}

function RuleSection({ rule, stories, examples, user, overSettings, close }: RuleSectionProps) {
  const t = useAccountTexts();
  const { unmute } = useMuting();
  const open = useOpenPanel();
  const list = listOf(rule);
  const name = useRuleName(rule);
  const kept = list && user[list].find((text) => isMuted([text], rule.text));
  const details = [
    t('ledger.stories', { count: stories }),
    t(`ledger.${list ? (rule.kind as MuteRule['kind']) : 'filter'}`),
    ...(list && kept ? [lastsUntil(user.muteEnds, kept, t)] : []),
  ];
  return (
    <section>
      <div className="rule-head">
        <div>
          <h3 className={rule.kind === 'word' ? 'quoted' : undefined}>{name}</h3>
          <p>{details.join(' · ')}</p>
        </div>
        {list === null && !overSettings && (
          <button className="btn quiet" type="button" onClick={() => open({ kind: 'settings', tab: 'ai' })}>
            {t('ledger.filters')}
          </button>
        )}
        {list && kept && (
          <button
            className="btn quiet"
            type="button"
            aria-label={t('ledger.unmute.label', { text: name })}
            onClick={() => void unmute(list, kept)}
          >
            {t('ledger.unmute')}
          </button>
        )}
      </div>
      <ul>
        {examples.map((story) => (
          <Withheld key={story.id} story={story} by={name} close={close} />
        ))}
      </ul>
      {stories > examples.length && (
        <p className="tiny-p">{t('mute.preview.more', { count: stories - examples.length })}</p>
      )}
    </section>
  );
}

function useRuleName({ kind, text }: Entry['rule']): string {
  const t = useAccountTexts();
  if (kind === 'topic') return muteName(text, t);
  return kind === 'word' || kind === 'source' ? text : t(`filter.${kind}`);
}

/** The headline stays covered until the reader asks: they muted it for a reason. */
function Withheld({ story, by, close }: { story: HiddenStory; by: string; close: () => void }) {
  const t = useAccountTexts();
  const now = useNow();
  const [shown, setShown] = useState(false);
  return (
    <li className="withheld">
      <div>
        {shown ? (
          <Headline story={story} close={close} />
        ) : (
          <span className="covered" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        <small>{timeAgo(story.publishedAt, now, t)}</small>
      </div>
      <button
        className="btn quiet"
        type="button"
        aria-expanded={shown}
        aria-label={t(shown ? 'ledger.cover' : 'ledger.peek.label', { text: by })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'ledger.cover' : 'ledger.peek')}
      </button>
    </li>
  );
}

function Headline({ story, close }: { story: HiddenStory; close: () => void }) {
  const lang = useLang(story.language);
  return (
    <OverlayLink to={addressOf({ kind: 'story', id: story.id })} onClick={close} {...lang}>
      {story.title}
    </OverlayLink>
  );
}
