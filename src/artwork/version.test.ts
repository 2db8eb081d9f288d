import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DRAWING_VERSION, QUIET_SCENES } from '../contract/contract.ts';
import { ART_CATEGORIES, drawArtwork, drawMap } from './artwork.ts';

it('drawings are those of this version: when one changes, raise DRAWING_VERSION and write down what is drawn now', () => {
  const drawn = createHash('sha256');
  for (const category of ART_CATEGORIES) {
    for (let scene = 0; scene < QUIET_SCENES; scene++)
      drawn.update(drawArtwork({ id: 's1', category, scene }));
    for (const known of ['city', 'country'] as const)
      drawn.update(drawMap({ country: 'NL', latitude: 52.4, longitude: 4.9, known, category }));
  }
  drawn.update(drawMap({ country: 'NO', latitude: 69.7, longitude: 19, known: 'city', category: 'world' }));
  expect([DRAWING_VERSION, drawn.digest('hex').slice(0, 16)]).toEqual([3, '46952fa7b55444c1']);
});
