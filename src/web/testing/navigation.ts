import { vi } from 'vitest';

/** How the page came. @param bytes over the network; none when the browser had kept it */
export function cameOver(bytes: number): void {
  const page = { transferSize: bytes, decodedBodySize: 50_000 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
}
