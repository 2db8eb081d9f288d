export interface FetchLimits {
  /** Requests under way at the same time. */
  concurrency: number;
  /** Of those, how many only feeds that are known to answer well may use, so that slow ones cannot hold them all. */
  keptForGood: number;
  /** An answer slower than this is not a good one, in milliseconds. */
  quickMs: number;
  /** Rest between two requests to one host; hosts on the allow list need none. */
  gapMs: number;
  /** Total time for one feed, redirects and body included. */
  deadlineMs: number;
  /** In every stretch of this many milliseconds of a body in which something comes… */
  rateWindowMs: number;
  /** …at least so many bytes have to come; twice in a row less is too slow. */
  minBytesPerWindow: number;
  maxRedirects: number;
  /** Bytes of one body, before and after decompression. */
  maxBytes: number;
  /** Decoded bytes per received byte. */
  maxRatio: number;
}

export const DEFAULT_LIMITS: FetchLimits = {
  concurrency: 32,
  keptForGood: 16,
  quickMs: 5_000,
  gapMs: 1_000,
  deadlineMs: 30_000,
  // 1 KB a second: less than any line a newspaper is served over, and long enough for a lost packet or two.
  rateWindowMs: 5_000,
  minBytesPerWindow: 5 * 1024,
  maxRedirects: 5,
  maxBytes: 10 * 1024 * 1024,
  maxRatio: 100,
};

/** Below this many decoded bytes a high ratio harms nobody. */
export const RATIO_FROM_BYTES = 1024 * 1024;
/** Decoded bytes per received byte that text reaches at most. */
export const TEXT_RATIO = 20;
