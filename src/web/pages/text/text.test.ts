import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../../contract/contract.ts';
import { rendered } from '../../testing/page.ts';
import { pageInput } from '../../testing/stories.ts';

type TextName = 'about' | 'privacy' | 'terms';

/** What each text must say, in both languages. */
const SAID: [id: string, text: TextName, en: string, nl: string][] = [
  ['POLICY-04 a minimum age of 13', 'terms', 'at least 13 years old', 'ten minste 13 jaar oud'],
  [
    'POLICY-05 permission for those under 18',
    'terms',
    'If you are under 18, you need the permission of a parent',
    'Ben je jonger dan 18, dan heb je toestemming nodig van een ouder',
  ],
  ['POLICY-06 the yearly price', 'terms', '$49 for annual billing', '$ 49 bij betaling per jaar'],
  [
    'POLICY-07 deletion within 30 days',
    'privacy',
    'personal data is deleted within 30 days',
    'persoonsgegevens worden binnen 30 dagen gewist',
  ],
  [
    'POLICY-08 an answer within 48 hours',
    'privacy',
    'we respond within 48 hours',
    'we reageren binnen 48 uur',
  ],
  [
    'POLICY-09 an answer within 5 business days',
    'terms',
    'we respond within 5 business days',
    'we reageren binnen 5 werkdagen',
  ],
  [
    'POLICY-10 when it was last updated',
    'privacy',
    'Last updated January 13, 2025',
    'Laatst bijgewerkt op 13 januari 2025',
  ],
  [
    'POLICY-11 PREM-31 money back',
    'terms',
    'There is a 30-day money-back guarantee',
    'Er is een geld-terug-garantie van 30 dagen',
  ],
  [
    'that Premium may begin with a trial',
    'terms',
    'You can try it once, free for 7 days',
    'Je kunt het één keer 7 dagen gratis proberen',
  ],
  [
    'that Premium may begin without one',
    'terms',
    'Without a trial, Premium starts with the first payment',
    'Zonder proefperiode begint Premium met de eerste betaling',
  ],
  ['GEN-05 plain facts', 'about', 'Plain facts. No clickbait.', 'Gewone feiten. Geen clickbait.'],
  [
    'GEN-06 filtering and muting',
    'about',
    'Filter and mute the topics you do not want',
    'Filter en demp onderwerpen die je niet wilt',
  ],
  ['GEN-07 less stress', 'about', 'Less stress.', 'Minder stress.'],
  ['that no payment is real', 'terms', 'no money is taken', 'er wordt geen geld afgeschreven'],
];

it('POLICY-06 PREM-33 the terms name the prices that are charged, whichever list is in force', async () => {
  const { site } = pageInput();
  const terms = async (language: InterfaceLanguage) => {
    const screen = { kind: 'text', text: 'terms' } as const;
    const page = await rendered({ screen, language, site: { ...site, priceList: 'alternate' } });
    return page.text(page.all('long-text')[0]);
  };
  expect(await terms('en')).toContain('it costs $9.99 a month, or $99.99 for annual billing');
  expect(await terms('nl')).toContain('kost het € 9,99 per maand, of € 99,99 bij betaling per jaar');
});

it.each(['privacy', 'terms'] as const)(
  'the %s name the site as readers do, without the scheme',
  async (text) => {
    const { site } = pageInput();
    const at = async (publicUrl: string) => {
      const page = await rendered({
        screen: { kind: 'text', text },
        language: 'en',
        site: { ...site, publicUrl },
      });
      return page.text(page.all('long-text')[0]);
    };
    expect(await at('https://helder.example')).toContain(' helder.example');
    expect(await at('https://helder.example')).not.toContain('https://helder.example');
    expect(await at('http://127.0.0.1:4310')).not.toContain('http://');
  },
);

it('the publishers of a Helder are listed by name', async () => {
  const page = await rendered({ screen: { kind: 'text', text: 'about' }, language: 'en' });
  const names = page.text(page.all('publishers')[0]).split(/ \(invented, for demonstration\) ?/);
  expect(names.filter(Boolean)).toEqual([
    'De Waterkrant',
    'Meridian Wire',
    'Noordzij Nieuws',
    'Signal & Field',
    'The Harbour Post',
  ]);
});

it('only real publishers have a page to go to', async () => {
  const { site } = pageInput();
  const publishers = [true, false].map((demo) => ({
    name: demo ? 'Invented' : 'Real',
    homepage: `https://${demo ? 'invented' : 'real'}.example`,
    demo,
  }));
  const screen = { kind: 'text', text: 'about' } as const;
  const page = await rendered({ screen, site: { ...site, publishers } });
  expect(page.html).toContain('<a href="https://real.example"');
  expect(page.html).not.toContain('<a href="https://invented.example"');
});

async function textIn(text: TextName, language: InterfaceLanguage): Promise<string> {
  const page = await rendered({ screen: { kind: 'text', text }, language });
  return page.text(page.all('long-text')[0]);
}

describe('the long texts say', () => {
  it.each(SAID)('%s, in %s', async (_id, text, en, nl) => {
    expect(await textIn(text, 'en')).toContain(en);
    expect(await textIn(text, 'nl')).toContain(nl);
  });

  const NAMES = ['device', 'failedImages', 'placeSought', 'user', 'tokens', 'subscription', 'joined'];
  it.each([
    '__Host-helder',
    '__Host-helder-visit',
    '__Host-helder-session',
    ...NAMES.map((name) => `helder.${name}`),
    'GeoNames',
  ])('DATA-50 what is kept or used by name: %s', async (name) => {
    for (const language of ['en', 'nl'] as const) {
      const all = await Promise.all([textIn('privacy', language), textIn('about', language)]);
      expect(all.join(' ')).toContain(name);
    }
  });
});
