/** What the importance of a story is made of, point by point: pure. */
import type { ArticleSource, Factors, StoryDetail } from '../../contract/contract.ts';
import { PARTS_NEARBY } from '../../contract/importance.ts';
import type { Wording } from './reasons.ts';

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

/** To the world and nearby, in points of ten. Empty for stories from before that was written down. */
export function talliesOf(
  { reasons, sources }: StoryDetail,
  { localRelevance }: Factors,
  { language, t }: Omit<Wording, 'now'>,
): Tally[] {
  if (reasons.importance.length === 0) return [];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const row = (what: string, points: number) => ({
    what,
    points: points === 0 ? '' : number.format(points).replace('-', '−'),
  });
  const shared = reasons.importance.reduce(
    (sum, { part, points }) => sum + (PARTS_NEARBY.has(part) ? points : 0),
    0,
  );
  return [
    {
      title: t('why.importance'),
      rows: reasons.importance.map(({ part, points, count = 0, text = '' }) => ({
        ...row(t(`why.importance.${part}`, { count, words: text }), points),
        ...foreign(text, sources, language),
      })),
    },
    {
      title: t('why.importance.nearby'),
      rows: [
        row(t('why.importance.place'), localRelevance * 10 - shared),
        row(t('why.importance.shared'), shared),
      ],
    },
  ];
}

/** The language of quoted words: of the headlines that have them, or the only one that the story is told in. */
function foreign(words: string, sources: ArticleSource[], page: string): { lang?: string } {
  if (words === '') return {};
  const having = sources.filter(({ headline }) => headline.toLowerCase().includes(words));
  const languages = new Set((having.length > 0 ? having : sources).map((source) => source.language));
  const [lang = page] = languages;
  return languages.has(page) || (having.length === 0 && languages.size > 1) ? {} : { lang };
}
