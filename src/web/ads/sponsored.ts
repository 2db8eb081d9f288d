import type { InterfaceLanguage, SponsoredItem } from '../../contract/contract.ts';

/** A sponsored item as one reader sees it. */
export type Sponsored = Omit<SponsoredItem, 'words'> & SponsoredItem['words'][InterfaceLanguage];

export function inLanguage({ words, ...item }: SponsoredItem, language: InterfaceLanguage): Sponsored {
  return { ...item, ...words[language] };
}
