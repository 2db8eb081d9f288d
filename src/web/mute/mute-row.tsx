import { localDay } from '../format/day.ts';
import { shortDate } from '../format/time.ts';
import { useUser } from '../session/session.tsx';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { MuteList } from './lists.ts';
import { nameIn } from './names.ts';

interface MuteRowProps {
  list: MuteList;
  text: string;
  remove: () => void;
}

/** A mute, how long it lasts, and the way to end it. */
export function MuteRow({ list, text, remove }: MuteRowProps) {
  const t = useAccountTexts();
  const ends = useUser()?.muteEnds ?? {};
  const name = nameIn(list, text, t);
  return (
    <li>
      <div>
        <span className={list === 'mutedWords' ? 'word quoted' : 'word'}>{name}</span>
        <p>{lastsUntil(ends, text, t)}</p>
      </div>
      <button className="x" type="button" aria-label={t('muted.remove', { text: name })} onClick={remove}>
        <Icon name="x" />
      </button>
    </li>
  );
}

/** "until Nov 28, 2026", or "for good". */
export function lastsUntil(ends: Readonly<Record<string, string>>, text: string, t: AccountTexts): string {
  const end = Object.hasOwn(ends, text) ? Date.parse(ends[text] ?? '') : Number.NaN;
  return Number.isNaN(end) ? t('muted.good') : t('muted.until', { date: shortDate(localDay(end), t) });
}
