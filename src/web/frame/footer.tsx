import { addressOf, categoryAddress } from '../../contract/address.ts';
import { useNow } from '../clock.tsx';
import { useTexts } from '../language/language.tsx';
import { FeedLink, OverlayLink } from '../router.tsx';
import { KeysButton } from '../shortcuts/shortcuts-button.tsx';
import { useSite } from '../site.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

/** These four. */
const SECTIONS = ['world', 'politics', 'science', 'environment'] as const;

export function Footer() {
  const t = useTexts();
  const { name, contactEmail } = useSite();
  const year = new Date(useNow()).getUTCFullYear();
  const text = (which: 'about' | 'privacy' | 'terms') => (
    <OverlayLink to={addressOf({ kind: 'text', text: which })}>{t(`footer.${which}`)}</OverlayLink>
  );
  return (
    <footer className="footer">
      <div className="page">
        <div className="brandcol">
          <FeedLink to="/" aria-label={t('brand.home', { name })}>
            <Wordmark name={name} />
          </FeedLink>
          <p className="tagline">{t('brand.tagline')}</p>
        </div>
        <div>
          <h2>{t('footer.sections')}</h2>
          <ul>
            {SECTIONS.map((category) => (
              <li key={category}>
                <FeedLink to={categoryAddress(category)}>{t(`category.${category}`)}</FeedLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{name}</h2>
          <ul>
            <li>{text('about')}</li>
            <li>
              <a href={`mailto:${contactEmail}`}>{t('footer.contact')}</a>
            </li>
            <li>{text('privacy')}</li>
            <li>{text('terms')}</li>
            <li>
              <KeysButton />
            </li>
          </ul>
        </div>
        <p className="legal">
          <span>{t('footer.copyright', { year: String(year), name })}</span>
          <span>{t('footer.rights')}</span>
        </p>
      </div>
    </footer>
  );
}
