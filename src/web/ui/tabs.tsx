import './tabs.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabsProps<Key extends string> {
  /** Name of the row for those who do not see it. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  select: (key: Key) => void;
  /** Begins the ids of tabs and panels. */
  id: string;
}

/** A row of tabs, of which the keyboard meets one: arrows, Home and End lead to the others. */
export function Tabs<Key extends string>({ label, tabs, selected, select, id }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    // With one of these held it is a key of the browser's: Back, for one.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ key }) => key === selected);
    const next = neighbour(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    select(tab.key);
    row.current
      ?.querySelectorAll<HTMLElement>('[role="tab"]')
      .item(next ?? 0)
      .focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={onKey}>
      {tabs.map(({ key, label: name }) => (
        <button
          key={key}
          id={`${id}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? `${id}-panel` : undefined}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => select(key)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  selected: string;
  className?: string;
  children: ReactNode;
}

/** Another tab begins at its top, wherever the last one was left. */
const beginAtTop = (panel: HTMLElement | null): void => {
  const scroller = panel?.closest('.scroller');
  if (scroller) scroller.scrollTop = 0;
};

/** What the selected tab shows. */
export function TabPanel({ id, selected, className, children }: TabPanelProps) {
  return (
    <div
      className={className}
      key={selected}
      ref={beginAtTop}
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${selected}`}
    >
      {children}
    </div>
  );
}

/** Where a key leads from one of several tabs; round the ends. */
function neighbour(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
