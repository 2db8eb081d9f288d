import { useEffect, useRef, useState } from 'react';
import { hasCity } from '../location/located.ts';
import { useLocation } from '../location/location.tsx';
import { useDeviceStore } from '../reader/reader.tsx';
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
  const device = useDeviceStore();
  const { language, changeLanguage } = useLanguage();
  const { findCountry } = useLocation();
  const [state, setState] = useState<'idle' | 'detecting' | 'failed'>('idle');
  const detect = async () => {
    setState('detecting');
    // The reader says so: what they chose by hand counts no more, on the account neither.
    device.change(() => ({ language: { code: language, by: 'place' } }), { language: Date.now() });
    const country = await findCountry();
    if (country) {
      const { detectLanguage } = await import('../../geo/browser.ts');
      // Who has chosen meanwhile has decided.
      if (device.get().language?.by !== 'hand') await changeLanguage(detectLanguage(country), 'place');
    }
    setState(country ? 'idle' : 'failed');
  };
  return {
    detect: () => void detect().catch(() => setState('failed')),
    detecting: state === 'detecting',
    failed: state === 'failed',
    dismiss: () => setState('idle'),
  };
}

/** Once per visit, without asking anybody: see languageAtStart. */
export function useLanguageAtStart(): void {
  const device = useDeviceStore();
  const { language, changeLanguage, show } = useLanguage();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const { language: remembered, place } = device.get();
    const { search } = location;
    const country = hasCity(place) ? place.country : null;
    const start = { rendered: language, search, remembered, preferred: navigator.languages, country };
    const begin = async () => {
      const found = await languageAtStart(start);
      if (!found) return;
      if (remembered) await show(remembered);
      // Who has chosen meanwhile has decided.
      else if (!device.get().language) await changeLanguage(found, 'place');
    };
    // If its code does not come, the next visit looks again.
    begin().catch(() => {});
  }, [device, language, changeLanguage, show]);
}
