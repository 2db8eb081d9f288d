import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutBoilerplate } from './boilerplate.ts';
import { tokens } from './tokens.ts';

describe('tokens', () => {
  it.each([
    {
      why: 'stop words go, endings go',
      text: 'The ministers were voting on it',
      language: 'en',
      keys: 'minist vote',
    },
    {
      why: 'people become their country',
      text: 'Japanese and South Koreans',
      language: 'en',
      keys: 'japan south_korea',
    },
    { why: 'also in Dutch', text: 'Japanse en Zuid-Koreaanse', language: 'nl', keys: 'japan south_korea' },
    { why: 'US the country, us the people', text: 'US tells us', language: 'en', keys: 'usa tell' },
    { why: 'dotted', text: 'U.S. and U.K. sign', language: 'en', keys: 'usa britain sign' },
    { why: 'VS the country, vs the word', text: 'VS vs Duitsland', language: 'nl', keys: 'usa vs germany' },
    { why: 'shouted titles have no acronyms', text: 'GIVE US THE VOTE', language: 'en', keys: 'give vote' },
    {
      why: 'numbers with their marks',
      text: '3,000 at 6,4 and 25 per cent of £2bn',
      language: 'en',
      keys: '3000 6.4 25% 2bn',
    },
    { why: 'Dutch numbers', text: '3.000 en 25 procent', language: 'nl', keys: '3000 25%' },
    {
      why: 'possessives',
      text: "Peru’s lake, the actors' union",
      language: 'en',
      keys: 'peru lake actor union',
    },
    {
      why: 'names in every spelling',
      text: 'Ramazan, Hizbullah and Nawalny',
      language: 'en',
      keys: 'ramadan hezbollah navalni',
    },
    {
      why: '…as the usual one',
      text: 'Ramadan, Hezbollah and Navalny',
      language: 'en',
      keys: 'ramadan hezbollah navalni',
    },
    { why: '…in Dutch too', text: 'de Hizbullah in Charkov', language: 'nl', keys: 'hezbollah kharkiv' },
    { why: 'a company of one letter', text: 'X is down', language: 'en', keys: 'twitter' },
    { why: 'both Englishes', text: 'labor organizations', language: 'en', keys: 'labor organis' },
    { why: '…the other', text: 'labour organisations', language: 'en', keys: 'labor organis' },
    {
      why: 'words in one or two',
      text: 'cease-fire, air strikes',
      language: 'en',
      keys: 'ceasefire airstrike',
    },
    { why: 'accents', text: 'Curaçao café', language: 'en', keys: 'curacao cafe' },
    { why: 'phrases', text: 'Witte Huis in Den Haag', language: 'nl', keys: 'white_house hague' },
    { why: 'Dutch words find English ones', text: 'aardbeving', language: 'nl', keys: 'earthquake' },
    { why: 'amounts in words', text: '12,5 miljard en 3 miljoen', language: 'nl', keys: '12.5bn 3m' },
    {
      why: 'amounts as English has them',
      text: '$12.5 billion, 3-million',
      language: 'en',
      keys: '12.5bn 3m',
    },
    { why: 'compounds are their parts', text: 'handelsdeal', language: 'nl', keys: 'trade agreement' },
    { why: 'as English writes them', text: 'trade deal', language: 'en', keys: 'trade agreement' },
    { why: 'compounds of compounds', text: 'staalimportheffing', language: 'nl', keys: 'steel tariff' },
    { why: 'unknown parts stay together', text: 'Vestdijklaan', language: 'nl', keys: 'vestdijklaan' },
    {
      why: 'endings are no parts',
      text: 'leiderschap wetenschap',
      language: 'nl',
      keys: 'leadership scienc',
    },
    { why: 'nor are prefixes of verbs', text: 'overslapen', language: 'nl', keys: 'overslaap' },
    { why: 'stress adds nothing', text: 'topambtenaar', language: 'nl', keys: 'offici' },
    { why: 'names are in one piece', text: 'brand in Berghuis', language: 'nl', keys: 'fire berghuis' },
    { why: 'names of towns are no words', text: 'brand in Bergen', language: 'nl', keys: 'fire bergen' },
    {
      why: 'of a town',
      text: 'Zwolse en Rotterdamse haven',
      language: 'nl',
      keys: 'zwoll rotterdam harbor',
    },
    { why: 'plurals of unknown words', text: 'twee vlerken, een vlerk', language: 'nl', keys: 'vlerk vlerk' },
    { why: 'what may break a line', text: 'schip\u00ADper', language: 'nl', keys: 'skipper' },
    { why: 'irregular verbs', text: 'gestolen, steelt, stal', language: 'nl', keys: 'theft theft theft' },
    {
      why: 'forms of one verb',
      text: 'verhoogt verhogen verhoogd verhoging',
      language: 'nl',
      keys: 'rais rais rais rais',
    },
    { why: 'verbs in two parts', text: 'opgespoord opsporing', language: 'nl', keys: 'search search' },
    {
      why: 'English words that Dutch also has keep their own meaning',
      text: 'brand',
      language: 'en',
      keys: 'brand',
    },
    {
      why: 'other languages keep their words',
      text: 'Erdbeben in Chile',
      language: 'de',
      keys: 'erdbeben chile',
    },
  ])('$why', ({ text, language, keys }) => {
    expect(tokens(text, language).join(' ')).toBe(keys);
  });

  it('never throws and never gives an empty key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('en', 'nl', 'zh', ''),
        (text, language) => {
          expect(tokens(text, language)).not.toContain('');
        },
      ),
    );
  });
});

describe('withoutBoilerplate', () => {
  it.each([
    ['Live updates: storm reaches Oslo', 'storm reaches Oslo'],
    ['Storm reaches Oslo – live', 'Storm reaches Oslo'],
    ['Storm reaches Oslo | Podcast', 'Storm reaches Oslo'],
    ['Breaking: Watch: storm reaches Oslo', 'storm reaches Oslo'],
    ['Election live: count begins', 'Election count begins'],
    ['Liveblog | Storm bij Oslo', 'Storm bij Oslo'],
    ['Wednesday briefing: What the storm did', 'What the storm did'],
    ['Video game sales rise', 'Video game sales rise'],
    ['Live music returns', 'Live music returns'],
    ['Report: storm was foreseen', 'Report: storm was foreseen'],
  ])('%s', (title, rest) => {
    expect(withoutBoilerplate(title)).toBe(rest);
  });
});
