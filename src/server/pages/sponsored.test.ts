import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../config.ts';
import { INTERFACE_LANGUAGES, SponsoredFileSchema } from '../../contract/contract.ts';
import { startTestServer } from '../testing/server.ts';
import houseAds from './house-ads.json' with { type: 'json' };
import { throughUs } from './sponsored.ts';

describe('the house ads that come with Helder', () => {
  it('ADS-11 GEN-14 without one there are four items with all six fields, nobody’s but ours', () => {
    expect(Value.Check(SponsoredFileSchema, houseAds)).toBe(true);
    expect(houseAds.items).toHaveLength(4);
    for (const { sponsor, targetUrl, imageUrl, words } of houseAds.items) {
      expect(sponsor.trim()).not.toBe('');
      expect(new URL(targetUrl).hostname).toMatch(/\.example$/);
      expect(existsSync(join(ROOT, 'src/web/public', imageUrl))).toBe(true);
      for (const language of INTERFACE_LANGUAGES)
        for (const text of Object.values(words[language])) expect(text.trim()).not.toBe('');
    }
  });

  it('pictures from elsewhere come through this server', () => {
    const [ours] = houseAds.items;
    const items = [ours, { ...ours, imageUrl: 'https://boats.example/boat.jpg' }].flatMap(
      (item) => item ?? [],
    );
    const shown = throughUs(
      items as Parameters<typeof throughUs>[0],
      (url) => `/images/${encodeURIComponent(url)}`,
    );
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual([
      ours?.imageUrl,
      '/images/https%3A%2F%2Fboats.example%2Fboat.jpg',
    ]);
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
