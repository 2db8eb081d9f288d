/** What the importance of a story is made of, point by point: pure. */
import type { ArticleSource, Factors, ImportancePart, StoryDetail } from '../../contract/contract.ts';
import { TELLS_NEWS } from '../../contract/genre.ts';
import { PARTS_NEARBY } from '../../contract/importance.ts';
import { decimal, type Wording } from './reasons.ts';
import { tenthsOf } from './tenths.ts';

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

/** To the world and nearby, in points of ten that add up to what is shown above them. Empty for stories from before that was written down. */
export function talliesOf(
  { reasons, sources }: StoryDetail,
  { globalRelevance, localRelevance }: Factors,
  { language, t }: Omit<Wording, 'now'>,
): Tally[] {
  if (reasons.importance.length === 0) return [];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const row = (what: string, tenths: number) => ({
    what,
    points: number.format(tenths / 10).replace('-', '−'),
  });
  const words = wordsOf(reasons.importance, sources, t);
  const shown = tenthsOf(
    reasons.importance.map(({ points }) => points),
    shownTenths(globalRelevance),
  );
  const shared = reasons.importance.reduce(
    (sum, { part }, at) => sum + (PARTS_NEARBY.has(part) ? (shown[at] ?? 0) : 0),
    0,
  );
  return [
    {
      title: t('why.importance'),
      rows: reasons.importance.map((part, at) => ({
        ...row(words(part), shown[at] ?? 0),
        ...(part.points === 0 && { points: '' }),
        ...foreign(part.text ?? '', sources, language),
      })),
    },
    {
      title: t('why.importance.nearby'),
      rows: [
        row(t('why.importance.place'), shownTenths(localRelevance) - shared),
        row(t('why.importance.shared'), shared),
      ],
    },
  ];
}

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
