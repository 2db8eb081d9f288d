import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '../location/location.tsx';
import { rememberedPlace } from '../location/place-store.ts';
import { forgetChoice } from './choice.ts';
import { useLanguage } from './language.tsx';
import { languageAtStart } from './start.ts';

interface LanguageDetection {
  /** Clears the choice made by hand and goes by the reader's country. */
  detect: () => void;
  detecting: boolean;
  /** Nobody could tell the country. */
  failed: boolean;
  dismiss: () => void;
}

export function useLanguageDetection(): LanguageDetection {
  const { showLanguage } = useLanguage();
  const { findCountry } = useLocation();
  const [state, setState] = useState<'idle' | 'detecting' | 'failed'>('idle');
  const detect = useCallback(async () => {
    setState('detecting');
    forgetChoice();
    const country = await findCountry();
    if (country) {
      const { detectLanguage } = await import('../../geo/browser.ts');
      await showLanguage(detectLanguage(country));
    }
    setState(country ? 'idle' : 'failed');
  }, [findCountry, showLanguage]);
  return {
    detect: () => void detect().catch(() => setState('failed')),
    detecting: state === 'detecting',
    failed: state === 'failed',
    dismiss: () => setState('idle'),
  };
}

/** Once per visit, without asking anybody: see languageAtStart. */
export function useLanguageAtStart(): void {
  const { language, showLanguage } = useLanguage();
  const { place } = useLocation();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const country = (place ?? rememberedPlace(Date.now()))?.country ?? null;
    void languageAtStart({ rendered: language, search: location.search, country }).then((found) =>
      found ? showLanguage(found) : undefined,
    );
  }, [language, place, showLanguage]);
}
