import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { BootData } from '../../contract/contract.ts';
import { keepServerTold } from './cookie.ts';
import { type Device, type DeviceFields, type DeviceStore, deviceIn, NEW_DEVICE } from './device.ts';
import { type FailedPictures, failedPicturesIn } from './failed-pictures.ts';
import { type Kept, kept } from './kept.ts';

interface Reader {
  device: DeviceStore;
  failedPictures: FailedPictures;
  placeSought: Kept<number>;
  /** What the page was rendered with: what the browser starts from, so that both draw the same. */
  rendered: Device;
}

const ReaderContext = createContext<Reader | null>(null);

interface Props {
  rendered: Pick<DeviceFields, 'weights' | 'reads'> & Pick<BootData, 'leftOut'>;
  /** Whether it was rendered as an account has it. */
  signedIn: boolean;
  /** Where the device keeps things; null = it may not be used. */
  storage: Storage | null;
  children: ReactNode;
}

/** What is known of the reader on this device: one store for each start of the app. */
export function ReaderProvider({ rendered: { leftOut, ...rendered }, signedIn, storage, children }: Props) {
  const [reader] = useState((): Reader => {
    const device = deviceIn(storage, Date.now);
    if (signedIn) takeUp(rendered, device);
    return {
      device,
      failedPictures: failedPicturesIn(storage, Date.now),
      placeSought: placeSoughtIn(storage),
      rendered: {
        ...NEW_DEVICE,
        ...rendered,
        ...(leftOut && {
          hideOpened: true,
          opened: leftOut.ids,
          changedAt: { hideOpened: Date.parse(leftOut.since) },
        }),
      },
    };
  });
  useEffect(() => keepServerTold(reader.device), [reader]);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

/** What the account knows and this device never said, the page came with: it counts here too, as older than any word of the reader. */
function takeUp(rendered: Pick<DeviceFields, 'weights' | 'reads'>, device: DeviceStore): void {
  const { changedAt } = device.get();
  const unsaid = Object.entries(rendered).filter(([name, value]) => value && !(name in changedAt));
  if (unsaid[0]) device.change(() => Object.fromEntries(unsaid), { weights: 0, reads: 0 });
}

function placeSoughtIn(storage: Storage | null): Kept<number> {
  return kept({
    key: 'helder.placeSought',
    storage,
    decode: (stored) => (typeof stored === 'number' ? stored : 0),
    encode: (at) => at,
  });
}

/** @throws outside a ReaderProvider */
function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('What a device keeps must be used within a ReaderProvider');
  return reader;
}

/** One thing the device knows. @param select the same for the same device: a field, or a plain value made from one */
export function useDevice<Value>(select: (device: Device) => Value): Value {
  const { device, rendered } = useReader();
  return useSyncExternalStore(
    device.subscribe,
    () => select(device.get()),
    () => select(rendered),
  );
}

/**
 * Calls back when the reader has said something else of a field: here, in another tab, or to their account.
 * @param follow the same function from drawing to drawing
 */
export function useSaid(field: keyof DeviceFields, follow: (device: Device) => unknown): void {
  const { device } = useReader();
  useEffect(() => {
    const saidAt = () => device.get().changedAt[field];
    let before = saidAt();
    return device.subscribe(() => {
      const last = before;
      before = saidAt();
      if (before !== last) follow(device.get());
    });
  }, [device, field, follow]);
}

/** What the page was rendered with. */
export function useRendered(): Device {
  return useReader().rendered;
}

/** For asking and changing outside of rendering. */
export function useDeviceStore(): DeviceStore {
  return useReader().device;
}

export function useFailedPictures(): FailedPictures {
  return useReader().failedPictures;
}

/** When this device last looked for a place by itself, in milliseconds since 1970; 0 = never. */
export function usePlaceSought(): Kept<number> {
  return useReader().placeSought;
}
