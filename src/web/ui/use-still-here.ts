import { useCallback, useEffect, useRef } from 'react';

/** @returns whether the part that calls this is on the page still: for answers that may come when it has gone */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
