import { useTexts } from '../language/language.tsx';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';
import type { Unread } from './unread.ts';

/** How many stories are hidden because they were read, and the way to change it. Nothing before anything was read. */
export function ReadNotice({ hidden, opened }: Pick<Unread, 'hidden' | 'opened'>) {
  const t = useTexts();
  const device = useDeviceStore();
  const hide = useDevice(({ hideOpened }) => hideOpened);
  if (hide ? hidden === null : opened === 0) return null;
  return (
    <div className="readnotice">
      <span role="status">{hide && t('read.hidden', { count: hidden ?? 0 })}</span>
      <button type="button" onClick={() => device.change(({ hideOpened }) => ({ hideOpened: !hideOpened }))}>
        {hide ? t('read.show') : t('read.hide', { count: opened })}
      </button>
    </div>
  );
}
