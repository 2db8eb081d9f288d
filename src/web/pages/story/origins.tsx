import type { StoryDetail } from '../../../contract/contract.ts';
import { useLanguage } from '../../language/language.tsx';
import { Dots } from '../../ui/dots.tsx';
import { type Origin, originsOf } from './origins.ts';

/** Who reported it independently, and who repeats whom. */
export function Origins({ sources }: Pick<StoryDetail, 'sources'>) {
  const { t } = useLanguage();
  const origins = originsOf(sources);
  if (origins.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('story.origins', { count: origins.length })}</h2>
      {origins.map((origin) => (
        <OriginRow key={origin.key} origin={origin} />
      ))}
      <p>{t('story.origins.note')}</p>
    </section>
  );
}

function OriginRow({ origin: { name, agency, reports, repeatedBy, alsoIn } }: { origin: Origin }) {
  const { language, t } = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <div className="origin">
      <Dots sizes={[reports]} />
      <b>{name}</b>
      <p>
        {agency ? t('story.origins.agency', { agency }) : t('story.origins.own')}{' '}
        {repeatedBy.length > 0 && t('story.origins.repeated', { names: list.format(repeatedBy) })}{' '}
        {alsoIn.length > 0 && t('story.origins.also', { names: list.format(alsoIn) })}
      </p>
    </div>
  );
}
