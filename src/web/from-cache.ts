/**
 * True when the browser shows this page as it kept it, without asking: tabs it had put away come back so, the next morning too. One that
 * the server was asked about has the bytes of its answer.
 */
export function isFromCache(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.transferSize === 0 && page.decodedBodySize > 0;
}
