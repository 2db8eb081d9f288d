import { useCallback, useEffect, useRef } from 'react';

/** @returns whether the part that calls this is on the page still: for answers that may come when it has gone */
export function useStillHere(): () => boolean {
  // From the first drawing on: what is pressed may come before the effect.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
