/** What a reader's mutes and filters hide of any list, story by story. */
import { LRUCache } from 'lru-cache';
import type { FilterRule, HidingRule, Reader, Story } from '../contract/contract.ts';
import { type MuteFilter, muteFilter } from './mutes.ts';
import { shortKey } from './short-key.ts';

export interface Hiding {
  /** The same for the same mutes and thresholds: what depends on them is remembered by it. */
  readonly key: string;
  /** The rule that hides a story, or null: a mute before a filter. */
  hides(story: Story): HidingRule | null;
  /** The story without the reports of muted publishers, and without their words. */
  tell(story: Story): Story;
}

type Rules = Pick<Reader, 'mutes' | 'filters' | 'reads'>;

/** Readers whose mutes are kept ready, and texts in all of those: the full lists of ten accounts. 25 MB at most. */
const MAX_READERS = 1_000;
const MAX_TEXTS = 30_000;

/** To make full lists ready takes longer than most pages they are made ready for. */
const ready = new LRUCache<string, { filter: MuteFilter | null }>({ max: MAX_READERS, maxSize: MAX_TEXTS });

const CLICKBAIT: FilterRule = { kind: 'clickbait', text: '' };
const NEUTRALITY: FilterRule = { kind: 'neutrality', text: '' };

/** Null for a reader who hides nothing, so that most readers cost nothing. */
export function hidingOf({ mutes, filters, reads }: Rules): Hiding | null {
  const muted = filterOf(mutes, reads);
  const { clickbait = null, neutrality = null } = filters ?? {};
  if (!muted && clickbait === null && neutrality === null) return null;
  return {
    key: JSON.stringify([muted?.key ?? '', clickbait, neutrality]),
    hides(story) {
      const rule = muted?.hides(story);
      if (rule) return rule;
      const { cleanliness, political_neutrality } = story.analytics;
      if (clickbait !== null && cleanliness < clickbait) return CLICKBAIT;
      if (neutrality !== null && political_neutrality < neutrality) return NEUTRALITY;
      return null;
    },
    tell: (story) => muted?.tell(story) ?? story,
  };
}

function filterOf(mutes: Rules['mutes'], reads: Rules['reads']): MuteFilter | null {
  const { words, topics, sources } = mutes;
  const texts = words.length + topics.length + sources.length;
  if (texts === 0) return null;
  const key = shortKey([words, topics, sources, reads]);
  const known = ready.get(key);
  if (known) return known.filter;
  const filter = muteFilter(mutes, reads);
  ready.set(key, { filter }, { size: 1 + texts });
  return filter;
}

/** The story as this reader gets it. */
export const toldTo = (reader: Rules, story: Story): Story => hidingOf(reader)?.tell(story) ?? story;
