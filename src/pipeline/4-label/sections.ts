import type { RankingCategory } from '../../contract/contract.ts';

/**
 * Names of newspaper sections, as they stand in addresses ("/sport/football/…"), in feeds and in an item's
 * own categories, by the category they mean. Sections that say where and not what ("us-news", "binnenland")
 * are left out on purpose.
 */
const SECTION_NAMES: Record<RankingCategory, string> = {
  world: `world world-news international international-news global news-world buitenland wereld middleeast middle-east
    asia asia-pacific south-asia africa americas latin-america europe war conflict ukraine-war israel-war-on-gaza
    russia-ukraine-war foreign foreign-policy global-development europa azie afrika amerika`,
  politics: `politics politiek us-politics uk-politics election elections elections-2026 verkiezingen congress
    white-house government den-haag democracy policy`,
  science: `science wetenschap space ruimte ruimtevaart astronomy physics archaeology archeologie sciencetech
    science-environment nature-science`,
  business: `business economy economie economics money finance financieel markets beurs companies bedrijven
    personal-finance energy-business real-estate your-money media-business dealbook economie-en-financien geld
    bedrijfsleven venture startups`,
  technology: `technology tech technologie gadgets ai artificial-intelligence ai-artificial-intelligence apple google
    information-technology security internet digital digitaal apps transportation reviews gear hardware cybersecurity
    personaltech machine-learning robotics mobile computers`,
  environment: `environment climate climate-environment climate-change klimaat milieu natuur nature wildlife
    duurzaamheid energy climate-crisis weather weer science-climate`,
  health: `health well gezondheid medical wellness coronavirus covid medicine mental-health zorg fitness
    public-health`,
  entertainment: `entertainment arts culture culture-art film movies music books tv-and-radio television theater theatre
    stage artanddesign art-design games gaming streaming cultuur cultuur-en-media muziek boeken media-en-cultuur
    entertainment-arts entertainment_and_arts celebrity showbiz achterklap koningshuis lifestyle-entertainment dance
    arts-entertainment tv pop-culture celebs media-cultuur cultuur-media`,
  sports: `sport sports sporten football voetbal soccer cricket tennis rugby rugby-union rugbyunion basketball nba nfl
    nhl mlb golf formula-1 formula1 formule-1 cycling wielrennen schaatsen athletics olympics olympische-spelen boxing
    hockey baseball f1 athletic racing wnba ncaaf`,
  crime: `crime misdaad criminaliteit crime-courts courts law justice politie 112 rechtbank`,
};

const CATEGORY_OF = new Map<string, RankingCategory>(
  (Object.entries(SECTION_NAMES) as [RankingCategory, string][]).flatMap(([category, names]) =>
    names.split(/\s+/).map((name) => [name, category] as const),
  ),
);

/** Path segments worth looking at: sections come before the headline. */
const SEGMENTS = 6;
const DATE_SEGMENT = /^\d{1,4}$/;
/** A last segment this long is the headline itself. */
const SLUG_LENGTH = 40;

/** The category a section's name means ("Sport", "Climate change", "climate-change"), or null. */
export function categoryOfSection(name: string): RankingCategory | null {
  return (
    CATEGORY_OF.get(
      name
        .trim()
        .toLowerCase()
        .replace(/[\s&/]+/g, '-'),
    ) ?? null
  );
}

/**
 * The categories named by the sections in an article's address, the deepest first:
 * "/2026/07/21/us/politics/…" → politics.
 */
export function categoriesOfAddress(url: string): RankingCategory[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  const found = path
    .split('/')
    .filter((segment) => segment !== '' && !DATE_SEGMENT.test(segment) && segment.length < SLUG_LENGTH)
    .slice(0, SEGMENTS)
    .flatMap((segment) => categoryOfSection(segment.replace(/\.\w+$/, '')) ?? []);
  return [...new Set(found.toReversed())];
}
