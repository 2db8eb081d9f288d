import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type InterfaceLanguage } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { ApiError } from '../data/api-error.ts';
import { errorText } from './error-text.ts';

const told = (error: unknown, language: InterfaceLanguage) =>
  errorText(error, { language, t: textsIn(language) }, 'error.FEED_FAILED');
const refusal = (code: string, message: string) => new ApiError('refused', 500, code, message);

const FALLBACK = {
  en: 'Failed to load articles. Please try again later.',
  nl: 'Artikelen laden mislukt. Probeer het later opnieuw.',
};

describe('what a failure tells the reader', () => {
  it.each(ERROR_CODES)('LANG-12 %s has words of its own in both languages', (code) => {
    const dutch = told(refusal(code, 'English words'), 'nl');
    expect(dutch).not.toContain('English words');
    expect(dutch).not.toContain(code);
    expect(told(refusal(code, ''), 'en')).not.toContain(code);
    expect(dutch).not.toBe(told(refusal(code, ''), 'en'));
    if (code !== 'FEED_FAILED' && code !== 'NOT_AUTHENTICATED') expect(dutch).not.toBe(FALLBACK.nl);
  });

  it.each([
    [
      'ERR-01 the server’s words, in their language',
      refusal('SEARCH_FAILED', 'Not today.'),
      'en',
      'Not today.',
    ],
    [
      'LANG-12 the text of the code, in another',
      refusal('SEARCH_FAILED', 'Not today.'),
      'nl',
      'Zoeken mislukt',
    ],
    [
      'AMBIG-34 the fallback, for a session that has ended: that text is for logs',
      refusal('NOT_AUTHENTICATED', 'Not authenticated'),
      'en',
      FALLBACK.en,
    ],
    ['LANG-12 the fallback, for a code it does not know', refusal('X', 'Not today.'), 'nl', FALLBACK.nl],
    ['ERR-01 ERR-76 the fallback, without an answer', new ApiError('network', 0, '', ''), 'en', FALLBACK.en],
    ['the fallback, for anything else', new Error('undefined is not a function'), 'en', FALLBACK.en],
  ] as const)('%s', (_what, error, language, text) => {
    expect(told(error, language)).toBe(text);
  });
});
