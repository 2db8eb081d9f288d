import { addressIn, type FeedScreen } from '../../contract/address.ts';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { plainly } from '../ui/plainly.ts';
import { useLanguageDetection } from './detection.ts';
import { useLanguage } from './language.tsx';
import { nativeName } from './names.ts';

/**
 * What both forms of the language selector offer: the languages, and detecting from the location. Without
 * JavaScript the languages are links to the page in that language.
 */
export function LanguageChoices({ screen }: { screen: FeedScreen }) {
  const { language, t, changeLanguage } = useLanguage();
  const { detect, detecting, failed, dismiss } = useLanguageDetection();
  const choose = (next: InterfaceLanguage) => void changeLanguage(next, 'hand');
  return (
    <>
      {INTERFACE_LANGUAGES.map((each) => (
        <a
          key={each}
          href={addressIn(screen, each)}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
          onClick={plainly(() => choose(each))}
        >
          {nativeName(each)}
        </a>
      ))}
      <button
        className="scripted"
        type="button"
        aria-disabled={detecting || undefined}
        onClick={() => detecting || detect()}
      >
        {t(detecting ? 'language.detecting' : 'language.detect')}
      </button>
      {failed && (
        <p className="fault" role="alert">
          {t('language.failed')}
          <button type="button" onClick={dismiss}>
            {t('language.dismiss')}
          </button>
        </p>
      )}
    </>
  );
}
