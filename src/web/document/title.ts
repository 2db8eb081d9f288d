import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canonicalIn } from '../../contract/address.ts';
import type { Screen, StoryDetail } from '../../contract/contract.ts';
import { useAsking } from '../data/asking.ts';
import { storyKey } from '../data/story.ts';
import { useTexts } from '../language/language.tsx';
import { useSite } from '../site.tsx';
import { titleOf } from './head.ts';

/**
 * Keeps the document's title with the screen while the reader moves on, and the address that browsers share; the first ones came
 * with the page.
 */
export function useDocumentTitle(screen: Screen): void {
  const site = useSite();
  const client = useQueryClient();
  const t = useTexts();
  const asking = useAsking();
  useEffect(() => {
    const canonical = site.publicUrl + canonicalIn(screen, asking.language);
    document.querySelector('[rel=canonical]')?.setAttribute('href', canonical);
    if (screen.kind === 'story') {
      const [kind, id, language] = storyKey(screen.id, asking);
      const cache = client.getQueryCache();
      const write = () => {
        // Under one title for whatever place and sliders it was asked.
        const known = cache.findAll({ queryKey: [kind, id, language] }).map(({ state }) => state);
        const story = known.find(({ data }) => data)?.data as StoryDetail | undefined;
        const failed = known.some(({ status }) => status === 'error');
        document.title = titleOf(screen, story?.title ?? (failed ? null : t('story.loading')), site, t);
      };
      write();
      return cache.subscribe(({ query: { queryKey } }) => {
        if (queryKey[0] === kind && queryKey[1] === id) write();
      });
    }
    document.title = titleOf(screen, null, site, t);
    return undefined;
  }, [screen, site, client, asking, t]);
}
