/** Where panels are on the page. Their code comes late (opened-panel.tsx); who opens one needs open-panel.ts only. */
import { Fragment, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBack, useBackCloses } from './back.ts';
import { type Open, type Panel, PanelsContext, useOpenPanel } from './open-panel.ts';
import { lazyPart } from './ui/lazy.tsx';
import { useMissing } from './ui/missing.ts';

const loadPanels = () => import('./opened-panel.tsx');
const { Part: OpenedPanel } = lazyPart(loadPanels, 'OpenedPanel');

/** Fetches a panel's code when the reader comes near its control. */
export function preloadPanel(kind: Panel['kind']): void {
  // If it does not come, opening the panel says so.
  loadPanels()
    .then(({ preloadPart }) => preloadPart(kind))
    .catch(() => {});
}

/** For a control that opens a panel: its code comes when the reader comes near, and the focus comes back to the control. */
export function useOpener(panel: Panel) {
  const open = useOpenPanel();
  const preload = () => preloadPanel(panel.kind);
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(panel, currentTarget),
  };
}

/**
 * Panels live here and not in the card that opened them: sliders may move that card to another part of the page, and it
 * must not take its panel along.
 */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<readonly Opened[]>([]);
  const open = useCallback<Open>((panel, opener) => {
    // In Safari a press focuses no control, and a dialog returns the focus to what had it.
    opener?.focus({ preventScroll: true });
    setStack((before) =>
      opener
        ? [...before, { panel, openerId: opener.id }]
        : [...before.slice(0, -1), { panel, openerId: before.at(-1)?.openerId ?? '' }],
    );
  }, []);
  const close = useCallback(() => setStack((before) => before.slice(0, -1)), []);
  useBack();
  const onMissing = useMissing(close);
  return (
    <PanelsContext value={open}>
      {children}
      {stack.map(({ panel, openerId }, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place in the stack
        <Fragment key={depth}>
          <OpenedPanel panel={panel} open={open} close={close} onMissing={onMissing} />
          <Leaving close={close} openerId={openerId} />
        </Fragment>
      ))}
    </PanelsContext>
  );
}

interface Opened {
  panel: Panel;
  openerId: string;
}

/** Back closes a panel. The browser returns the focus by itself, unless the control was drawn anew meanwhile. */
function Leaving({ close, openerId }: { close: () => void; openerId: string }) {
  useBackCloses(true, close);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(openerId)?.focus();
    },
    [openerId],
  );
  return null;
}
