import './menu.css';
import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  /** What stands on the control. */
  summary: ReactNode;
  /** When the words on the control do not say what it opens. */
  label?: string;
  className?: string;
  /** Links. */
  children: ReactNode;
}

/** A list of links behind a control. It opens without JavaScript; with it, it also closes by itself. */
export function Menu({ summary, label, className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent) => {
      const inside = event.target instanceof Element && element.contains(event.target);
      if (inside && !event.target.closest('a')) return;
      element.open = false;
      // A link that is hidden would lose the focus to the page.
      if (inside) element.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) element.open = false;
    };
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details className={`menu ${className ?? ''}`.trim()} ref={details}>
      <summary aria-label={label}>{summary}</summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
