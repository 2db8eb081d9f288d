import type { FeedScreen } from '../../contract/address.ts';
import { useLanguage } from '../language/language.tsx';
import { LanguageChoices } from '../language/language-choices.tsx';
import { nativeName } from '../language/names.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** The compact selector of header and strip. */
export function LanguagePicker({ screen }: { screen: FeedScreen }) {
  const { language, t } = useLanguage();
  return (
    <Menu
      className="tool-menu"
      label={t('nav.language', { language: nativeName(language) })}
      summary={
        <span className="tool">
          <Icon name="globe" />
          {language.toUpperCase()}
          <Icon name="down" />
        </span>
      }
    >
      <LanguageChoices screen={screen} />
    </Menu>
  );
}
