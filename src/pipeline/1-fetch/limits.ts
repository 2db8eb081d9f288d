export interface FetchLimits {
  /** Requests under way at the same time. */
  concurrency: number;
  /** Rest between two requests to one host; hosts on the allow list need none. */
  gapMs: number;
  /** Total time for one feed, redirects and body included. */
  deadlineMs: number;
  maxRedirects: number;
  /** Bytes of one body, before and after decompression. */
  maxBytes: number;
  /** Decoded bytes per received byte. */
  maxRatio: number;
}

export const DEFAULT_LIMITS: FetchLimits = {
  concurrency: 32,
  gapMs: 1_000,
  deadlineMs: 30_000,
  maxRedirects: 5,
  maxBytes: 10 * 1024 * 1024,
  maxRatio: 100,
};

/** Below this many decoded bytes a high ratio harms nobody. */
export const RATIO_FROM_BYTES = 1024 * 1024;
/** Decoded bytes per received byte that text reaches at most. */
export const TEXT_RATIO = 20;
