/** The texts around an account. They come late, with the first part that reads them. */
import { use } from 'react';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import {
  type AccountTextKey,
  type Catalogue,
  loadAccountCatalogue,
  loadCatalogue,
  type TextKey,
  type Translate,
  translator,
} from '../../texts/browser.ts';
import { useLanguage } from '../language/language.tsx';

export type AccountTexts = Translate<TextKey | AccountTextKey>;

const asked = new Map<InterfaceLanguage, Promise<AccountTexts>>();

/** Every text of interface and account. Suspends until they are there: only for parts that are loaded late themselves. */
export function useAccountTexts(): AccountTexts {
  return use(accountTexts(useLanguage().language));
}

/** The same, outside of rendering. @throws when they do not come; the next one who asks tries again */
export function accountTexts(language: InterfaceLanguage): Promise<AccountTexts> {
  const texts = asked.get(language) ?? load(language);
  asked.set(language, texts);
  return texts;
}

async function load(language: InterfaceLanguage): Promise<AccountTexts> {
  try {
    const parts = await Promise.all([loadCatalogue(language), loadAccountCatalogue(language)]);
    const [inInterface, inAccount] = parts;
    const catalogue: Catalogue<TextKey | AccountTextKey> = { ...inInterface, ...inAccount };
    return translator(language, catalogue);
  } catch (error) {
    asked.delete(language);
    throw error;
  }
}
