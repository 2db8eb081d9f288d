import type { InterfaceLanguage } from '../contract/contract.ts';
import type { Catalogue } from './translator.ts';

/** Compiled by scripts/vite/texts.ts on the way in: what TypeScript sees as texts are tokens. */
const loaders: Record<InterfaceLanguage, () => Promise<{ default: unknown }>> = {
  en: () => import('../../i18n/en/interface.json'),
  nl: () => import('../../i18n/nl/interface.json'),
};

const loaded = new Map<InterfaceLanguage, Catalogue>();

/** Loads one language's texts: a chunk of their own, so that a reader downloads one language. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const catalogue = (await loaders[language]()).default as Catalogue;
  loaded.set(language, catalogue);
  return catalogue;
}
