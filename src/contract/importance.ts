/** What makes a story matter far away, as story.reasons.importance names it. */
export const IMPORTANCE_PARTS = [
  'subject',
  'origins',
  'regional',
  'reports',
  'alone',
  'countries',
  'gravity',
  'kind',
  'abroad',
] as const;
