import type { MouseEvent } from 'react';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { useLanguage } from '../language/language.tsx';
import { useGo } from '../router.tsx';
import { addressIn, addressOf, type FeedScreen } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** Each language by its own name (LANG-18), so that its speakers find it. */
const NAMES: Record<InterfaceLanguage, string> = { en: 'English', nl: 'Nederlands' };
const LANGUAGES: readonly InterfaceLanguage[] = ['en', 'nl'];

/** The compact selector of header and strip (LANG-01). Without JavaScript its links load the page in that language. */
export function LanguagePicker({ screen }: { screen: FeedScreen }) {
  const { language, t, setLanguage } = useLanguage();
  const go = useGo();
  const choose = (event: MouseEvent, next: InterfaceLanguage) => {
    event.preventDefault();
    void setLanguage(next).then(() => {
      // An address that asks for a language would win over the choice at the next visit.
      if (new URLSearchParams(location.search).has('lang')) go(addressOf(screen), { replace: true });
    });
  };
  return (
    <Menu
      className="tool-menu"
      label={t('nav.language', { language: NAMES[language] })}
      summary={
        <span className="tool">
          <Icon name="globe" />
          {language.toUpperCase()}
          <Icon name="down" />
        </span>
      }
    >
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={addressIn(screen, each)}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
          onClick={(event) => choose(event, each)}
        >
          {NAMES[each]}
        </a>
      ))}
    </Menu>
  );
}
