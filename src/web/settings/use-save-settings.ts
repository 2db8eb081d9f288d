import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { followReader } from '../data/follow-reader.ts';
import { keepBoth } from '../mute/keep.ts';
import { accountOf } from '../session/account.ts';
import { useSession } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { toast } from '../toasts/toast-store.ts';
import { isChanged } from './interest-draft.ts';

/**
 * "Save Changes": the interests that were chosen, and on Muted both lists once more; closes when the server has them.
 * @param close is called when everything is saved
 */
export function useSaveSettings(close: () => void) {
  const t = useAccountTexts();
  const session = useSession();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const attempt = async (run: () => Promise<void>, failure: string): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      console.error(failure, error);
      toast(failure, 'failed');
      return false;
    }
  };
  const saveInterests = async (interests: readonly string[]) => {
    const account = accountOf(session);
    const body = { interests };
    await account.call({ method: 'PATCH', path: '/api/preferences', body }, () => null);
    account.changeUser(body);
    void followReader(client, session);
  };
  const save = async (tab: 'interests' | 'muted', interests: readonly string[]): Promise<void> => {
    if (saving) return;
    setSaving(true);
    const saved =
      (!isChanged(session.get()?.interests, interests) ||
        (await attempt(() => saveInterests(interests), t('interests.failed')))) &&
      (tab === 'interests' || (await attempt(() => keepBoth(session), t('error.UPDATE_PREFERENCES_FAILED'))));
    setSaving(false);
    if (!saved) return;
    toast(t('settings.saved'));
    close();
  };
  return { save, saving };
}
