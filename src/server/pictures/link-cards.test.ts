import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';
import { lineOf, linesOf, settable, widthOf } from './lettering.ts';
import { linkCard } from './link-card.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ stories: [makeStory('one')], aliases: { old: 'one' } });
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

  it('follows a story that was merged', async () => {
    const { statusCode, headers } = await get('/og/old.png?lang=nl');
    expect([statusCode, headers.location]).toEqual([308, '/og/one.png?lang=nl']);
  });

  it.each(['/og/none.png', '/og/one.svg', '/og/..%2F..%2Fone.png', '/og/'])('%s is 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a link’s picture', () => {
  const card = (headline: string) =>
    linkCard({ id: 'one', category: 'world', headline, note: '3 reports, 2 origins' });

  /** Share of dark pixels in the part where the headline stands. */
  async function inkOf(headline: string): Promise<number> {
    const { data } = await sharp(Buffer.from(card(headline)))
      .extract({ left: 64, top: 168, width: 632, height: 360 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value < 100).length / data.length;
  }

  it('draws the words, and nothing when there are none', async () => {
    const written = await inkOf('The ferry sails again after two years of work in the harbour');
    expect(written).toBeGreaterThan(0.04);
    expect(written).toBeLessThan(0.4);
    expect(card('')).not.toContain('undefined');
  });

  it('uses no font of the machine', () => {
    expect(card('Plain words')).not.toMatch(/<text|font-family/);
  });

  it.each([
    ['300 characters', 'Harbour reopens '.repeat(19)],
    ['one word that never ends', 'Donaudampfschifffahrt'.repeat(12)],
  ])('%s stay on the paper', async (_name, headline) => {
    const { data } = await sharp(Buffer.from(card(headline)))
      .extract({ left: 700, top: 150, width: 58, height: 480 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value > 240)).toBe(true);
  });

  it('goes without words in a script it has no letters of', () => {
    expect(card('ترسو العبارة')).not.toContain('#52616d');
    expect(card('Ferry sails 🎉')).toContain('#52616d');
  });
});

describe('lettering', () => {
  it('sets accents it has not as plain letters, and leaves out what has no shape', () => {
    expect(settable('Łódź  Ștefan 🎉\u200d!')).toEqual({
      text: expect.stringMatching(/dź?/),
      lost: expect.any(Number),
    });
    expect(settable('Şişli')).toEqual({ text: 'Sisli', lost: 0 });
    expect(settable('Crème brûlée')).toEqual({ text: 'Crème brûlée', lost: 0 });
    expect(settable('漢字').lost).toBe(1);
  });

  it('sets pairs closer', () => {
    expect(widthOf('To', 100)).toBeLessThan(widthOf('T', 100) + widthOf('o', 100));
    expect(widthOf('AA', 50)).toBeCloseTo(widthOf('AA', 100) / 2);
  });

  it('breaks lines between words, and words that are too long', () => {
    const lines = linesOf('one two three four five six', 40, 200);
    expect(lines.join(' ')).toBe('one two three four five six');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of linesOf(`a ${'x'.repeat(200)} b`, 40, 200))
      expect(widthOf(line, 40)).toBeLessThanOrEqual(200);
  });

  it('draws nothing for spaces', () => {
    expect(lineOf(' ', { x: 0, y: 0, size: 10 })).not.toContain('<path');
  });
});
