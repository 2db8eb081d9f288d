import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawArtwork } from '../../artwork/artwork.ts';
import { demoPictureAddress, type Publisher } from '../../contract/contract.ts';
import { openDemoFeeds, readPublishers } from '../../publishers/publishers.ts';
import { openDemoPictures } from './demo-pictures.ts';

const real: Publisher = {
  id: 'paper',
  name: 'Paper',
  homepage: 'https://paper.example',
  country: 'NL',
  scope: 'national',
  language: 'en',
  feeds: [{ url: 'https://paper.example/feed' }],
};
const invented: Publisher = { ...real, id: 'lamp', homepage: 'https://lamp.example', demo: true };
const drawn = openDemoPictures([real, invented]);
const report = { category: 'science', scene: 'orbits', eventId: 'young-galaxy' };

describe('openDemoPictures', () => {
  it('draws the picture of an invented publisher, each its own, always the same', async () => {
    const address = demoPictureAddress('https://lamp.example', report);
    const [picture, again, other] = await Promise.all([
      drawn(address),
      drawn(address),
      drawn(address.replace('galaxy', 'planet')),
    ]);
    const { width, height, format } = await sharp(picture ?? undefined).metadata();
    expect({ width, height, format }).toEqual({ width: 1280, height: 854, format: 'png' });
    expect(again).toEqual(picture);
    expect(other).not.toEqual(picture);
  });

  it('draws the scene that the report names', async () => {
    const [one, other] = await Promise.all([
      drawn(demoPictureAddress('https://lamp.example', report)),
      drawn(demoPictureAddress('https://lamp.example', { ...report, scene: 'observatory' })),
    ]);
    expect(one).not.toEqual(other);
  });

  const isKnown = (scene: string): boolean =>
    drawArtwork({ id: 'a', category: 'world', scene }) !== drawArtwork({ id: 'a', category: 'world' });

  it('knows every scene that the demo news names', () => {
    const folder = join(import.meta.dirname, '../../../publishers/demo');
    const { publishers } = readPublishers(join(folder, 'publishers.yaml'));
    for (const { id, category, reports } of openDemoFeeds(folder, publishers).events) {
      const scenes = new Set(reports.flatMap(({ scene }) => scene ?? []));
      expect(
        [...scenes].filter((scene) => !isKnown(scene)),
        `${category} ${id}`,
      ).toEqual([]);
      expect(scenes.size, `${category} ${id}: one event, one scene`).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    demoPictureAddress('https://paper.example', report),
    demoPictureAddress('https://lamp.example.org', report),
    'https://lamp.example/pictures/science/../../secret.jpg',
    'https://lamp.example/photo.jpg',
  ])('leaves %s to be fetched', (address) => {
    expect(drawn(address)).toBeNull();
  });
});
