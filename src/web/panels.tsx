/** Where panels are on the page. Their code comes late (opened-panel.tsx); who opens one needs open-panel.ts only. */
import {
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { Awaited } from './awaited.tsx';
import { useBack } from './back.ts';
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
    setStack((before) => {
      const top = before.at(-1);
      const openerId = opener?.id ?? '';
      // Pressed once more, before its code has come.
      if (top?.panel.kind === panel.kind && top.openerId === openerId) return before;
      return [...before, { panel, openerId, key: (top?.key ?? 0) + 1 }];
    });
  }, []);
  useBack();
  return (
    <PanelsContext value={open}>
      {children}
      {stack.map((opened) => (
        <Place key={opened.key} opened={opened} setStack={setStack} />
      ))}
    </PanelsContext>
  );
}

interface Opened {
  panel: Panel;
  openerId: string;
  /** Of its place in the stack, which one that takes the place of another keeps. */
  key: number;
}

interface PlaceProps {
  opened: Opened;
  setStack: Dispatch<SetStateAction<readonly Opened[]>>;
}

/** Where one panel is. The browser returns the focus by itself, unless the control was drawn anew meanwhile. */
function Place({ opened, setStack }: PlaceProps) {
  const { panel, openerId } = opened;
  // A panel that finishes late changes nothing about what was opened after it.
  const leave = useCallback(
    (next?: Panel) =>
      setStack((before) =>
        before.flatMap((each) => (each !== opened ? each : next ? { ...opened, panel: next } : [])),
      ),
    [opened, setStack],
  );
  useEffect(
    () => () => {
      if (document.activeElement !== document.body || openerId === '') return;
      const opener = document.getElementById(openerId);
      if (opener) opener.focus();
      // It went with what it told of.
      else document.getElementById('stories')?.focus({ preventScroll: true });
    },
    [openerId],
  );
  return (
    <OpenedPanel
      panel={panel}
      leave={leave}
      onMissing={useMissing(leave)}
      fallback={<Awaited close={leave} />}
    />
  );
}
