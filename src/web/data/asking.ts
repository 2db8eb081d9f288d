import { useMemo } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useLocation } from '../location/location.tsx';
import { useDevice } from '../reader/reader.tsx';
import type { Asking } from './feed.ts';

/** For whom stories are asked for: what the reader has chosen, or what was found out. */
export function useAsking(): Asking {
  const { language } = useLanguage();
  const { place } = useLocation();
  const weights = useDevice((device) => device.weights);
  return useMemo(() => ({ language, place, weights }), [language, place, weights]);
}
