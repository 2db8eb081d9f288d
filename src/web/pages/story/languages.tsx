import type { StoryDetail } from '../../../contract/contract.ts';
import { languageName } from '../../format/names.ts';
import { useLanguage } from '../../language/language.tsx';
import { Meter } from '../../ui/meter.tsx';

/** In which languages it is reported, most first; nothing where there is one. */
export function Languages({ sources }: Pick<StoryDetail, 'sources'>) {
  const { language, t } = useLanguage();
  const counts = new Map<string, number>();
  for (const source of sources) counts.set(source.language, (counts.get(source.language) ?? 0) + 1);
  if (counts.size < 2) return null;
  const rows = [...counts].sort(([a, many], [b, others]) => others - many || a.localeCompare(b, language));
  return (
    <section className="panel">
      <h2>{t('story.languages')}</h2>
      <ul className="langs">
        {rows.map(([code, count]) => (
          <li key={code}>
            <span>{languageName(code, language)}</span>
            <Meter value={count / sources.length} />
            <span className="num">{t('card.reports', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
