import { useEffect } from 'react';
import { useLanguage } from '../language/language.tsx';
import { focused, useOpenPanel } from '../open-panel.ts';
import type { Account } from '../session/account.ts';
import { accountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';
import { toast } from '../toasts/toast-store.ts';

/** How the account is changed. What a device tells of itself (PUT) is changed there all the same. */
const CHANGING = ['POST', 'PATCH', 'DELETE'];

/** Tells readers that their session has ended without their doing, and offers to sign in again. */
export function useEndNotice(account: Account): void {
  const { language, t } = useLanguage();
  const { signInEnabled } = useSite().flags;
  const open = useOpenPanel();
  useEffect(() => {
    const signIn = { label: t('account.signIn'), run: () => open({ kind: 'signIn' }, focused()) };
    const tell = async (method: string) => {
      const inAccount = await accountTexts(language);
      const text = inAccount(CHANGING.includes(method) ? 'account.ended.unchanged' : 'account.ended');
      toast(text, 'done', signInEnabled ? signIn : undefined);
    };
    return account.onEnded((method) => void tell(method).catch(reportFailure));
  }, [account, language, t, signInEnabled, open]);
}

/** The header shows it all the same. */
function reportFailure(error: unknown): void {
  console.warn('The end of the session was not told', error);
}
