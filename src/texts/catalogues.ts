import type { InterfaceLanguage } from '../contract/contract.ts';
import type { AccountTextKey, Catalogue } from './translator.ts';

type Loaders = Record<InterfaceLanguage, () => Promise<{ default: unknown }>>;

/** Compiled by scripts/vite/texts.ts on the way in: what TypeScript sees as texts are tokens. */
const interfaces: Loaders = {
  en: () => import('../../i18n/en/interface.json'),
  nl: () => import('../../i18n/nl/interface.json'),
};
const accounts: Loaders = {
  en: () => import('../../i18n/en/account.json'),
  nl: () => import('../../i18n/nl/account.json'),
};

/** Loads one language's texts: a chunk of their own, so that a reader downloads one language. */
export const loadCatalogue = loading<Catalogue>(interfaces);

/** Loads what only the parts around an account say, and the dialogs of keys and of sharing; they come late, and most readers never need them. */
export const loadAccountCatalogue = loading<Catalogue<AccountTextKey>>(accounts);

function loading<Texts>(loaders: Loaders): (language: InterfaceLanguage) => Promise<Texts> {
  const loaded = new Map<InterfaceLanguage, Texts>();
  return async (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const catalogue = (await loaders[language]()).default as Texts;
    loaded.set(language, catalogue);
    return catalogue;
  };
}
