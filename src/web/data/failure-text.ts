import type { Translate } from '../../texts/browser.ts';
import type { ApiError } from './api-error.ts';

export const NOT_FOUND = 404;

/** What went wrong with a story, in words. */
export function failureText({ kind, status }: ApiError, t: Translate): string {
  if (kind === 'network') return t('story.error.network');
  return t(status === NOT_FOUND ? 'error.STORY_NOT_FOUND' : 'error.STORY_FAILED');
}
