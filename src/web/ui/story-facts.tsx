/** Small facts that cards and the story share: category and place, language of the original, time. */
import type { ReactNode } from 'react';
import { labelledCategory } from '../../contract/category.ts';
import type { Genre } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { languageName } from '../format/names.ts';
import { isLongAgo, shortDate, timeAgo } from '../format/time.ts';
import { useLanguage, useTexts } from '../language/language.tsx';
import { LocalDate } from './local-date.tsx';

/** What kind of report this is, where it is not news. */
export function GenreMark({ genre }: { genre: Genre }) {
  const t = useTexts();
  return genre !== 'news' && <span className="genre">{t(`genre.${genre}`)}</span>;
}

/** Category in its colour, the kind of report, then the place. */
export function Kicker({
  category,
  genre = 'news',
  place,
  children,
}: {
  category: string;
  genre?: Genre;
  place: string;
  children?: ReactNode;
}) {
  const { t } = useLanguage();
  const key = labelledCategory(category);
  return (
    <p className={`kicker cat-${key}`}>
      <b>{t(`category.${key}`)}</b>
      <GenreMark genre={genre} />
      {place && <span>{place}</span>}
      {children}
    </p>
  );
}

/** Marks a story that is shown in another language than the page. */
export function OriginalLanguage({ code }: { code: string }) {
  const { language, t } = useLanguage();
  if (code === language) return null;
  const name = languageName(code, language);
  return (
    <abbr className="orig" title={t('card.original', { language: name })}>
      {code.toUpperCase()}
    </abbr>
  );
}

/** How long ago, with the exact time for machines. */
export function TimeAgo({ at }: { at: string | null }) {
  const t = useTexts();
  const now = useNow();
  const time = Date.parse(at ?? '');
  if (isLongAgo(time, now)) return <LocalDate at={time} write={(day) => shortDate(day, t)} />;
  return <time dateTime={at ?? undefined}>{timeAgo(at, now, t)}</time>;
}

/** For text in another language than the page: so that it is pronounced, hyphenated and written in its own direction. */
export function useLang(code: string): { lang?: string; dir?: 'auto' } {
  const { language } = useLanguage();
  return code === language ? {} : { lang: code, dir: 'auto' };
}
