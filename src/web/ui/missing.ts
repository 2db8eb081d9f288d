import { useTexts } from '../language/language.tsx';
import { missingText } from '../language/missing-text.ts';
import { toast } from '../toasts/toast-store.ts';

/** What to do when a part does not come (see lazy.tsx): close its place on the page, and say so. */
export function useMissing(close: () => void): () => void {
  const t = useTexts();
  return () => {
    close();
    toast(t(missingText()), 'failed');
  };
}
