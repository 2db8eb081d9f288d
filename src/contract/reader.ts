/** Who reads: everything that may change what a reader is shown, with or without an account. */

import type { Theme } from './choices.ts';
import type { InterfaceLanguage } from './locale.ts';
import type { FilterRule, Filters, MuteKind } from './muting.ts';
import type { ReaderPosition, ReaderWeights } from './ranking.ts';

/** What a reader does not want to meet. Words and phrases, topics (categories and tags), names of publishers. */
export interface Mutes {
  readonly words: readonly string[];
  readonly topics: readonly string[];
  readonly sources: readonly string[];
}

/** One of a reader's mutes, as they wrote it. */
export interface MuteRule {
  readonly kind: MuteKind;
  readonly text: string;
}

/** Whatever of a reader's may hide a story. */
export type HidingRule = MuteRule | FilterRule;

export interface Account {
  readonly plan: 'free' | 'premium';
}

/** Where a reader is, as far as that is known. */
export interface ReaderLocation {
  /** Null when only names are known. */
  readonly position: ReaderPosition | null;
  /** English names; "" = not known. */
  readonly city: string;
  readonly country: string;
}

export interface Reader {
  /** Language of the interface. */
  readonly language: InterfaceLanguage;
  /** Languages the reader reads, ISO 639-1; empty = every language. */
  readonly reads: readonly string[];
  readonly place: ReaderLocation | null;
  /** IANA name of the time zone the reader's days are in; null = not known. */
  readonly timeZone: string | null;
  /** Topics; empty = not personalised. */
  readonly interests: readonly string[];
  readonly mutes: Mutes;
  /** The reader's own sliders; null = the formula as it is. */
  readonly weights: ReaderWeights | null;
  readonly theme: Theme;
  /** Content filters; null = none. */
  readonly filters: Filters | null;
  /** Null for a reader who has not signed in. */
  readonly account: Account | null;
}
