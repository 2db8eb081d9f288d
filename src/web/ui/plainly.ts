import type { MouseEvent } from 'react';

/**
 * For a link that does something here: a plain press does it; one that asks for another tab or window is the browser's, as with
 * any link.
 */
export function plainly<Element>(run: (event: MouseEvent<Element>) => void) {
  return (event: MouseEvent<Element>): void => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    run(event);
  };
}
