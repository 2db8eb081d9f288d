/** A reader's two lists of mutes, as they are added to and taken from: the rules, without the server. */
import type { Ledger } from '../../contract/contract.ts';
import { FREE_LIMITS, WARN_FROM } from '../../contract/limits.ts';
import { mutedWord } from '../../contract/muted-word.ts';
import { MS_PER_DAY } from '../../contract/time.ts';
import type { MutedLists } from '../../contract/user.ts';

/** Words and phrases; or topics and publishers, which share a list. */
export type MuteList = keyof MutedLists;

/** The list a rule stands in; null = it is a filter. */
export function listOf({ kind }: Ledger['rules'][number]['rule']): MuteList | null {
  if (kind === 'word') return 'mutedWords';
  return kind === 'topic' || kind === 'source' ? 'mutedTopics' : null;
}

/** Longer than this, in characters, no mute is kept. */
export const LONGEST_MUTE = 100;

/** What is kept of what somebody writes: of names the spelling too. */
export function muteText(list: MuteList, written: string): string {
  return list === 'mutedWords' ? mutedWord(written) : written.trim();
}

/** Whether a text is in the list already, however it is spelt. */
export function isMuted(texts: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase();
  return texts.some((each) => each.toLowerCase() === wanted);
}

interface Attempt {
  list: MuteList;
  /** What the list holds. */
  texts: readonly string[];
  written: string;
  premium: boolean;
}

/** added: the list as it is then. same: nothing written, or nothing new. full: no room without Premium. */
export type Added = { outcome: 'added'; text: string; texts: string[] } | { outcome: 'same' | 'full' };

/** What adding to a list would do. */
export function addMute({ list, texts, written, premium }: Attempt): Added {
  const text = muteText(list, written);
  if (text === '' || isMuted(texts, text)) return { outcome: 'same' };
  if (!premium && texts.length >= FREE_LIMITS[list]) return { outcome: 'full' };
  return { outcome: 'added', text, texts: [...texts, text] };
}

/** How near a list is to what a reader without Premium may keep. */
export type Room = 'free' | 'near' | 'full';

/** Premium has no limit; a list that is fuller than allowed, from the time before, is full. */
export function roomIn(list: MuteList, count: number, premium: boolean): Room {
  if (premium) return 'free';
  if (count >= FREE_LIMITS[list]) return 'full';
  return count >= WARN_FROM[list] ? 'near' : 'free';
}

export const MUTE_SPANS = ['day', 'week', 'good'] as const;
export type MuteSpan = (typeof MUTE_SPANS)[number];

const SPAN_MS = { day: MS_PER_DAY, week: 7 * MS_PER_DAY } satisfies Record<Exclude<MuteSpan, 'good'>, number>;

/** @param now ms @returns when a mute of this length ends, ISO; null = never */
export function endOf(span: MuteSpan, now: number): string | null {
  return span === 'good' ? null : new Date(now + SPAN_MS[span]).toISOString();
}
