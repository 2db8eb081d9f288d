import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { type Catalogue, loadCatalogue, type Translate, translator } from '../../texts/browser.ts';
import { whenStoriesAreIn } from '../data/feed-loaded.ts';
import type { DeviceLanguage } from '../reader/device.ts';
import { useDeviceStore, useSaid } from '../reader/reader.tsx';
import { dropLanguage } from '../router.tsx';
import { toast } from '../toasts/toast-store.ts';
import { missingText } from './missing-text.ts';

interface LanguageValue {
  language: InterfaceLanguage;
  t: Translate;
  /**
   * Loads the texts, then changes the page and has the stories follow. The device remembers it, and whether it was
   * chosen by hand or found by the reader's place.
   */
  changeLanguage: (language: InterfaceLanguage, by: DeviceLanguage['by']) => Promise<void>;
  /** The same, in what the device remembers: nothing is said anew. */
  show: (language: DeviceLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageValue | null>(null);

interface Props {
  language: InterfaceLanguage;
  catalogue: Catalogue;
  children: ReactNode;
}

export function LanguageProvider({ language, catalogue, children }: Props) {
  const client = useQueryClient();
  const device = useDeviceStore();
  const [current, setCurrent] = useState({ language, catalogue });
  const stopWaiting = useRef(() => {});
  const wanted = useRef(language);
  const t = useMemo(() => translator(current.language, current.catalogue), [current]);
  const show = useCallback(
    async ({ code, by }: DeviceLanguage) => {
      wanted.current = code;
      dropLanguage();
      const texts = await loadCatalogue(code).catch(reportFailure);
      if (!texts && by === 'hand') toast(t(missingText()), 'failed');
      // While they were on their way the reader may have chosen again.
      if (!texts || wanted.current !== code) return;
      document.documentElement.lang = code;
      setCurrent({ language: code, catalogue: texts });
      announce('languageChanged', code);
      stopWaiting.current();
      stopWaiting.current = whenStoriesAreIn(code, client, () => announce('storyTranslationsLoaded', code));
    },
    [client, t],
  );
  useSaid(
    'language',
    useCallback(
      ({ language: said }) => said?.by === 'hand' && said.code !== wanted.current && void show(said),
      [show],
    ),
  );
  const changeLanguage = useCallback(
    (code: InterfaceLanguage, by: DeviceLanguage['by']) => {
      wanted.current = code;
      device.change(() => ({ language: { code, by } }));
      return show({ code, by });
    },
    [device, show],
  );
  const value = useMemo(
    () => ({ language: current.language, t, changeLanguage, show }),
    [current, t, changeLanguage, show],
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
