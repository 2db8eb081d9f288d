/** What each factor says in words: pure. */
import type { Factors, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { usableName } from '../../geo/browser.ts';
import type { Translate } from '../../texts/browser.ts';
import { kilometres, SAME_PLACE_KM } from '../format/distance.ts';
import { timeAgo } from '../format/time.ts';

/** The four factors whose product is the score, in that order. */
export const FACTORS = ['relevance', 'freshness', 'quality', 'trending'] as const satisfies (keyof Factors)[];
export type FactorName = (typeof FACTORS)[number];

const SMALL = 0.01;
/** What `why.distance.near` says. */
const FREE_KM = 3_000;

/** A half is rounded up, also where the machine holds a little less than the half. */
const DUST = 1e-9;

/** Two decimals; three where two would say nothing. */
export function decimal(value: number, language: InterfaceLanguage): string {
  const digits = value < SMALL && value > 0 ? 3 : 2;
  const text = (value + DUST).toFixed(digits);
  return language === 'nl' ? text.replace('.', ',') : text;
}

/** Below this, three decimals say nothing either. */
const TINY = 0.0005;

type Said = Pick<Wording, 'language' | 't'>;

/** A product of four factors may be far smaller than any of them. */
export function scoreInWords(score: number, { language, t }: Said): string {
  return score < TINY ? t('why.score.tiny') : decimal(score, language);
}

/** The score as the factors shown would give it, "about" because they are rounded. */
export function aboutScore(score: number, how: Said): string {
  const words = scoreInWords(score, how);
  return score < TINY ? words : how.t('why.score', { score: words });
}

export interface Wording {
  language: InterfaceLanguage;
  t: Translate;
  /** Milliseconds since 1970. */
  now: number;
}

/** Sentences that say where a factor comes from. */
export function reasonsOf(name: FactorName, factors: Factors, story: StoryDetail, how: Wording): string[] {
  if (name === 'relevance') return relevanceReasons(factors, story, how);
  if (name === 'freshness') return freshnessReasons(story, how);
  if (name === 'quality') return qualityReasons(factors, story, how);
  return coverageReasons(factors, how);
}

const percent = (share: number): number => Math.round(share * 100);

function coverageReasons({ recentOrigins, coverageWeight }: Factors, { t }: Wording): string[] {
  const share = percent(coverageWeight);
  return [t('why.coverage', { count: recentOrigins, share }), t('why.recency', { share: 100 - share })];
}

function freshnessReasons({ createdAt }: StoryDetail, { t, now }: Wording): string[] {
  return [t('why.age', { age: timeAgo(createdAt, now, t) }), t('why.halfLife')];
}

/** World and local part, then place and distance, then interests. */
function relevanceReasons(factors: Factors, story: StoryDetail, how: Wording): string[] {
  const { language, t } = how;
  if (factors.gated)
    return [
      factors.distanceKnown
        ? t('why.gated', { where: whereOf(factors, story, how) })
        : t('why.gated.unknown', { own: isPlaced(story) ? 1 : 0 }),
    ];
  return [
    t('why.parts', {
      world: decimal(factors.globalRelevance, language),
      worldShare: percent(factors.globalWeight),
      local: decimal(factors.localRelevance, language),
      localShare: percent(factors.localWeight),
    }),
    placeReason(factors, story, how),
    ...(factors.boost > 1 ? [t('why.boost', { times: decimal(factors.boost, language) })] : []),
    ...(factors.interest === null ? [] : [interestReason(factors, how)]),
  ];
}

/** A story that a chosen topic's category lifted is not said to be about that topic. */
function interestReason({ topic, nearTopic }: Factors, { t }: Wording): string {
  if (topic !== null) return t('why.interest.yes', { topic });
  return nearTopic === null ? t('why.interest.no') : t('why.interest.near', { topic: nearTopic });
}

function placeReason(factors: Factors, story: StoryDetail, how: Wording): string {
  const { language, t } = how;
  const times = decimal(factors.distanceFactor, language);
  if (!factors.distanceKnown) return t('why.distance.unknown', { times, own: isPlaced(story) ? 1 : 0 });
  const where = whereOf(factors, story, how);
  if (factors.distanceFactor !== 1) return t('why.distance.far', { where, times });
  // Far, and the reader's own slider counts no distance.
  return t(factors.distanceKm > FREE_KM ? 'why.distance.uncounted' : 'why.distance.near', { where });
}

/** Whether the page shows where it happened: then it is the reader whose place is not known. */
const isPlaced = ({ location }: StoryDetail): boolean =>
  usableName(location.city) !== '' || usableName(location.country) !== '';

/** The clause that says how far it is; without a city, from the middle of a country. */
function whereOf({ distanceKm }: Factors, { location }: StoryDetail, { language, t }: Wording): string {
  const distance = kilometres(distanceKm, language);
  if (usableName(location.city) === '') return t('why.distance.country', { distance });
  return distanceKm < SAME_PLACE_KM ? t('why.distance.here') : t('why.distance.place', { distance });
}

function qualityReasons(factors: Factors, story: StoryDetail, { language, t }: Wording): string[] {
  const { cleanliness, political_neutrality: neutrality } = story.reasons;
  const part = (value: number) => decimal(value, language);
  return [
    t('why.quality.parts', {
      clean: part(factors.cleanliness),
      neutral: part(factors.neutrality),
      engagement: part(factors.engagement),
    }),
    ...(cleanliness.length + neutrality.length === 0 ? [t('why.noCosts')] : []),
  ];
}

export function formula(factors: Factors, language: InterfaceLanguage): string {
  return FACTORS.map((name) => decimal(factors[name], language)).join(' × ');
}
