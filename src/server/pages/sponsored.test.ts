import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, ROOT } from '../../config.ts';
import { INTERFACE_LANGUAGES } from '../../contract/contract.ts';
import { startTestServer } from '../testing/server.ts';
import { readSponsored, throughUs } from './sponsored.ts';

const folder = mkdtempSync(join(tmpdir(), 'helder-ads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = { title: 'A boat', description: 'It floats.', ctaText: 'See it' };
const boat = {
  sponsor: 'Boats & Sons',
  imageUrl: 'https://boats.example/boat.jpg',
  targetUrl: 'https://boats.example/',
  words: { en: words, nl: words },
};

function read(written: unknown): ReturnType<typeof readSponsored> {
  const path = join(folder, 'ads.json');
  writeFileSync(path, typeof written === 'string' ? written : JSON.stringify(written));
  return readSponsored(path);
}

function faultsOf(written: unknown): string[] {
  try {
    read(written);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).faults.map((fault) => fault.replace(/^SPONSORED \(.*?\):? /, ''));
  }
}

describe('the file of house ads', () => {
  it('ADS-11 GEN-14 without one there are four items with all six fields, nobody’s but ours', () => {
    const items = readSponsored(null);
    expect(items).toHaveLength(4);
    for (const { sponsor, targetUrl, imageUrl, words } of items) {
      expect(sponsor.trim()).not.toBe('');
      expect(new URL(targetUrl).hostname).toMatch(/\.example$/);
      expect(existsSync(join(ROOT, 'src/web/public', imageUrl))).toBe(true);
      for (const language of INTERFACE_LANGUAGES)
        for (const text of Object.values(words[language])) expect(text.trim()).not.toBe('');
    }
  });

  it('is read as it stands; pictures from elsewhere come through this server', () => {
    const items = read({ about: 'Ours', items: [boat, { ...boat, imageUrl: '/assets/ads/tea.svg' }] });
    expect(items[0]).toEqual(boat);
    const ours = throughUs(items, (url) => `/images/${encodeURIComponent(url)}`);
    expect(ours.map(({ imageUrl }) => imageUrl)).toEqual([
      '/images/https%3A%2F%2Fboats.example%2Fboat.jpg',
      '/assets/ads/tea.svg',
    ]);
  });

  it.each<[string, unknown, string[]]>([
    ['a missing list', {}, ['items is missing']],
    ['an empty list', { items: [] }, ['items must be a list of 1 to 100 items']],
    ['no object', [boat], ['the file must be an object']],
    ['an item that is none', { items: [boat, 7] }, ['items.1 must be an object']],
    [
      'a link that leads to a script',
      { items: [{ ...boat, targetUrl: 'javascript:alert(1)' }] },
      ['items.0.targetUrl must be an address that begins with https://'],
    ],
    [
      'a picture from nowhere',
      { items: [{ ...boat, imageUrl: '../boat.jpg' }] },
      ['items.0.imageUrl must be a file under /assets/, or an address that begins with https://'],
    ],
    [
      'a field nobody knows',
      { items: [{ ...boat, price: 3 }] },
      ['items.0.price is not a field of this file'],
    ],
    ['no Dutch', { items: [{ ...boat, words: { en: words } }] }, ['items.0.words.nl is missing']],
  ])('%s is refused, by name', (_name, written, faults) => {
    expect(faultsOf(written)).toEqual(faults);
  });

  it('every fault is told at once', () => {
    const bad = {
      sponsor: ' ',
      imageUrl: 1,
      targetUrl: 'http://x',
      words: { en: { title: '' }, nl: words },
      a: 1,
    };
    expect(faultsOf({ items: [bad, bad] })).toHaveLength(14);
  });

  it.each([
    ['a file that is not there', () => readSponsored(join(folder, 'nowhere.json'))],
    ['a file that is no JSON', () => read('{ "items": [')],
  ])('%s is told in plain words', (_name, reading) => {
    expect(reading).toThrow(/SPONSORED \(.*json\) cannot be read/);
  });
});

describe('house ads on a page', () => {
  it.each([
    ['on', 4],
    ['off', 0],
  ])('ADS-09 FLAG-03 while they are %s a page brings %i', async (setting, count) => {
    const server = await startTestServer({ env: { ADS_ENABLED: setting } });
    await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(server.renderer.inputs[0]?.sponsored).toHaveLength(count);
    await server.close();
  });
});
