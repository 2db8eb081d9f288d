/** House ads of invented sponsors. */
import type { SponsoredItem } from '../../contract/contract.ts';

const sponsoredItem = (drawing: string, sponsor: string, en: string, nl: string): SponsoredItem => ({
  sponsor,
  imageUrl: `/assets/ads/${drawing}.svg`,
  targetUrl: `https://${drawing}.example/`,
  words: {
    en: { title: en, description: `${en}, made by hand in Leiden.`, ctaText: `See the ${drawing}` },
    nl: { title: nl, description: `${nl}, met de hand gemaakt in Leiden.`, ctaText: 'Bekijk het' },
  },
});

export const ADS: readonly SponsoredItem[] = [
  sponsoredItem('bicycle', 'Rijnland Fietsen', 'A bicycle that folds', 'Een fiets die opvouwt'),
  sponsoredItem('tea', 'Kade & Linde', 'Tea for the quiet hour', 'Thee voor het stille uur'),
  sponsoredItem('lamp', 'Lumen & Zoon', 'A lamp for the evening', 'Een lamp voor de avond'),
  sponsoredItem('chair', 'Stoelenmakerij Veld', 'Chairs that are mended', 'Stoelen die je repareert'),
];
