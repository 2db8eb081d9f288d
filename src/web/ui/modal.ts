import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

// On the server there is no layout to wait for, and React says so.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opens a <dialog> as the browser's own modal for as long as it is mounted: focus stays in, Escape cancels, the page
 * behind is inert, and focus returns to where it was.
 * @returns refs of the dialog and of the element that takes the focus first
 */
export function useModal(): {
  dialog: RefObject<HTMLDialogElement | null>;
  first: RefObject<HTMLDivElement | null>;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // Open but not modal, as rendered by the server; an open dialog refuses to become modal.
    element.removeAttribute('open');
    element.showModal();
    first.current?.focus();
    return () => element.close();
  }, []);
  return { dialog, first };
}
