import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { houseAdsFile } from './house-ads-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'helder-ads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = { title: 'A boat', description: 'It floats.', ctaText: 'See it' };
const boat = {
  sponsor: 'Boats & Sons',
  imageUrl: 'https://boats.example/boat.jpg',
  targetUrl: 'https://boats.example/',
  words: { en: words, nl: words },
};

function read(written: unknown): ReturnType<typeof houseAdsFile> {
  const path = join(folder, 'ads.json');
  writeFileSync(path, typeof written === 'string' ? written : JSON.stringify(written));
  return houseAdsFile(path);
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
  it('is read as it stands', () => {
    expect(read({ about: 'Ours', items: [boat] })).toEqual([boat]);
  });

  it('its faults are told with those of all other settings', () => {
    const path = join(folder, 'two-faults.json');
    writeFileSync(path, JSON.stringify({ items: [{ ...boat, a: 1, sponsor: '' }] }));
    let faults: string[] = [];
    try {
      readConfig({ SPONSORED: path, PORT: 'x' });
    } catch (error) {
      if (error instanceof ConfigError) faults = error.faults;
    }
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(['PORT', 'SPONSORED', 'SPONSORED']);
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
    ['a field nobody knows', { items: [{ ...boat, price: 3 }] }, ['items.0.price is not a known field']],
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
    ['a file that is not there', () => houseAdsFile(join(folder, 'nowhere.json'))],
    ['a file that is no JSON', () => read('{ "items": [')],
  ])('%s is told in plain words', (_name, reading) => {
    expect(reading).toThrow(/SPONSORED \(.*json\) cannot be read/);
  });
});
