import { COUNTRY_WORDS } from './countries.ts';
import { readTable } from './table.ts';

/**
 * Names of several words, English and Dutch, that stand for one thing; also Dutch compounds that English writes apart.
 * "-" stands for a space or a hyphen.
 */
const PHRASES = `
white_house: white-house witte-huis
prime_minister: prime-minister eerste-minister minister-president
foreign_minister: foreign-minister foreign-secretary minister-van-buitenlandse-zaken buitenlandminister
supreme_court: supreme-court hooggerechtshof
world_cup: world-cup wereldkampioenschap wereldbeker
climate_change: climate-change klimaatverandering
artificial_intelligence: artificial-intelligence kunstmatige-intelligentie
central_bank: central-bank centrale-bank
interest_rate: interest-rate interest-rates rentetarief
stock_market: stock-market stock-markets aandelenmarkt aandelenbeurs
red_cross: red-cross rode-kruis
middle_east: middle-east midden-oosten
hague: the-hague den-haag
west_bank: west-bank westelijke-jordaanoever westoever
ivory_coast: ivory-coast ivoorkust
who_health: world-health-organization world-health-organisation wereldgezondheidsorganisatie
united_nations: united-nations verenigde-naties
security_council: security-council veiligheidsraad
nuclear_plant: nuclear-plant nuclear-power-plant kerncentrale
heat_wave: heat-wave heatwave hittegolf
power_cut: power-cut power-outage blackout stroomstoring stroomuitval
plane_crash: plane-crash vliegtuigcrash vliegtuigongeluk
train_crash: train-crash treinongeluk treinramp
royal_family: royal-family koningshuis koninklijk-huis
climate_summit: climate-summit klimaattop
peace_talks: peace-talks peace-negotiations vredesoverleg vredesonderhandelingen
peace_deal: peace-deal peace-agreement vredesakkoord
trade_war: trade-war handelsoorlog
trade_deal: trade-deal trade-agreement handelsakkoord handelsverdrag
oil_price: oil-price oil-prices olieprijs olieprijzen
gas_price: gas-price gas-prices gasprijs gasprijzen
`;

/** Stands before a key that replaces a phrase, so that no later step takes it for a word of the text. */
export const KEY_MARK = '\uE000';

const keys = new Map(
  [...readTable(COUNTRY_WORDS), ...readTable(PHRASES)]
    .filter(([word, key]) => word.includes('-') || (key.includes('_') && word !== key))
    .map(([word, key]) => [word.replaceAll('-', ' '), key]),
);
const longestFirst = [...keys.keys()].sort((a, b) => b.length - a.length);
const ANY_PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|').replaceAll(' ', '[\\s-]')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Puts the key of a known phrase, marked, in its place. Expects text without accents. */
export function replacePhrases(text: string): string {
  return text.replace(
    ANY_PHRASE,
    (phrase) => `${KEY_MARK}${keys.get(phrase.toLowerCase().replace(/[\s-]/g, ' '))} `,
  );
}
