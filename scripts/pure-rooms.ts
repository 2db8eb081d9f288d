/** Folders of `src` that read no clock, disk, network or chance, and keep nothing that changes an answer: tables, and what they worked out before. */
export const PURE_ROOMS: readonly string[] = [
  'contract',
  'geo',
  'lexicon',
  'ranking',
  'artwork',
  'article',
  'reader',
  'texts',
  'pipeline/2-parse',
  'pipeline/3-clean',
  'pipeline/4-label',
  'pipeline/5-group',
];

/** A file among them for rooms that are not pure: how long store and server wait for others. */
export const WITH_A_TIMER = 'src/contract/in-time.ts';
