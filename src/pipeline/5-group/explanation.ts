import type { ImportancePart, LabelledReport, Labels, PublisherLookup } from '../../contract/contract.ts';
import { aggregateLabels, placeVotes } from '../4-label/story-labels.ts';
import { chooseHeadline, mainLanguage, type PassedOver, passedOver } from './headline.ts';
import { importanceOf } from './importance.ts';
import { type Sourced, withOrigins } from './origins.ts';

/** How a story was made of its reports. */
export interface Explanation {
  /** The oldest first. */
  reports: Sourced[];
  /** What the reports say together. */
  labels: Labels;
  /** How much they speak for each country, the most first; "" = at sea. */
  places: [country: string, votes: number][];
  importance: ImportancePart[];
  /** Points nearby for where it happens and for whom. */
  place: number;
  headline: { report: LabelledReport; passedOver: PassedOver[] };
}

/**
 * Explains what composeStory() made of these reports. Pure.
 * @param headline the one that the story has
 * @throws RangeError when there are no reports
 */
export function explain(
  reports: LabelledReport[],
  headline: string | null,
  publishers: PublisherLookup,
): Explanation {
  const sources = withOrigins(reports, publishers);
  const chosen = chooseHeadline(sources, mainLanguage(sources), publishers, headline);
  if (!chosen) throw new RangeError('there are no reports');
  const labels = aggregateLabels(sources.map(({ report }) => report));
  const { parts, place } = importanceOf(sources, labels, publishers);
  return {
    reports: sources,
    labels,
    places: [...placeVotes(sources.map(({ report }) => report.labels))].sort((a, b) => b[1] - a[1]),
    importance: parts,
    place,
    headline: { report: chosen.report, passedOver: passedOver(sources, chosen, publishers) },
  };
}
