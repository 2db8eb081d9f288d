/** Which stories the reader has opened, on the device only. */
import { useEffect } from 'react';
import type { OverlayScreen } from '../../contract/address.ts';
import { withOpened } from '../reader/device.ts';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';

/** Whether this story was opened: only the cards it is true of are drawn anew when the page starts. */
export function useIsOpened(id: string): boolean {
  return useDevice((device) => device.opened.includes(id));
}

/** Remembers the story that is open. */
export function useRememberOpened(overlay: OverlayScreen | null): void {
  const device = useDeviceStore();
  const id = overlay?.kind === 'story' ? overlay.id : null;
  useEffect(() => {
    if (id !== null) device.change(({ opened }) => ({ opened: withOpened(opened, id) }));
  }, [device, id]);
}
