import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artworkAddress, mapAddress } from '../contract/contract.ts';
import { withDifferentDrawings } from './images.ts';

const card = (id: string, own: 'drawing' | 'map' | 'photo') => ({
  id,
  category: 'science',
  imageUrl: own === 'photo' ? '/img/s/p/640' : null,
  imageSources:
    own === 'photo' ? [] : [own === 'map' ? mapAddress('science', 'nl') : artworkAddress('science', id)],
});
const cards = fc.array(
  fc
    .tuple(
      fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
      fc.constantFrom('drawing' as const, 'map' as const, 'photo' as const),
    )
    .map(([id, own]) => card(id, own)),
);
const sceneOf = (address: string | undefined): string | undefined =>
  /^\/art\/.*\.(\d)\.svg\?/.exec(address ?? '')?.[1];

describe('withDifferentDrawings', () => {
  it('gives no drawing the scene of the two drawings before it', () => {
    fc.assert(
      fc.property(cards, (page) => {
        const scenes = withDifferentDrawings(page).flatMap(
          ({ imageSources }) => sceneOf(imageSources[0]) ?? [],
        );
        scenes.forEach((scene, i) => {
          expect(scenes.slice(Math.max(0, i - 2), i)).not.toContain(scene);
        });
      }),
    );
  });

  it('changes nothing but drawings, and those only beside their like', () => {
    const page = [card('a', 'drawing'), card('b', 'map'), card('c', 'photo')];
    expect(withDifferentDrawings(page)).toEqual(page);
    const twice = withDifferentDrawings([card('a', 'drawing'), card('a', 'drawing')]);
    expect(twice[0]).toEqual(card('a', 'drawing'));
    expect(twice[1]).not.toEqual(card('a', 'drawing'));
  });

  it.each([
    ['drawing', true],
    ['map', false],
    ['photo', false],
  ] as const)('under an opened story with a %s', (own, changes) => {
    const [first] = withDifferentDrawings([card('a', 'drawing')], card('a', own));
    expect(first?.imageSources[0] !== artworkAddress('science', 'a')).toBe(changes);
  });
});
