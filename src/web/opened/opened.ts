/** Which stories the reader has opened, as the device knows it: told to the account, and to nobody else. */
import { useEffect } from 'react';
import { withOpened } from '../reader/device.ts';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';

/** Whether this story was opened: only the cards it is true of are drawn anew when the page starts. */
export function useIsOpened(id: string): boolean {
  return useDevice((device) => device.opened.includes(id));
}

/** Remembers a story as soon as it is there to read: one that did not come is still unread. */
export function useRememberOpened(id: string, isThere: boolean): void {
  const device = useDeviceStore();
  useEffect(() => {
    if (isThere) device.change(({ opened }) => ({ opened: withOpened(opened, id) }));
  }, [device, id, isThere]);
}
