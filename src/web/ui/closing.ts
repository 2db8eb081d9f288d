import { type RefObject, useEffect, useRef } from 'react';

/**
 * A menu closes on Escape, with the focus back on its control, and when somebody presses or goes anywhere else.
 * @returns for the element that holds both, the control as its first button
 */
export function useClosing<Whole extends HTMLElement>(
  open: boolean,
  close: () => void,
): RefObject<Whole | null> {
  const whole = useRef<Whole>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below, a story for one, stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
      whole.current?.querySelector('button')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, close]);
  return whole;
}
