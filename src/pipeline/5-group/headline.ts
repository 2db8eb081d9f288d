import {
  interfaceLanguage,
  type LabelledReport,
  MS_PER_HOUR,
  type PublisherLookup,
  type Story,
  TRANSLATION_LOCALE,
} from '../../contract/contract.ts';
import { type Criterion, compareBy, criteriaFor } from './headline-criteria.ts';
import type { Sourced } from './origins.ts';
import { overtaking } from './overtaken.ts';

/** Language that wins when two have as many origins: English is the reference. */
const REFERENCE_LANGUAGE = 'en';
/** Milliseconds by which a headline is behind before a recent one takes its place. */
const BEHIND_MS = 6 * MS_PER_HOUR;

/** The language that most independent origins write in. */
export function mainLanguage(sources: Sourced[]): string {
  const origins = new Map<string, Set<string>>();
  for (const { report, origin } of sources) {
    const known = origins.get(report.language) ?? new Set();
    origins.set(report.language, known.add(origin));
  }
  const preference = ([language, names]: [string, Set<string>]): number =>
    names.size + (language === REFERENCE_LANGUAGE ? 0.5 : 0);
  const best = [...origins].sort((a, b) => preference(b) - preference(a))[0];
  return best ? best[0] : REFERENCE_LANGUAGE;
}

/**
 * The report whose headline speaks for the story in one language: the first by the criteria of headline-criteria.ts. The headline the story has stays
 * unless the first is ahead in what overturns it, or the story has moved on by hours.
 * @param sources oldest first
 * @param current the headline that readers of this language know, if any
 * @returns null when no report is in this language
 */
export function chooseHeadline(
  sources: Sourced[],
  language: string,
  publishers: PublisherLookup,
  current: string | null,
): Sourced | null {
  const { ranked, criteria } = rankHeadlines(sources, language, publishers);
  const [best] = ranked;
  if (!best) return null;
  // The best of those that have it, as when it was chosen.
  const standing = ranked.find(({ report }) => report.title === current);
  if (!standing) return best;
  const msBehind = Date.parse(best.report.publishedAt) - Date.parse(standing.report.publishedAt);
  const isOverturned = criteria.some(
    (criterion) => criterion.overturns && compareBy(criterion, best, standing) < 0,
  );
  return isOverturned || msBehind >= BEHIND_MS ? best : standing;
}

/** The headline under which a story stands before the readers of a language; null where it has none in that language. */
export function headlineIn(
  story: Pick<Story, 'language' | 'headline' | 'translations'>,
  language: string,
): string | null {
  if (story.language === language) return story.headline;
  const translated = interfaceLanguage(language);
  return (translated && story.translations[TRANSLATION_LOCALE[translated]]?.headline) ?? null;
}

/** Why a headline is not the story's. */
export interface PassedOver {
  report: LabelledReport;
  /** What is better about the story's own; null where this one is better, but not clearly enough to change what readers know. */
  because: string | null;
}

/**
 * Why the other reports lent the story no headline, the best of them first.
 * @param chosen what chooseHeadline() gave for these sources
 */
export function passedOver(sources: Sourced[], chosen: Sourced, publishers: PublisherLookup): PassedOver[] {
  const { ranked, criteria } = rankHeadlines(sources, chosen.report.language, publishers);
  const place = ranked.indexOf(chosen);
  return ranked.flatMap((source, index) => {
    if (source === chosen) return [];
    const decided = criteria.find((criterion) => compareBy(criterion, source, chosen) !== 0);
    return [{ report: source.report, because: index < place ? null : (decided?.because ?? 'came first') }];
  });
}

/** Headlines in one language, the best first, and what decided. */
function rankHeadlines(
  sources: Sourced[],
  language: string,
  publishers: PublisherLookup,
): { ranked: Sourced[]; criteria: readonly Criterion[] } {
  const inLanguage = sources.filter(({ report }) => report.language === language);
  const criteria = criteriaFor(inLanguage, publishers);
  const ranked = inLanguage.sort(byFirstThatDiffers(criteria));
  const [best, ...others] = ranked;
  const outcome =
    best &&
    overtaking(
      best.report,
      others.map(({ report }) => report),
    );
  if (!outcome) return { ranked, criteria };
  const tellsOutcome: Criterion = {
    because: 'tells what came of it',
    worth: ({ report }) => Number(report === outcome),
    overturns: true,
  };
  return {
    ranked: ranked.sort((a, b) => compareBy(tellsOutcome, a, b)),
    criteria: [tellsOutcome, ...criteria],
  };
}

function byFirstThatDiffers(criteria: readonly Criterion[]): (a: Sourced, b: Sourced) => number {
  return (a, b) => {
    for (const criterion of criteria) {
      const order = compareBy(criterion, a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
