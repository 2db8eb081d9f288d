import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

interface Modal {
  /** For the <dialog>. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
  /** For the element that takes the focus first. */
  first: RefObject<HTMLDivElement | null>;
  /** For the controls in it that close it. */
  onPress: (event: MouseEvent) => void;
}

/**
 * Opens a <dialog> as the browser's own modal for as long as it is mounted: focus stays in, Escape and a press beside it
 * close it, the page behind is inert, and focus returns to where it was.
 */
export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Open but not modal, as rendered by the server; an open dialog refuses to become modal.
    element.removeAttribute('open');
    element.showModal();
    first.current?.focus();
    // A control that goes, with its step or its row, leaves its focus to the dialog, and not to the page behind.
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
    });
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      element.close();
      document.addEventListener('click', absorbSecond, { capture: true, once: true });
    };
  }, []);
  const onMouseDown = ({ target }: MouseEvent) => {
    pressed.current = target;
  };
  const onPress = (event: MouseEvent) => {
    // That of a double press which opened the dialog answers nothing in it.
    if (!isSecond(event)) close();
  };
  const onClick = (event: MouseEvent) => {
    // Text that is selected beyond the edge ends in a click on what lies around.
    if (event.target === ref.current && pressed.current === ref.current) onPress(event);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.cancelable) close();
  };
  // A browser that was refused closes it the next time by itself: it is shown again, and goes or stays as ever.
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!ref.current || currentTarget.open) return;
    currentTarget.showModal();
    close();
  };
  // One that is held down is pressed once.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.repeat) event.preventDefault();
  };
  return { dialog: { ref, onCancel, onClose, onKeyDown, onMouseDown, onClick }, first, onPress };
}

const isSecond = ({ detail }: { detail: number }): boolean => detail > 1;

/** The second press of a double one that closed a dialog means nothing that lay under it. */
function absorbSecond(event: UIEvent): void {
  if (!isSecond(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
