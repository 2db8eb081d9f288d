/** What makes a story matter far away, as story.reasons.importance names it. */
export const IMPORTANCE_PARTS = [
  'subject',
  'origins',
  'regional',
  'specialist',
  'reports',
  'alone',
  'home',
  'countries',
  'gravity',
  'kind',
  'live',
  'life',
  'abroad',
  // No points: ranking weighs it as world news, because it is so grave, or because newsrooms tell what weighs much.
  'worldwide',
  'widely',
] as const;
