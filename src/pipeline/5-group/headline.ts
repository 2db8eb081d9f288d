import { type PublisherLookup, preferredRank } from '../../contract/contract.ts';
import type { Sourced } from './origins.ts';

/** Language that wins when two have as many origins: English is the reference. */
const REFERENCE_LANGUAGE = 'en';
/** A headline with at least this cleanliness (0–10) is clean: then the publisher decides. */
const CLEAN = 7;
/** Points of cleanliness another headline must be ahead before a story changes the headline readers know. */
const CLEARLY_CLEANER = 2;

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
 * The report whose headline speaks for the story in one language: clean before unclean, real before demo, then the
 * preferred publishers, then the cleanest, then the first. The headline the story has stays unless another is
 * clearly better.
 * @param current the headline readers know, if any
 * @returns null when no report is in this language
 */
export function chooseHeadline(
  sources: Sourced[],
  language: string,
  publishers: PublisherLookup,
  current: string | null,
): Sourced | null {
  const inLanguage = sources.filter(({ report }) => report.language === language);
  const origins = inLanguage.filter(({ isOrigin }) => isOrigin);
  const candidates = origins.length > 0 ? origins : inLanguage;
  const [best] = [...candidates].sort(
    (a, b) =>
      Number(isClean(b)) - Number(isClean(a)) ||
      Number(isDemo(a, publishers)) - Number(isDemo(b, publishers)) ||
      rank(a, publishers) - rank(b, publishers) ||
      cleanliness(b) - cleanliness(a),
  );
  if (!best) return null;
  const standing = inLanguage.find(({ report }) => report.title === current);
  return standing && !clearlyBetter(best, standing, publishers) ? standing : best;
}

function clearlyBetter(best: Sourced, standing: Sourced, publishers: PublisherLookup): boolean {
  return (
    (isDemo(standing, publishers) && !isDemo(best, publishers)) ||
    cleanliness(best) - cleanliness(standing) >= CLEARLY_CLEANER
  );
}

const cleanliness = ({ report }: Sourced): number => report.labels.cleanliness;
const isClean = (source: Sourced): boolean => cleanliness(source) >= CLEAN;
const isDemo = ({ report }: Sourced, publishers: PublisherLookup): boolean =>
  publishers(report.publisherId)?.demo ?? false;

function rank({ report }: Sourced, publishers: PublisherLookup): number {
  return preferredRank(publishers(report.publisherId)?.name ?? '') ?? Infinity;
}
