import { useTexts } from '../language/language.tsx';
import { useDeviceStore } from '../reader/reader.tsx';
import type { Unread } from './unread.ts';

/** Shows the stories that are hidden because they were read, or hides those that were. Nothing where there are none. */
export function ReadNotice({ hidden, opened }: Pick<Unread, 'hidden' | 'opened'>) {
  const t = useTexts();
  const device = useDeviceStore();
  if (hidden + opened === 0) return null;
  return (
    <div className="readnotice">
      <span className="sr" role="status">
        {hidden > 0 && t('read.hidden', { count: hidden })}
      </span>
      <button
        className="needs-script"
        type="button"
        onClick={() => device.change(() => ({ hideOpened: hidden === 0 }))}
      >
        {hidden > 0 ? t('read.show', { count: hidden }) : t('read.hide', { count: opened })}
      </button>
    </div>
  );
}
