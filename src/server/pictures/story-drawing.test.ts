import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toLinkCard } from '../../article/article.ts';
import { drawArtwork, drawMap } from '../../artwork/artwork.ts';
import { ownScene, type Story } from '../../contract/contract.ts';
import { spotNamed } from '../../geo/geo.ts';
import { makeStory } from '../testing/stories.ts';
import { openDemoDrawings } from './demo-pictures.ts';
import { storyDrawing } from './story-drawing.ts';

const demoDrawing = openDemoDrawings([
  {
    id: 'invented',
    name: 'Invented',
    homepage: 'https://invented.example',
    country: 'NL',
    scope: 'national',
    language: 'en',
    demo: true,
    feeds: [{ url: 'demo:invented' }],
  },
]);
const size = { width: 440, height: 630 };
const drawn = (changes: Partial<Story>): string =>
  storyDrawing(toLinkCard(makeStory('one', changes), { language: 'en', reads: ['en'] }), demoDrawing)(
    size.width,
    size.height,
  );
const nowhere = { city: null, country: null, latitude: null, longitude: null };

it('the picture of an invented publisher is drawn as its page shows it', () => {
  const picture = 'https://invented.example/pictures/world/sea/arctic.jpg';
  expect(drawn({ primary_image_url: picture })).toBe(
    drawArtwork({ id: 'invented.example/arctic', category: 'world', scene: 'sea', theme: 'light', ...size }),
  );
});

it.each([
  ['has no picture', null],
  ['has a photograph, which is its publisher’s', 'https://pictures.example/one.jpg'],
  ['has one that was kept with a save', `/saved-pictures/${'a'.repeat(64)}.webp`],
])('a story that %s shows the map of its place', (_what, picture) => {
  const spot = spotNamed('nl/52.4,4.9');
  if (!spot) throw new Error('Amsterdam is not on the list');
  expect(drawn({ primary_image_url: picture })).toBe(drawMap({ ...spot, category: 'world', ...size }));
});

it('of a story of no known place nothing is shown that it does not say', () => {
  expect(drawn({ primary_image_url: null, location: nowhere })).toBe(
    drawArtwork({ id: 'one', category: 'world', scene: ownScene('one'), theme: 'light', ...size }),
  );
});

it('a map is as large as the card has room, and as by day', async () => {
  const { data, info } = await sharp(Buffer.from(drawn({ primary_image_url: null })))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  expect(data.reduce((sum, value) => sum + value, 0) / data.length).toBeGreaterThan(150);
});
