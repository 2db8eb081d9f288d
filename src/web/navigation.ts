/** How this page came to be shown. */

/** Undefined where the browser does not say. */
function entry(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page;
}

/**
 * True when the browser shows this page as it kept it, without asking: tabs it had put away come back so, the next morning too. One that
 * the server was asked about has the bytes of its answer.
 */
export function isFromCache(): boolean {
  const page = entry();
  return page !== undefined && page.transferSize === 0 && page.decodedBodySize > 0;
}

/** By a link or its address: neither reloaded, nor come back to. */
export const wasOpenedAnew = (): boolean => entry()?.type === 'navigate';

export const wasReloaded = (): boolean => entry()?.type === 'reload';
