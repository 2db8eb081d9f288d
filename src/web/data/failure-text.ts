import type { Translate } from '../../texts/browser.ts';
import { type ApiError, isNotFound } from './api-error.ts';

/** What went wrong with a story, in words. */
export function failureText(failure: ApiError, t: Translate): string {
  if (failure.kind === 'network') return t('story.error.network');
  return t(isNotFound(failure) ? 'error.STORY_NOT_FOUND' : 'error.STORY_FAILED');
}
