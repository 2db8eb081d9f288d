import { useQueryClient } from '@tanstack/react-query';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { isPremium } from '../../contract/premium.ts';
import type { AccountTextKey } from '../../texts/browser.ts';
import { useNow } from '../clock.tsx';
import { ApiError } from '../data/api-error.ts';
import { followReader } from '../data/follow-reader.ts';
import { focused, useOpenPanel } from '../open-panel.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { useAccountTexts } from '../session/texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { countOf } from '../ui/beads.tsx';
import { ledgerQuery, useAsker } from './answers.ts';
import { dropMute, keepMute, lasting } from './keep.ts';
import { endOf, isMuted, listOf, type MuteList, type MuteSpan, roomIn } from './lists.ts';
import { nameIn } from './names.ts';
import { inNotice, tell, tellMore } from './notices.ts';

/** What is said of each list. */
const SAID = {
  mutedWords: {
    added: 'mute.added.words',
    removed: 'mute.removed.words',
    failed: 'mute.failed.words',
    unfailed: 'mute.unfailed.words',
    full: 'error.MUTED_WORDS_LIMIT_REACHED',
    reason: 'limit.words',
  },
  mutedTopics: {
    added: 'mute.added.topics',
    removed: 'mute.removed.topics',
    failed: 'mute.failed.topics',
    unfailed: 'mute.unfailed.topics',
    full: 'error.MUTED_TOPICS_LIMIT_REACHED',
    reason: 'limit.topics',
  },
} as const satisfies Record<MuteList, Record<string, AccountTextKey>>;

interface Muting {
  /** Mutes what was written, says so with a way back, and has the page follow. @returns whether it is muted now */
  mute: (list: MuteList, written: string, span?: MuteSpan) => Promise<boolean>;
  /** The other way round. */
  unmute: (list: MuteList, text: string) => Promise<void>;
}

/** Muting as every control does it: at once, told in a notice, taken back when the server refuses. */
export function useMuting(): Muting {
  const t = useAccountTexts();
  const asker = useAsker();
  const { session } = asker;
  const client = useQueryClient();
  const open = useOpenPanel();
  const now = useNow();
  const openUpgrade = useOpenUpgrade();
  const tellFull = (list: MuteList, text: string) => {
    toast(t(SAID[list].full), 'failed');
    const limit = FREE_LIMITS[list];
    const count = countOf(session.get()?.[list].length ?? limit, limit);
    openUpgrade((words) => words(SAID[list].reason, { ...count, text: nameIn(list, text, words) }));
  };
  const follow = async (list: MuteList, text: string, written: string) => {
    await followReader(client, session);
    if (!session.get()) return;
    // Where it cannot be had, the line in the feed is silent too.
    const today = await client.fetchQuery(ledgerQuery(asker)).catch(() => null);
    const hidden = today?.rules.find(({ rule }) => listOf(rule) === list && isMuted([text], rule.text));
    // Undone meanwhile: they are back, or about to be.
    if (!hidden || !isMuted(session.get()?.[list] ?? [], text)) return;
    const name = inNotice(nameIn(list, written, t));
    tellMore({ list, text }, t('mute.followed', { count: hidden.stories, text: name }), {
      label: t('mute.see'),
      run: () => open({ kind: 'ledger' }, focused()),
    });
  };
  const add = async (list: MuteList, written: string, end: string | null): Promise<boolean> => {
    const said = SAID[list];
    try {
      const added = await keepMute(session, { list, written, end, now });
      if (added.outcome === 'full') tellFull(list, written.trim());
      if (added.outcome !== 'added') return added.outcome === 'same';
      const { text } = added;
      const undo = { label: t('action.undo'), run: () => void remove(list, text, written) };
      tell({ list, text }, { words: t(said.added), name: nameIn(list, written.trim(), t), action: undo });
      void follow(list, text, written.trim());
      return true;
    } catch (error) {
      console.error(t(said.failed), error);
      if (error instanceof ApiError && `error.${error.code}` === said.full) tellFull(list, written.trim());
      else toast(t(said.failed), 'failed');
      return false;
    }
  };
  /** @param written as it is called where it is muted again: the list has words in lower case */
  const remove = async (list: MuteList, text: string, written: string): Promise<void> => {
    const said = SAID[list];
    try {
      const end = await dropMute(session, list, text);
      const user = session.get();
      // Premium that has ended leaves more than may be added to.
      const fits =
        user && roomIn(list, lasting(user, list, now).length, isPremium(user.subscription)) !== 'full';
      const again = { label: t('mute.again'), run: () => void add(list, written, end) };
      const action = fits ? again : undefined;
      tell({ list, text }, { words: t(said.removed), name: nameIn(list, written.trim(), t), action });
      void followReader(client, session);
    } catch (error) {
      console.error(t(said.unfailed), error);
      toast(t(said.unfailed), 'failed');
    }
  };
  const unmute: Muting['unmute'] = (list, text) => remove(list, text, text);
  const mute: Muting['mute'] = (list, written, span = 'good') => add(list, written, endOf(span, now));
  return { mute, unmute };
}
