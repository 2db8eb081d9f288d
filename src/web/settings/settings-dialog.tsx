import { STROKE } from '../ui/icon.tsx';
import '../ui/account-pieces.css';
import './settings.css';
import { Lock } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useMuteField } from '../mute/use-mute-field.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { AiTab } from './ai-tab.tsx';
import { EmailTab } from './email-tab.tsx';
import { isChanged } from './interest-draft.ts';
import { InterestsTab } from './interests-tab.tsx';
import { MutedTab } from './muted-tab.tsx';
import type { SettingsTab } from './settings-tabs.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface SettingsProps {
  /** Where it opens. */
  tab?: SettingsTab | undefined;
  /** Opened to type a word to mute. */
  toType?: boolean | undefined;
  close: () => void;
}

/** Personalization Settings. Nothing for who is not signed in. */
export function SettingsDialog({ tab = 'interests', toType = false, close }: SettingsProps) {
  const user = useUser();
  return user && <Settings user={user} first={tab} toType={toType} close={close} />;
}

interface OpenProps {
  user: SessionUser;
  first: SettingsTab;
  toType: boolean;
  close: () => void;
}

function Settings({ user, first, toType, close }: OpenProps) {
  const t = useAccountTexts();
  const id = useId();
  const [tab, setTab] = useState<SettingsTab>(first);
  /** Null = not touched: then it is what the account says, also when that comes a moment later. */
  const [chosen, setDraft] = useState<readonly string[] | null>(null);
  const draft = chosen ?? user.interests;
  const unsaved = isChanged(user.interests, draft);
  /** The draft that was about to be lost, and whose reader has been told so. */
  const [asked, setAsked] = useState<typeof chosen>(null);
  const asking = unsaved && asked === chosen;
  const saveButton = useRef<HTMLButtonElement>(null);
  const select = (next: SettingsTab) => {
    setAsked(null);
    setTab(next);
  };
  const leave = () => {
    // What is on its way to the server is not lost, and a refusal is told.
    if (!unsaved || asking || busy) return close();
    setTab('interests');
    setAsked(chosen);
  };
  useLayoutEffect(() => {
    if (asking) saveButton.current?.focus();
  }, [asking]);
  const premium = isPremium(user.subscription);
  const { save, saving } = useSaveSettings(close);
  const words = useMuteField('mutedWords', user);
  const topics = useMuteField('mutedTopics', user);
  const wordField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Once the dialog is open, which begins elsewhere.
    if (toType) wordField.current?.focus();
  }, [toType]);
  /** What is typed is on its way: the dialog that holds it stays until that has an answer. */
  const [adding, setAdding] = useState(false);
  const busy = adding || saving;
  const saveAll = async (of: 'interests' | 'muted') => {
    if (busy) return;
    setAdding(true);
    const added = (await words.add()) && (await topics.add());
    setAdding(false);
    if (added) await save(of, draft);
  };
  const locked = !premium && (
    <Lock className="icon" strokeWidth={STROKE} aria-label={t('settings.premium')} />
  );
  const tabs: Record<SettingsTab, { label: ReactNode; panel: ReactNode }> = {
    interests: {
      label: t('settings.tab.interests'),
      panel: <InterestsTab saved={user.interests} draft={draft} setDraft={setDraft} premium={premium} />,
    },
    muted: {
      label: t('settings.tab.muted'),
      panel: <MutedTab words={words} topics={topics} wordField={wordField} />,
    },
    email: { label: t('settings.tab.email'), panel: <EmailTab user={user} premium={premium} /> },
    ai: {
      label: (
        <>
          {t('settings.tab.ai')}
          {locked}
        </>
      ),
      panel: <AiTab user={user} premium={premium} />,
    },
  };
  /** Where "Cancel" has nothing to take back, unless it is on another tab. */
  const atOnce = tab !== 'interests' && (tab !== 'ai' || premium || unsaved);
  const noteId = `${id}-at-once`;
  const keys = Object.keys(tabs) as SettingsTab[];
  return (
    <Dialog
      className="settings"
      title={t('settings.title')}
      close={leave}
      bar={
        <Tabs
          id={id}
          label={t('settings.title')}
          tabs={keys.map((key) => ({ key, label: tabs[key].label }))}
          selected={tab}
          select={select}
        />
      }
      footer={
        <>
          {asking && <p role="alert">{t('settings.unsaved.ask')}</p>}
          {atOnce && (
            <p className="tiny-p grow" id={noteId}>
              {t(unsaved ? 'settings.unsaved' : 'settings.atOnce')}
              {tab === 'muted' && ` ${t('settings.typed')}`}
            </p>
          )}
          <button
            className="btn quiet"
            type="button"
            aria-describedby={atOnce ? noteId : undefined}
            onClick={close}
          >
            {t('settings.cancel')}
          </button>
          {(tab === 'interests' || tab === 'muted') && (
            <button
              className="btn primary"
              type="button"
              ref={saveButton}
              aria-disabled={busy || undefined}
              onClick={() => void saveAll(tab)}
            >
              {t(busy ? 'action.saving' : 'settings.save')}
            </button>
          )}
        </>
      }
    >
      <TabPanel id={id} selected={tab} className="settings-panel">
        {tabs[tab].panel}
      </TabPanel>
    </Dialog>
  );
}
