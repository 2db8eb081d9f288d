import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { whenStoriesAreIn } from '../data/feed-loaded.ts';
import { loadCatalogue } from './catalogues.ts';
import { rememberChoice, tellServer } from './choice.ts';
import { type Catalogue, type Translate, translator } from './texts.ts';

interface LanguageValue {
  language: InterfaceLanguage;
  t: Translate;
  /** A choice made by hand: remembered on this device, then shown. */
  chooseLanguage: (language: InterfaceLanguage) => Promise<void>;
  /** Loads the texts, then changes the page and has the stories follow. */
  showLanguage: (language: InterfaceLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageValue | null>(null);

interface Props {
  language: InterfaceLanguage;
  catalogue: Catalogue;
  children: ReactNode;
}

export function LanguageProvider({ language, catalogue, children }: Props) {
  const client = useQueryClient();
  const [current, setCurrent] = useState({ language, catalogue });
  const stopWaiting = useRef(() => {});
  const showLanguage = useCallback(
    async (next: InterfaceLanguage) => {
      const texts = await loadCatalogue(next).catch(reportFailure);
      if (!texts) return;
      tellServer(next);
      document.documentElement.lang = next;
      setCurrent({ language: next, catalogue: texts });
      announce('languageChanged', next);
      stopWaiting.current();
      stopWaiting.current = whenStoriesAreIn(next, client, () => announce('storyTranslationsLoaded', next));
    },
    [client],
  );
  const chooseLanguage = useCallback(
    (next: InterfaceLanguage) => {
      rememberChoice(next);
      return showLanguage(next);
    },
    [showLanguage],
  );
  const value = useMemo(
    () => ({
      language: current.language,
      t: translator(current.language, current.catalogue),
      chooseLanguage,
      showLanguage,
    }),
    [current, chooseLanguage, showLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** A language whose texts do not come is not shown: the page stays as it is. */
function reportFailure(error: unknown): null {
  console.error('Failed to load the texts', error);
  return null;
}
function announce(name: 'languageChanged' | 'storyTranslationsLoaded', language: InterfaceLanguage): void {
  window.dispatchEvent(new CustomEvent(name, { detail: language }));
}

/** @throws outside a LanguageProvider */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}

/** Shorthand for components that only read texts. */
export function useTexts(): Translate {
  return useLanguage().t;
}
