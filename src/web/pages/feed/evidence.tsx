import { useTexts } from '../../language/language.tsx';

/** More dots than this are a smear: the words beside them still say the whole number. */
const MOST_ORIGINS = 6;
const MOST_RINGS = 4;

interface EvidenceProps {
  reports: number;
  origins: number;
  /** Reports per origin. */
  sizes: number[];
  /** Names to show. */
  publishers: string[];
}

/** A filled dot is an origin, the rings behind it repeat it; then the same in words, and who reported. */
export function Evidence({ reports, origins, sizes, publishers }: EvidenceProps) {
  const t = useTexts();
  const unnamed = reports - publishers.length;
  return (
    <p className="evidence">
      <Dots sizes={sizes} />
      <span>
        <b>{t('card.reports', { count: reports })}</b> · {t('card.origins', { count: origins })}
      </span>
      {publishers.length > 0 && (
        <span className="chips">
          {publishers.map((name) => (
            <span key={name}>{name}</span>
          ))}
          {unnamed > 0 && <i>{t('card.more', { count: unnamed })}</i>}
        </span>
      )}
    </p>
  );
}

export function Dots({ sizes }: { sizes: number[] }) {
  return (
    <span className="dots" aria-hidden="true">
      {sizes.slice(0, MOST_ORIGINS).map((size, origin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their place
        <i key={origin}>
          {Array.from({ length: Math.min(size - 1, MOST_RINGS) }, (_, ring) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <s key={ring} />
          ))}
        </i>
      ))}
    </span>
  );
}
