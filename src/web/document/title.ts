import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Screen, StoryDetail } from '../../contract/contract.ts';
import { useAsking } from '../data/asking.ts';
import { storyKey } from '../data/story.ts';
import { useTexts } from '../language/language.tsx';
import { useSite } from '../site.tsx';
import { titleOf } from './head.ts';

/** Keeps the document's title with the screen while the reader moves on; the first one came with the page. */
export function useDocumentTitle(screen: Screen): void {
  const site = useSite();
  const client = useQueryClient();
  const t = useTexts();
  const asking = useAsking();
  useEffect(() => {
    if (screen.kind === 'story') {
      const key = storyKey(screen.id, asking);
      const write = () => {
        const story = client.getQueryData<StoryDetail>(key);
        document.title = titleOf(screen, story?.title ?? t('story.loading'), site, t);
      };
      write();
      return client.getQueryCache().subscribe((event) => {
        if (event.query.queryKey[0] === key[0] && event.query.queryKey[1] === key[1]) write();
      });
    }
    document.title = titleOf(screen, null, site, t);
    return undefined;
  }, [screen, site, client, asking, t]);
}
