import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawArtwork } from '../../artwork/artwork.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';
import { LETTERS, letter, settable } from './lettering.ts';
import { linkCard } from './link-card.ts';

let server: TestServer;
beforeAll(async () => {
  // Told from a save: its picture lies here.
  const saved = makeStory('saved', { primary_image_url: `/saved-pictures/${'a'.repeat(64)}.webp` });
  // Told like the first, of newsrooms that nobody has.
  const invented = makeStory('invented', { ...makeStory('one'), id: 'invented', demo: true });
  server = await startTestServer({ stories: [makeStory('one'), saved, invented], aliases: { old: 'one' } });
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('GET /og/{story}.png', () => {
  it('is a picture of 1200 by 630, kept by its tag', async () => {
    const { statusCode, headers, rawPayload } = await get('/og/one.png');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
    const again = await get('/og/one.png', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('says the headline in the language asked for', async () => {
    const [english, dutch] = [await get('/og/one.png'), await get('/og/one.png?lang=nl')];
    expect(dutch.statusCode).toBe(200);
    expect(dutch.headers.etag).not.toBe(english.headers.etag);
  });

  it('says of an invented story that it is one, under the headline', async () => {
    /** Where ink is in the lines under the headline. */
    const note = async (url: string) => {
      const part = sharp((await get(url)).rawPayload).extract({ left: 64, top: 540, width: 632, height: 80 });
      return Buffer.from(
        (await part.greyscale().raw().toBuffer()).map((value) => Number(value < 150)),
      ).toString('hex');
    };
    expect(await note('/og/invented.png')).not.toBe(await note('/og/one.png'));
  });

  it('is there of a story that lives on in a save', async () => {
    const { statusCode, headers } = await get('/og/saved.png');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('follows a story that was merged', async () => {
    const { statusCode, headers } = await get('/og/old.png?lang=nl');
    expect([statusCode, headers.location]).toEqual([308, '/og/one.png?lang=nl']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/og/none.png', '/og/one.svg', '/og/..%2F..%2Fone.png', '/og/'])('%s is 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a link’s picture', () => {
  const drawing = (width: number, height: number) =>
    drawArtwork({ id: 'one', category: 'world', width, height, theme: 'light' });
  /** Lightness of each pixel in a part of a card, 0 … 255. */
  async function pixels(headline: string, part: Region): Promise<number[]> {
    const png = await linkCard({ drawing, headline, note: '3 reports, 2 newsrooms' });
    return [...(await sharp(png).extract(part).greyscale().raw().toBuffer())];
  }
  const HEADLINE = { left: 64, top: 168, width: 632, height: 360 };
  const NOTE = { left: 64, top: 540, width: 400, height: 50 };
  /** Between the words and the drawing, and between headline and note. */
  const EMPTY = [
    { left: 698, top: 150, width: 60, height: 480 },
    { left: 0, top: 522, width: 758, height: 22 },
  ];
  const dark = (values: number[]): number => values.filter((value) => value < 110).length / values.length;

  it('draws the words', async () => {
    const headline = 'The ferry sails again after two years of work in the harbour';
    const share = dark(await pixels(headline, HEADLINE));
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.4);
    expect(dark(await pixels(headline, NOTE))).toBeGreaterThan(0.02);
  });

  it.each([
    ['one word', 'Rain'],
    ['300 characters', 'Harbour reopens '.repeat(19)],
    ['one word that never ends', 'Donaudampfschifffahrt'.repeat(12)],
    ['accents above and below', 'Ấn Độ và Şişli, Győr, Łódź '.repeat(8)],
    ['signs of markup', '<b>Tom & "Jerry"</b> '.repeat(10)],
  ])('%s stay on the paper', async (_name, headline) => {
    for (const part of EMPTY) expect((await pixels(headline, part)).every((value) => value > 240)).toBe(true);
    expect(dark(await pixels(headline, HEADLINE))).toBeGreaterThan(0.01);
  });

  it.each([
    ['nothing', ''],
    ['a script it has no letters of', 'ترسو العبارة'],
  ])('goes without words for %s', async (_name, headline) => {
    const wordless = await pixels('', HEADLINE);
    expect(await pixels(headline, HEADLINE)).toEqual(wordless);
    expect(await pixels('Ferry sails 🎉', HEADLINE)).not.toEqual(wordless);
  });
});

describe('lettering', () => {
  const widthOf = async (text: string, size = 64) =>
    (await letter(text, { size, ink: '#000', width: 10_000 })).width;

  it.each([
    ['Łódź  Ștefan 🎉\u200d!', 'Łódź Ștefan !', 1 / 14],
    ['Dilan Yeşilgöz-Zegerius', 'Dilan Yeşilgöz-Zegerius', 0],
    ['Crème brûlée', 'Crème brûlée', 0],
    ['Việt Nam', 'Việt Nam', 0],
    ['a ǎ', 'a a', 0],
    ['Ĳsland en zijn ﬁetsen', 'IJsland en zijn fietsen', 0],
    ['漢字', '', 1],
  ])('of %s it sets %s', (text, set, lost) => {
    expect(settable(text)).toEqual({ text: set, lost: expect.closeTo(lost, 2) });
  });

  /** A letter of another typeface is never as wide as ours; a box for a missing one is far wider. */
  it.each([
    ['ssss', 'şşşş'],
    ['oooo', 'őőőő'],
    ['LLLL', 'ŁŁŁŁ'],
    ['eeee', 'ệệệệ'],
    ['uuuu', 'ũũũũ'],
  ])('%s and %s come from one typeface', async (plain, accented) => {
    expect(Math.abs((await widthOf(plain)) - (await widthOf(accented)))).toBeLessThanOrEqual(6);
  });

  it('uses the typeface of the house and no font of the machine', async () => {
    // Newsreader's own widths at this weight; the fonts most machines have are 10 % wider.
    expect(await widthOf('Helder', 100)).toBeGreaterThan(285);
    expect(await widthOf('Helder', 100)).toBeLessThan(305);
    const box = await widthOf('漢', 100);
    expect(await widthOf('字', 100)).toBe(box);
  });

  it('has a shape for every letter it says it has', async () => {
    const missing = await letter('\uffff', { size: 40, ink: '#000', width: 100 });
    for (const [from, to] of LETTERS)
      for (const code of [from, to].filter((each) => each > 0x20)) {
        const { png } = await letter(String.fromCodePoint(code), { size: 40, ink: '#000', width: 100 });
        expect(png.equals(missing.png), code.toString(16)).toBe(false);
      }
  });

  it('breaks lines between words, and words that are too long', async () => {
    const set = (text: string) => letter(text, { size: 40, ink: '#000', width: 200 });
    const one = await set('one');
    const six = await set('one two three four five six');
    expect(six.width).toBeLessThanOrEqual(202);
    expect(six.height).toBeGreaterThan(2 * one.height);
    expect((await set(`a ${'x'.repeat(200)} b`)).width).toBeLessThanOrEqual(202);
  });
});
