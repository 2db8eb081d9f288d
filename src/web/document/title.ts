import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Screen, StoryDetail } from '../../contract/contract.ts';
import { storyKey } from '../data/story.ts';
import { useLanguage } from '../language/language.tsx';
import { useLocation } from '../location/location.tsx';
import { useSite } from '../site.tsx';
import { titleOf } from './head.ts';

/** Keeps the document's title with the screen while the reader moves on; the first one came with the page. */
export function useDocumentTitle(screen: Screen): void {
  const site = useSite();
  const client = useQueryClient();
  const { language, t } = useLanguage();
  const { place } = useLocation();
  useEffect(() => {
    if (screen.kind === 'story') {
      const key = storyKey(screen.id, language, place);
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
  }, [screen, site, client, language, place, t]);
}
