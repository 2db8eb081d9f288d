import type { InterfaceLanguage } from '../../contract/contract.ts';
import { loadCatalogue } from '../language/catalogues.ts';
import { type Translate, translator } from '../language/texts.ts';

export async function textsIn(language: InterfaceLanguage): Promise<Translate> {
  return translator(language, await loadCatalogue(language));
}
