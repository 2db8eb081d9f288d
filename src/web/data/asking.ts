import { useMemo } from 'react';
import { useLanguage } from '../language/language.tsx';
import { useLocation } from '../location/location.tsx';
import { useDevice } from '../reader/reader.tsx';
import { useUser } from '../session/session.tsx';
import { type Asking, readIn } from './feed.ts';

/** For whom stories are asked for: what the reader has chosen, or what was found out. */
export function useAsking(): Asking {
  const { language } = useLanguage();
  const { place } = useLocation();
  const weights = useDevice((device) => device.weights);
  const reads = useDevice((device) => readIn(device.reads, language));
  const account = useUser()?.id ?? null;
  return useMemo(
    () => ({ language, place, weights, reads, account }),
    [language, place, weights, reads, account],
  );
}
