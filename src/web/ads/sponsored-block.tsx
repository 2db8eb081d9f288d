import { useTexts } from '../language/language.tsx';
import type { Sponsored } from './sponsored.ts';

/** Two forms for wide pages, two for narrow ones. */
export type AdForm = 'banner' | 'horizontal' | 'card' | 'compact';

interface SponsoredBlockProps {
  item: Sponsored;
  form: AdForm;
}

/**
 * An advertisement: tinted, in the interface's type, labelled before anything else. Its title is no heading, so that
 * moving from heading to heading meets news only.
 */
export function SponsoredBlock({ item, form }: SponsoredBlockProps) {
  const t = useTexts();
  const described = form === 'banner' || form === 'card';
  return (
    <section className={`ad ad-${form}`} aria-label={t('ads.label')}>
      <p className="ad-top">
        <b>{t('ads.label')}</b> <span>{t('ads.by', { sponsor: item.sponsor })}</span>
      </p>
      {form !== 'compact' && (
        <img className="ad-art" alt="" src={item.imageUrl} width={300} height={200} loading="lazy" />
      )}
      <div className="ad-words">
        <p className="ad-title">{item.title}</p>
        {described && <p>{item.description}</p>}
      </div>
      <a className="cta" href={item.targetUrl} rel="sponsored noopener noreferrer">
        {item.ctaText}
      </a>
    </section>
  );
}
