import type { QueryClient } from '@tanstack/react-query';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { languageOfFeed } from './feed.ts';

/**
 * Calls `then` once, as soon as stories of any feed are here in this language: at once, or when they arrive.
 * @returns ends the waiting
 */
export function whenStoriesAreIn(
  language: InterfaceLanguage,
  client: QueryClient,
  then: () => void,
): () => void {
  const cache = client.getQueryCache();
  const here = () =>
    cache
      .findAll({ queryKey: ['feed'] })
      .some(({ queryKey, state }) => languageOfFeed(queryKey) === language && state.status === 'success');
  if (here()) {
    then();
    return () => undefined;
  }
  const stop = cache.subscribe(() => {
    if (!here()) return;
    stop();
    then();
  });
  return stop;
}
