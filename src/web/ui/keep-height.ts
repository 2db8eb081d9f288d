/** For a field that filters what stands in a dialog: at its first letter the dialog keeps the height it has, and nothing jumps. */
export function keepHeight({ currentTarget }: { currentTarget: HTMLElement }): void {
  const box = currentTarget.closest<HTMLElement>('.dialog');
  if (box && !box.style.minHeight) box.style.minHeight = `min(${box.getBoundingClientRect().height}px, 100%)`;
}
