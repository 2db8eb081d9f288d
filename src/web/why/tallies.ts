/** What the importance of a story is made of, point by point: pure. */
import type { ArticleSource, Factors, ImportancePart, StoryDetail } from '../../contract/contract.ts';
import { TELLS_NEWS } from '../../contract/genre.ts';
import { beyondScale, countsNearby, pointsNearby } from '../../contract/importance-points.ts';
import { decimal, type Wording } from './reasons.ts';
import { sharedTenths, sumOf, tenthsOf } from './tenths.ts';

interface Tally {
  /** What the points are for. */
  title: string;
  /** Points with their sign; none for what is said beside them. */
  rows: Row[];
}

interface Row {
  what: string;
  points: string;
  /** Of what is quoted, where that is not the page's language. */
  lang?: string;
}

/**
 * To the world and nearby, in points of ten that add up to what is shown above them. Empty for stories from before that was written down,
 * and only the first for those from before the place was.
 */
export function talliesOf(
  { reasons: { importance, place }, sources }: StoryDetail,
  { globalRelevance, localRelevance }: Factors,
  { language, t }: Omit<Wording, 'now'>,
): Tally[] {
  if (importance.length === 0) return [];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const row = (what: string, tenths = 0) => ({ what, points: number.format(tenths / 10).replace('-', '−') });
  const limit = (points: number, tenths = 0) =>
    points === 0 ? [] : [row(t('why.importance.limit', { low: points > 0 ? 1 : 0 }), tenths)];
  const words = wordsOf(importance, sources, t);

  const here = importance.filter(countsNearby);
  const elsewhere = importance.filter((part) => !countsNearby(part));
  const shared = pointsNearby(importance);
  const cut = beyondScale(shared + sumOf(pointsIn(elsewhere)));
  const cutNearby = beyondScale(shared + (place ?? 0));
  const world = { points: [...pointsIn(elsewhere), cut], total: shownTenths(globalRelevance) };
  const nearby = { points: [place ?? 0, cutNearby], total: shownTenths(localRelevance) };
  const both = sharedTenths(shared, place === undefined ? [world] : [world, nearby]);
  const ofElsewhere = tenthsOf(world.points, world.total - both);
  const ofHere = tenthsOf(pointsIn(here), both);
  const [ofPlace, ofCut] = tenthsOf(nearby.points, nearby.total - both);
  const shown = new Map([
    ...here.map((part, at) => [part, ofHere[at]] as const),
    ...elsewhere.map((part, at) => [part, ofElsewhere[at]] as const),
  ]);
  const toWorld = {
    title: t('why.importance'),
    rows: [
      ...importance.map((part) => ({
        ...row(words(part), shown.get(part)),
        ...(part.points === 0 && { points: '' }),
        ...foreign(part.text ?? '', sources, language),
      })),
      ...limit(cut, ofElsewhere.at(-1)),
    ],
  };
  const toThoseNearby = {
    title: t('why.importance.nearby'),
    rows: [
      row(t('why.importance.place'), ofPlace),
      row(t('why.importance.shared'), both),
      ...limit(cutNearby, ofCut),
    ],
  };
  return place === undefined ? [toWorld] : [toWorld, toThoseNearby];
}

const pointsIn = (parts: readonly ImportancePart[]): number[] => parts.map(({ points }) => points);

/** Of a share of ten points, as the sentence above the tallies says it. */
const shownTenths = (share: number): number => Math.round(Number(decimal(share, 'en')) * 100);

/**
 * Importance counts the newsrooms that told the story as news in its last hours, where there is news of it. The page around counts all:
 * what the others did is said as well.
 */
function wordsOf(importance: ImportancePart[], sources: ArticleSource[], t: Wording['t']) {
  const isNews = importance.every(({ part }) => part !== 'kind');
  const newsrooms = (some: ArticleSource[]) => new Set(some.map(({ origin }) => origin)).size;
  const all = newsrooms(sources);
  const telling = isNews ? newsrooms(sources.filter(({ genre }) => TELLS_NEWS.has(genre))) : all;
  return ({ part, count = 0, text = '' }: ImportancePart): string => {
    // Fewer than counted are left of a story whose publishers the reader mutes.
    const others = { earlier: Math.max(0, telling - count), otherwise: all - telling };
    const key = isNews || (part !== 'origins' && part !== 'alone') ? part : (`${part}.other` as const);
    return t(`why.importance.${key}`, { count, words: text, ...others });
  };
}

/** The language of quoted words: of the headlines that have them, or the only one that the story is told in. */
function foreign(words: string, sources: ArticleSource[], page: string): { lang?: string } {
  if (words === '') return {};
  const having = sources.filter(({ headline }) => headline.toLowerCase().includes(words));
  const languages = new Set((having.length > 0 ? having : sources).map((source) => source.language));
  const [lang = page] = languages;
  return languages.has(page) || (having.length === 0 && languages.size > 1) ? {} : { lang };
}
