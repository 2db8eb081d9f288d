import { useTexts } from '../../language/language.tsx';
import { Dots } from '../../ui/dots.tsx';

interface EvidenceProps {
  reports: number;
  origins: number;
  /** Reports per origin. */
  sizes: number[];
  /** Names to show. */
  publishers: string[];
  /** Those that are named, and the others. */
  publisherCount: number;
}

/** A filled dot is an origin, the rings behind it repeat it; then the same in words, and who reported. */
export function Evidence({ reports, origins, sizes, publishers, publisherCount }: EvidenceProps) {
  const t = useTexts();
  const unnamed = publisherCount - publishers.length;
  return (
    <p className="evidence">
      <Dots sizes={sizes} />
      <span>
        <b>{t('card.reports', { count: reports })}</b> · {t('card.origins', { count: origins })}
      </span>
      {publishers.length > 0 && (
        <span className="chips">
          {publishers.map((name) => (
            <span key={name}>
              <Pause />
              {name}
            </span>
          ))}
          {unnamed > 0 && (
            <i>
              <Pause />+{unnamed} <span className="sr">{t('card.more')}</span>
            </i>
          )}
        </span>
      )}
    </p>
  );
}

/** The eye sees where one chip ends; a screen reader would say them in one breath. */
function Pause() {
  return <span className="sr">, </span>;
}
