import type { Publisher, RankingCategory } from '../../../contract/contract.ts';
import { clampPoints } from './score.ts';

export interface RelevanceFacts {
  scope: Publisher['scope'];
  /** The report names a city, or none. */
  cityKnown: boolean;
  /** It plays in the publisher's own country; null = place unknown. */
  atHome: boolean | null;
  /** Countries concerned other than the publisher's. */
  foreignCountries: number;
  category: RankingCategory | null;
  /** World news is one of its categories too. */
  worldly: boolean;
  /** Headline, line break, summary. */
  text: string;
  url: string;
}

/** Where a story starts, by who tells it: a global publisher chose it for the world, a regional one for its town. */
const GLOBAL_BASE: Record<Publisher['scope'], number> = { global: 4.2, national: 3.3, regional: 2 };
const LOCAL_BASE: Record<Publisher['scope'], number> = { global: 2, national: 3.5, regional: 6 };

/** Some subjects travel, others stay at home. */
const GLOBAL_BY_CATEGORY: Record<RankingCategory, number> = {
  world: 1.1,
  politics: 0.3,
  science: 1,
  business: 0.5,
  technology: 0.7,
  environment: 0.7,
  health: 0.5,
  entertainment: 0,
  sports: 0,
  crime: -0.7,
};
/** An election or a merger abroad is world news as well. */
const AFFAIRS: ReadonlySet<RankingCategory> = new Set([
  'politics',
  'business',
  'technology',
  'environment',
  'health',
]);
const LOCAL_BY_CATEGORY: Partial<Record<RankingCategory, number>> = {
  world: -1.5,
  science: -1,
  technology: -0.5,
  crime: 0.5,
};

const ONE_FOREIGN_COUNTRY = 0.5;
const MORE_COUNTRIES = 1.2;
const ACTOR = 1;
const MAX_ACTORS = 2;
const EVENT = 0.8;
const MAX_EVENTS = 1;
const SOFT = -1.5;
const COMMENTARY = -1;
const CITY_KNOWN = 2;
const AT_HOME = 1;
const ABROAD = -1;
const LOCAL_WORD = 0.5;
const MAX_LOCAL_WORDS = 3;

/** Bodies and leaders whose decisions cross borders. */
const INTERNATIONAL_ACTORS =
  /\b(United Nations|UN|Verenigde Naties|VN|NATO|NAVO|European Union|Europese Unie|EU|IMF|World Bank|Wereldbank|WHO|WTO|OPEC|G7|G20|BRICS|COP\d\d|ICC|Red Cross|Rode Kruis|Security Council|Veiligheidsraad|White House|Witte Huis|Kremlin|Trump|Putin|Poetin|Xi Jinping|Zelensky\w*|Netanyahu|the Pope|de paus|Nobel\w*|Olympi\w+|World Cup|Federal Reserve|ECB|Wall Street)\b/gu;
/** Events that are news far away. */
const GREAT_EVENTS =
  /\b(war|oorlog|ceasefire|wapenstilstand|staakt-het-vuren|invasion|invasie|nuclear|kern(?:wapens?|centrale)|earthquake|aardbeving|tsunami|pandemic|pandemie|hurricane|orkaan|famine|hongersnood|coup|staatsgreep|assassinat\w+|genocide|peace (?:deal|talks)|vredes\w+|sanctions|sancties|hostages?|gijzelaars?|plane crash|vliegramp|global|wereldwijd|world leaders|wereldleiders|climate change|klimaatverandering|tariffs|importheffing\w*|election|verkiezingen)\b/giu;
/** Nothing has happened: service, series, pastime. */
const SOFT_NEWS =
  /\b(quiz|crossword|puzzle|podcast|newsletter|recipes?|recepten?|horoscoop|horoscope|review|recensie|promo codes?|best deals|how to watch|tv-gids|photos of|in photos|in pictures|photo gallery|key events|around the world|newsletter|in beeld|briefing|live updates|liveblog|obituary|lifestyle)\b/iu;
/** Thinks about what happened before: below the news itself, when both are there. Read in the headline. */
const THINKING =
  /^(?:analysis|opinion|explainer|why|how|what|who|will|is|are|can|could|does|analyse|opinie|waarom|hoe|wat|wie)\b|\?$|\b(?:what to know|explained|takeaways|in charts|uitgelegd)\b/iu;
/** Sections of comment in an article's address. */
const COMMENT_SECTION = /\/(?:opinions?|commentisfree|analysis|comment|columns?|essays?|ideas|opinie)\//u;
const LOCAL_WORDS =
  /\b(residents|neighbou?rs?|neighbou?rhood|council|councillors?|city hall|town|village|county|local|schools?|commuters?|inwoners|bewoners|buurt|buurtbewoners|wijk|gemeente|gemeenteraad|wethouder|burgemeester|dorp|stad|straat|plaatselijke?|lokale?|regio|provincie|omwonenden)\b/giu;

const count = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;

const isCommentary = ({ text, url }: RelevanceFacts): boolean =>
  THINKING.test(text.slice(0, text.indexOf('\n'))) || COMMENT_SECTION.test(url);

/** 0–10: how much the story matters to somebody far away. */
export function globalRelevance(facts: RelevanceFacts): number {
  const { scope, foreignCountries, category, worldly, text } = facts;
  const bySubject = category ? GLOBAL_BY_CATEGORY[category] : 0;
  const travels = worldly && category !== null && AFFAIRS.has(category);
  const countries =
    foreignCountries === 0 ? 0 : foreignCountries === 1 ? ONE_FOREIGN_COUNTRY : MORE_COUNTRIES;
  return clampPoints(
    GLOBAL_BASE[scope] +
      (travels ? GLOBAL_BY_CATEGORY.world : bySubject) +
      countries +
      Math.min(count(text, INTERNATIONAL_ACTORS), MAX_ACTORS) * ACTOR +
      Math.min(count(text, GREAT_EVENTS), MAX_EVENTS) * EVENT +
      (SOFT_NEWS.test(text) ? SOFT : isCommentary(facts) ? COMMENTARY : 0),
  );
}

/** 0–10: how much the story matters to somebody near it. */
export function localRelevance(facts: RelevanceFacts): number {
  const { scope, cityKnown, atHome, category, text } = facts;
  return clampPoints(
    LOCAL_BASE[scope] +
      (cityKnown ? CITY_KNOWN : 0) +
      (atHome === null ? 0 : atHome ? AT_HOME : ABROAD) +
      (category ? (LOCAL_BY_CATEGORY[category] ?? 0) : 0) +
      Math.min(count(text, LOCAL_WORDS), MAX_LOCAL_WORDS) * LOCAL_WORD,
  );
}
