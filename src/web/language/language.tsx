import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { loadCatalogue } from './catalogues.ts';
import { rememberLanguage } from './choice.ts';
import { type Catalogue, type Translate, translator } from './texts.ts';

interface LanguageValue {
  language: InterfaceLanguage;
  t: Translate;
  /** Remembers the choice on this device, loads the texts, then changes the page. */
  setLanguage: (language: InterfaceLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageValue | null>(null);

interface Props {
  language: InterfaceLanguage;
  catalogue: Catalogue;
  children: ReactNode;
}

export function LanguageProvider({ language, catalogue, children }: Props) {
  const [current, setCurrent] = useState({ language, catalogue });
  const setLanguage = useCallback(async (next: InterfaceLanguage) => {
    const texts = await loadCatalogue(next);
    rememberLanguage(next);
    document.documentElement.lang = next;
    setCurrent({ language: next, catalogue: texts });
    window.dispatchEvent(new CustomEvent('languageChanged', { detail: next }));
  }, []);
  const value = useMemo(
    () => ({ language: current.language, t: translator(current.language, current.catalogue), setLanguage }),
    [current, setLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** @throws outside a LanguageProvider (ERR-91) */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}

/** Shorthand for components that only read texts. */
export function useTexts(): Translate {
  return useLanguage().t;
}
