/** What a reader's mutes and filters hide of any list, story by story. */
import type { FilterRule, HidingRule, Reader, Story } from '../contract/contract.ts';
import { muteFilter } from './mutes.ts';

export interface Hiding {
  /** The same for the same mutes and thresholds: what depends on them is remembered by it. */
  readonly key: string;
  /** The rule that hides a story, or null: a mute before a filter. */
  hides(story: Story): HidingRule | null;
  /** The story without the reports of muted publishers, and without their words. */
  tell(story: Story): Story;
}

type Rules = Pick<Reader, 'mutes' | 'filters' | 'reads'>;

const CLICKBAIT: FilterRule = { kind: 'clickbait', text: '' };
const NEUTRALITY: FilterRule = { kind: 'neutrality', text: '' };

/** Null for a reader who hides nothing, so that most readers cost nothing. */
export function hidingOf({ mutes, filters, reads }: Rules): Hiding | null {
  const muted = muteFilter(mutes, reads);
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

/** The story as this reader gets it. */
export const toldTo = (reader: Rules, story: Story): Story => hidingOf(reader)?.tell(story) ?? story;
