import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutBoilerplate } from './boilerplate.ts';
import { read, tokens } from './tokens.ts';

describe('tokens', () => {
  it.each([
    ['stop words go, endings go', 'en', 'The ministers were voting on it', 'minist vote'],
    ['people become their country', 'en', 'Japanese and South Koreans', 'japan south_korea'],
    ['also in Dutch', 'nl', 'Japanse en Zuid-Koreaanse', 'japan south_korea'],
    ['US the country, us the people', 'en', 'US tells us', 'usa tell'],
    ['dotted', 'en', 'U.S. and U.K. sign', 'usa britain sign'],
    ['VS the country, vs the word', 'nl', 'VS vs Duitsland', 'usa vs germany'],
    ['shouted titles have no acronyms', 'en', 'GIVE US THE VOTE', 'give vote'],
    ['numbers with their marks', 'en', '3,000 at 6,4 and 25 per cent of £2bn', '3000 6.4 25% 2bn'],
    ['Dutch numbers', 'nl', '3.000 en 25 procent', '3000 25%'],
    ['possessives', 'en', "Peru’s lake, the actors' union", 'peru lake actor union'],
    ['names in every spelling', 'en', 'Ramazan, Hizbullah and Nawalny', 'ramadan hezbollah navalni'],
    ['…as the usual one', 'en', 'Ramadan, Hezbollah and Navalny', 'ramadan hezbollah navalni'],
    ['…in Dutch too', 'nl', 'de Hizbullah in Charkov', 'hezbollah kharkiv'],
    ['a company of one letter', 'en', 'X is down', 'twitter'],
    ['both Englishes', 'en', 'labor organizations', 'labor organis'],
    ['…the other', 'en', 'labour organisations', 'labor organis'],
    ['words in one or two', 'en', 'cease-fire, air strikes', 'ceasefire airstrike'],
    ['accents', 'en', 'Curaçao café', 'curacao cafe'],
    ['phrases', 'nl', 'Witte Huis in Den Haag', 'white_house hague'],
    ['names of the Games', 'en', 'Winter Olympics schedule, Milano Cortina Games', 'olymp schedul olymp'],
    ['…as one word has them', 'en', 'Olympic', 'olymp'],
    ['…and of a cup', 'en', 'FIFA World Cup final', 'world_cup final'],
    ['Dutch words find English ones', 'nl', 'aardbeving', 'earthquake'],
    ['amounts in words', 'nl', '12,5 miljard en 3 miljoen', '12.5bn 3m'],
    ['amounts as English has them', 'en', '$12.5 billion, 3-million', '12.5bn 3m'],
    ['amounts as companies have them', 'en', '$12.5B, 3M', '12.5bn 3m'],
    ['measures', 'en', '9.4kg, 3,000ft', '9.4 kg 3000 ft'],
    ['an age is its number', 'en', 'boy, 14, a 14-year-old and 16 year olds', 'boy 14 14 16'],
    ['so is what is counted', 'en', 'the 7th night of the 21st', '7 night 21'],
    ['in Dutch too', 'nl', 'de 7de nacht van een 14-jarige, de 3e', '7 night 14 3'],
    ['compounds are their parts', 'nl', 'handelsdeal', 'trade agreement'],
    ['as English writes them', 'en', 'trade deal', 'trade agreement'],
    ['compounds of compounds', 'nl', 'staalimportheffing', 'steel tariff'],
    ['unknown parts stay together', 'nl', 'Vestdijklaan', 'vestdijklaan'],
    ['endings are no parts', 'nl', 'leiderschap wetenschap', 'leadership scienc'],
    ['nor are prefixes of verbs', 'nl', 'overslapen', 'overslaap'],
    ['"zo\u2019n" is no sun', 'nl', "zo’n, zo'n en z’n zon", 'sun'],
    ['stress adds nothing', 'nl', 'topambtenaar', 'offici'],
    ['names are in one piece', 'nl', 'brand in Berghuis', 'fire berghuis'],
    ['names of towns are no words', 'nl', 'brand in Bergen', 'fire bergen'],
    ['of a town', 'nl', 'Zwolse en Rotterdamse haven', 'zwoll rotterdam harbor'],
    ['plurals of unknown words', 'nl', 'twee vlerken, een vlerk', 'vlerk vlerk'],
    ['what may break a line', 'nl', 'schip\u00ADper', 'skipper'],
    ['irregular verbs', 'nl', 'gestolen, steelt, stal', 'theft theft theft'],
    ['forms of one verb', 'nl', 'verhoogt verhogen verhoogd verhoging', 'rais rais rais rais'],
    ['verbs in two parts', 'nl', 'opgespoord opsporing', 'search search'],
    ['English words that Dutch also has keep their own meaning', 'en', 'brand', 'brand'],
    ['single letters say nothing', 'en', 'Vitamin D rules, plan B', 'vitamin rule plan'],
    ['nor do stop words with an ending', 'en', 'Who’s next', 'next'],
    ['…however they begin', 'nl', 'Zo’n schip', 'ship'],
    ['other languages keep their words', 'de', 'Erdbeben in Chile', 'erdbeben chile'],
  ])('%s', (_, language, text, keys) => {
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

describe('the towns that a text names', () => {
  it.each([
    ['Brand in Zwolle', 'zwolle'],
    ['Brand in Brussel, schip uit Zwolle', 'brussel zwolle'],
    ['Jansen ziet bergen bij Bergen', 'bergen'],
    ['Bezoek aan bergen', ''],
    ['Brand in Parijs', ''],
    ['BRAND IN ZWOLLE', ''],
    ['Brand in Den Haag', 'den haag'],
    ['Den Haag rouwt', 'den haag'],
    ['Brand in Den Bosch, schip uit ’s-Hertogenbosch', 'den bosch den bosch'],
    ['Brand in Bergen op Zoom', 'bergen op zoom'],
    ['Brand in Bergen, schip uit Bergen op Zoom', 'bergen bergen op zoom'],
    ['Brand in Den Hoorn', 'den hoorn'],
    ['Brand in Hoorn, schip uit Den Hoorn', 'den hoorn hoorn'],
    ['Brand in Sint Oedenrode', 'sint oedenrode'],
    ['Brand in Capelle aan den IJssel', 'capelle aan den ijssel'],
    ['Brand op de berg en dal', ''],
    ['De wijk bij de punt', ''],
    ['DEN HAAG (VK) - Brand in Zwolle', 'zwolle'],
    ['BRAND IN DEN HAAG', ''],
    ['Rotterdamse haven sluit', 'rotterdam'],
    ['Brand in een Utrechtse wijk', 'utrecht'],
    ['Friese boer rouwt', ''],
  ])('%s: %s', (text, towns) => {
    expect(read(text, 'nl').towns.sort().join(' ')).toBe(towns);
  });

  it('are told by capitals in languages that have them for names only', () => {
    expect(read('Fire in Den Haag', 'en').towns).toEqual([]);
  });

  it('where it happens, but not where somebody is from', () => {
    const { towns, scenes } = read('Gezin uit Emmen bij dienst in Kampen', 'nl');
    expect({ towns, scenes }).toEqual({ towns: ['emmen', 'kampen'], scenes: ['kampen'] });
  });

  it('of several words leave the keys as they are', () => {
    expect(tokens('brand in Bergen op Zoom', 'nl').join(' ')).toBe('fire bergen zoom');
  });
});

describe('withoutBoilerplate', () => {
  it.each([
    ['Live updates: storm reaches Oslo', 'storm reaches Oslo'],
    ['Storm reaches Oslo – live', 'Storm reaches Oslo'],
    ['Storm reaches Oslo – Veldmark politics live', 'Storm reaches Oslo'],
    ['Storm reaches Oslo – as it happened', 'Storm reaches Oslo'],
    ['Veldmark war live: border villages taken', 'border villages taken'],
    ['Earthquake live: forty dead', 'Earthquake live: forty dead'],
    ['Liveblog | Storm bij Oslo', 'Storm bij Oslo'],
    ['Non-league football live', 'Non-league football live'],
    ['Live music returns', 'Live music returns'],
    ['Report: storm was foreseen', 'Report: storm was foreseen'],
  ])('%s', (title, rest) => {
    expect(withoutBoilerplate(title)).toBe(rest);
  });
});
