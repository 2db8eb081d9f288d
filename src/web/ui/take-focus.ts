/** A `ref` for what comes in the place of the control that was pressed: the focus goes on there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
