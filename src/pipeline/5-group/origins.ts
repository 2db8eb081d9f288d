import type { LabelledReport, PublisherLookup } from '../../contract/contract.ts';

/** A report and the independent origin it counts for. */
export interface Sourced {
  report: LabelledReport;
  /** An agency or a publisher family. */
  origin: string;
  /** True for the report that stands for its origin: the first published. */
  isOrigin: boolean;
}

/**
 * Says which reports are independent of each other: reports of one publisher family, reports that name
 * the same agency and reports with the same text count once.
 * @returns oldest first
 */
export function withOrigins(reports: LabelledReport[], publishers: PublisherLookup): Sourced[] {
  const originOfText = new Map<string, string>();
  const standing = new Set<string>();
  return [...reports].sort(byPublication).map((report) => {
    const publisher = publishers(report.publisherId);
    const own = report.agency ?? publisher?.family ?? report.publisherId;
    const origin = originOfText.get(report.textHash) ?? own;
    originOfText.set(report.textHash, origin);
    const isOrigin = !standing.has(origin);
    standing.add(origin);
    return { report, origin, isOrigin };
  });
}

/** Oldest first; ties by when Helder saw it, then by id, so that the order never depends on chance. */
function byPublication(a: LabelledReport, b: LabelledReport): number {
  return (
    compare(a.publishedAt, b.publishedAt) || compare(a.firstSeenAt, b.firstSeenAt) || compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
