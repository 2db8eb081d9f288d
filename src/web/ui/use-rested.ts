import { useEffect, useRef } from 'react';

/**
 * For a control that passes many values on its way.
 * @param run called with the one it rests on, and at the latest when its part or the page is left
 * @param rest milliseconds without another value
 * @returns takes each value
 */
export function useRested<Value>(run: (value: Value) => void, rest: number): (value: Value) => void {
  const due = useRef<(() => void) | null>(null);
  useEffect(() => {
    const flush = () => due.current?.();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (value) => {
    const flush = () => {
      clearTimeout(timer.current);
      due.current = null;
      run(value);
    };
    clearTimeout(timer.current);
    due.current = flush;
    timer.current = setTimeout(flush, rest);
  };
}
