import type { StoryDetail } from '../../../contract/contract.ts';
import type { Translate } from '../../../texts/browser.ts';
import { useLanguage } from '../../language/language.tsx';
import { Dots } from '../../ui/dots.tsx';
import { type Origin, originsOf } from './origins.ts';

/** Who reported it independently, and who repeats whom. */
export function Origins({ sources }: Pick<StoryDetail, 'sources'>) {
  const { language, t } = useLanguage();
  const origins = originsOf(sources);
  if (origins.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  /** Those of which the same is to be said, by what that is: most are newsrooms with own reporting. */
  const groups = new Map<string, Origin[]>();
  for (const origin of origins) {
    const note = noteOf(origin, t, list);
    groups.set(note, [...(groups.get(note) ?? []), origin]);
  }
  return (
    <section className="panel">
      <h2>{t('story.origins', { count: origins.length })}</h2>
      {[...groups].map(([note, alike]) => (
        <div key={note} className="origin">
          <ul>
            {alike.map(({ key, name, reports }) => (
              <li key={key}>
                <Dots sizes={[reports]} />
                <b>{name}</b>
              </li>
            ))}
          </ul>
          <p>{note}</p>
        </div>
      ))}
      <p>{t('story.origins.note')}</p>
    </section>
  );
}

function noteOf({ isAgency, repeatedBy, alsoIn }: Origin, t: Translate, list: Intl.ListFormat): string {
  const notes = [t(isAgency ? 'story.origins.agency' : 'story.origins.own')];
  if (repeatedBy.length > 0) notes.push(t('story.origins.repeated', { names: list.format(repeatedBy) }));
  if (alsoIn.length > 0) notes.push(t('story.origins.also', { names: list.format(alsoIn) }));
  return notes.join(' ');
}
