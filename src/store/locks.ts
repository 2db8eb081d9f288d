/** Advisory locks: two numbers, the first of which is "HLDR" in ASCII, so that other programs in the same database do not collide. */
const HELDER = 0x484c4452;

export const LOCKS = {
  migrate: [HELDER, 1],
  publish: [HELDER, 2],
  ingest: [HELDER, 3],
} as const;
