import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { IMAGE_WIDTHS } from '../../contract/contract.ts';
import { makeSource, makeStory } from '../testing/stories.ts';
import { createImageAddresses } from './image-address.ts';

const PICTURE = 'https://pictures.example/a%20b/harbour,1.jpg?size=large&by=%C3%A9';
const REPORTED = 'https://river-times.example/b.jpg';
const STORY = makeStory('ferry', {
  primary_image_url: PICTURE,
  sources: [
    makeSource('River Times', 1, {
      media: [{ url: REPORTED, type: 'image', caption: '', is_primary: true } as never],
    }),
  ],
});
const atWidth = (path: string, width: number | string) => path.replace(/\d+$/, String(width));

/** A process that has rendered nothing yet, over an edition of these stories. */
function processOf(...stories: Story[]) {
  const looked: string[] = [];
  const addresses = createImageAddresses({
    story: async (id) => {
      looked.push(id);
      return stories.find((each) => each.id === id || (id === 'merged' && each.id === 'ferry')) ?? null;
    },
  });
  return { ...addresses, looked };
}

describe('addresses of pictures', () => {
  it('open at every width on the list', async () => {
    const { of, open } = processOf(STORY);
    for (const width of IMAGE_WIDTHS)
      expect(await open(atWidth(of(PICTURE, 'ferry'), width))).toEqual({
        url: PICTURE,
        story: 'ferry',
        width,
      });
  });

  it('need no look at the story in the process that wrote them', async () => {
    const { of, open, looked } = processOf(STORY);
    await open(of(PICTURE, 'ferry'));
    expect(looked).toEqual([]);
  });

  it.each([
    ['the story’s own', PICTURE],
    ['one of a report', REPORTED],
  ])('open in another process, which looks once: %s', async (_name, url) => {
    const { of } = processOf();
    const { open, looked } = processOf(STORY);
    expect((await open(of(url, 'ferry')))?.url).toBe(url);
    expect((await open(of(PICTURE, 'ferry')))?.url).toBe(PICTURE);
    expect(looked).toEqual(['ferry']);
  });

  it('stay good when the story was merged into another', async () => {
    expect((await processOf(STORY).open(processOf().of(PICTURE, 'merged')))?.url).toBe(PICTURE);
  });

  it('of the operator open without a story, once the process was told of them', async () => {
    const { ofOperator, open, looked } = processOf();
    const path = ofOperator(PICTURE);
    expect(await open(atWidth(path, 320))).toEqual({ url: PICTURE, story: '~', width: 320 });
    expect(await processOf().open(path)).toBeNull();
    expect(looked).toEqual([]);
  });

  const path = processOf().of(PICTURE, 'ferry');
  it.each([
    ['a picture the story does not show', processOf().of('https://pictures.example/secrets.jpg', 'ferry')],
    ['a story there is not', path.replace('ferry', 'nobody')],
    ['another mark', path.replace(/[\w-]{6}(?=\/640)/, 'AAAAAA')],
    ['half a mark', path.replace(/[\w-]{3}(?=\/640)/, '')],
    ['a width not on the list', atWidth(path, 641)],
    ['a width written otherwise', atWidth(path, '0640')],
    ['no width', atWidth(path, '')],
    ['another spelling', path.replace('ferry', '%66erry')],
    ['a query', `${path}?x=1`],
    ['an address of somebody’s', '/img/https://pictures.example/a.jpg/640'],
    ['something else', '/img/'],
  ])('%s is refused', async (_name, changed) => {
    expect(await processOf(STORY).open(changed)).toBeNull();
  });

  it('stay a path as browsers send it, and tell one picture from another', () => {
    const { of } = processOf();
    fc.assert(
      fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
        const address = of(one, 'ferry');
        expect(new URL(address, 'https://helder.example').pathname).toBe(address);
        expect(of(other, 'ferry') === address).toBe(one === other);
      }),
    );
  });
});
