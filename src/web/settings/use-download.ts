import { useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { useSite } from '../site.tsx';
import { toast } from '../toasts/toast-store.ts';
import { saveFile } from '../ui/save-file.ts';

const FILES = {
  everything: { path: '/api/profile/export', name: 'export.json' },
  bookmarks: { path: '/api/profile/export/saved-stories.html', name: 'saved-stories.html' },
} as const;
type OwnFile = keyof typeof FILES;

/** Fetches a file of the reader's and has the browser save it; a failure is told. */
export function useDownload(): { download: (file: OwnFile) => Promise<void>; busy: boolean } {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const account = useAccount();
  const site = useSite();
  const [busy, setBusy] = useState(false);
  const download = async (file: OwnFile): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { path, name } = FILES[file];
    try {
      // As the server names it to who asks without this page.
      saveFile(
        `${site.name.toLowerCase()}-${name}`,
        await account.fetchFile({ path, params: { lang: language } }),
      );
    } catch (error) {
      const failure = t('data.download.failed');
      console.error(failure, error);
      toast(failure, 'failed');
    }
    setBusy(false);
  };
  return { download, busy };
}
