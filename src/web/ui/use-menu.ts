import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../back.ts';
import { useMissing } from './missing.ts';

/** Where a menu rises from the bottom over all of the page (menu-sheet.css), Back closes it as it closes a panel. */
const AS_SHEET = '(max-width: 47.99rem)';

interface OpenMenu {
  open: boolean;
  /** What its control does. */
  toggle: () => void;
  /** Closes it, with the focus back on its control. */
  close: () => void;
  /** What to do when its code does not come. */
  onMissing: () => void;
  /**
   * For the element that holds both, the control as its first button. It needs tabIndex -1: in Safari a press on an entry
   * focuses not the entry but what can take focus around it, and beyond this element that would be elsewhere.
   */
  whole: RefObject<HTMLDivElement | null>;
}

/** A menu that comes late. It closes on Escape too, and when somebody presses or goes anywhere else. */
export function useMenu(): OpenMenu {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  }, []);
  useBackCloses(open && matchMedia(AS_SHEET).matches, close);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below, a story for one, stays open.
      event.preventDefault();
      close();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
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
  return { open, toggle: () => setOpen(!open), close, onMissing: useMissing(close), whole };
}
