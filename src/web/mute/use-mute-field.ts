import { useState } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useNow } from '../clock.tsx';
import { useSession } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { lasting } from './keep.ts';
import { type MuteList, type MuteSpan, muteText, type Room, roomIn } from './lists.ts';
import { muteFrom } from './names.ts';
import { useMuting } from './use-muting.ts';

/** A list of mutes, and the field that adds to it. */
export interface MuteField {
  list: MuteList;
  /** What the list holds. */
  texts: readonly string[];
  premium: boolean;
  room: Room;
  /** Takes nothing. */
  closed: boolean;
  written: string;
  write: (written: string) => void;
  /** What would be muted. */
  text: string;
  span: MuteSpan;
  choose: (span: MuteSpan) => void;
  /** Mutes what stands in the field, and empties it, until that has failed. @returns false = it could not be muted */
  add: () => Promise<boolean>;
}

/** What is typed lasts as long as whoever calls this: longer than the tab it is typed in. */
export function useMuteField(list: MuteList, user: SessionUser): MuteField {
  const t = useAccountTexts();
  const session = useSession();
  const now = useNow();
  const { mute } = useMuting();
  const [written, write] = useState('');
  const [span, choose] = useState<MuteSpan>('good');
  const premium = isPremium(user.subscription);
  const texts = lasting(user, list, now);
  const roomOf = (reader: SessionUser) =>
    roomIn(list, lasting(reader, list, now).length, isPremium(reader.subscription));
  const room = roomOf(user);
  const closed = isClosed(list, room);
  const text = muteText(list, list === 'mutedTopics' ? muteFrom(written, t) : written);
  const add = async () => {
    // Pressed twice, it is one mute.
    write('');
    const isMuted = await mute(list, text, span);
    // Out of a closed field nobody could take it again, and a refusal may have closed it.
    const reader = session.get();
    if (!isMuted && reader && !isClosed(list, roomOf(reader))) write((since) => since || written);
    return isMuted;
  };
  return { list, texts, premium, room, closed, written, write, text, span, choose, add };
}

/** The field of topics stays open, so that who wants more is told why there is none. */
function isClosed(list: MuteList, room: Room): boolean {
  return list === 'mutedWords' && room === 'full';
}
