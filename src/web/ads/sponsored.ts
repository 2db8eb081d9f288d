/** The house advertisements: invented sponsors and our own drawings. Nothing in them comes from anybody else. */
import type { InterfaceLanguage } from '../../contract/contract.ts';
import bicycle from './drawings/bicycle.svg?url&no-inline';
import chair from './drawings/chair.svg?url&no-inline';
import lamp from './drawings/lamp.svg?url&no-inline';
import tea from './drawings/tea.svg?url&no-inline';

interface Words {
  title: string;
  description: string;
  ctaText: string;
}

/** A sponsored item as one reader sees it. */
export interface Sponsored extends Words {
  sponsor: string;
  /** Address of a drawing, three wide and two high. */
  imageUrl: string;
  /** Where the call to action leads. */
  targetUrl: string;
}

type Item = Omit<Sponsored, keyof Words> & { words: Record<InterfaceLanguage, Words> };

const ITEMS: readonly [Item, ...Item[]] = [
  {
    sponsor: 'Rijnland Fietsen',
    imageUrl: bicycle,
    targetUrl: 'https://rijnland-fietsen.example/',
    words: {
      en: {
        title: 'A bicycle that folds in nine seconds',
        description: 'Made in Leiden, guaranteed for ten years, and light enough for the stairs.',
        ctaText: 'See the bicycle',
      },
      nl: {
        title: 'Een fiets die in negen seconden opvouwt',
        description: 'Gemaakt in Leiden, tien jaar garantie, en licht genoeg voor de trap.',
        ctaText: 'Bekijk de fiets',
      },
    },
  },
  {
    sponsor: 'Kade & Linde',
    imageUrl: tea,
    targetUrl: 'https://kade-en-linde.example/',
    words: {
      en: {
        title: 'Tea for the quiet hour after the news',
        description: 'Linden, mint and verbena from one garden, packed by hand on a Tuesday.',
        ctaText: 'Choose a tea',
      },
      nl: {
        title: 'Thee voor het stille uur na het nieuws',
        description: 'Linde, munt en verbena uit één tuin, op dinsdag met de hand verpakt.',
        ctaText: 'Kies een thee',
      },
    },
  },
  {
    sponsor: 'Lumen & Zoon',
    imageUrl: lamp,
    targetUrl: 'https://lumen-en-zoon.example/',
    words: {
      en: {
        title: 'A reading lamp that knows when it is evening',
        description: 'The light turns warmer with the hour. No app, no account, one switch.',
        ctaText: 'See the lamp',
      },
      nl: {
        title: 'Een leeslamp die weet wanneer het avond is',
        description: 'Het licht wordt warmer met het uur. Geen app, geen account, één schakelaar.',
        ctaText: 'Bekijk de lamp',
      },
    },
  },
  {
    sponsor: 'Stoelenmakerij Veld',
    imageUrl: chair,
    targetUrl: 'https://stoelenmakerij-veld.example/',
    words: {
      en: {
        title: 'Chairs that are mended, not replaced',
        description: 'Ash wood, woven seats. Bring yours back after twenty years and we weave it anew.',
        ctaText: 'Visit the workshop',
      },
      nl: {
        title: 'Stoelen die je repareert en niet vervangt',
        description: 'Essenhout en gevlochten zittingen. Na twintig jaar vlechten wij hem opnieuw.',
        ctaText: 'Bezoek de werkplaats',
      },
    },
  },
];

/** The item of an advertisement's place; places take turns. @param place 0 for the first of a feed, 1 for the next, … */
export function sponsoredAt(place: number, language: InterfaceLanguage): Sponsored {
  const { words, ...item } = ITEMS[place % ITEMS.length] ?? ITEMS[0];
  return { ...item, ...words[language] };
}
