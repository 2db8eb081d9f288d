/** Kinds of report, plain: the browser reads them too. */

/** What a report is: news, or something else about it. */
export const GENRES = [
  'news',
  'live',
  'analysis',
  'opinion',
  'feature',
  'interview',
  'gallery',
  'video',
  'service',
  'promo',
  'bulletin',
  'obituary',
] as const;
export type Genre = (typeof GENRES)[number];

/** Kinds that tell what has happened: they may lend a story its headline. */
export const TELLS_NEWS: ReadonlySet<Genre> = new Set(['news', 'live', 'obituary']);
