import { STROKE } from '../ui/icon.tsx';
import './ai.css';
import { Lock } from 'lucide-react';
import type { SessionUser } from '../../contract/contract.ts';
import { useLanguage } from '../language/language.tsx';
import { muteName } from '../mute/names.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { useAccountTexts } from '../session/texts.ts';
import { FILTER_ORDER } from './filter-levels.ts';
import { FilterSliders } from './filter-sliders.tsx';
import { ThemeChooser } from './theme-chooser.tsx';

/** Content filters and the theme: part of Premium; others read what they are. */
export function AiTab({ user, premium }: { user: SessionUser; premium: boolean }) {
  return premium ? <Open user={user} /> : <Locked />;
}

function Open({ user }: { user: SessionUser }) {
  const t = useAccountTexts();
  const isFiltered = FILTER_ORDER.some((kind) => user.filters[kind] !== null);
  return (
    <>
      <p className="quiet-p">
        {t(isFiltered ? 'ai.on' : 'ai.off')} <Followed interests={user.interests} />
      </p>
      <FilterSliders filters={user.filters} />
      <ThemeChooser theme={user.theme} />
    </>
  );
}

function Followed({ interests }: { interests: readonly string[] }) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  if (interests.length === 0) return t('ai.followNone');
  const names = interests.map((topic) => muteName(topic, t));
  return t('ai.follow', { interests: new Intl.ListFormat(language).format(names) });
}

function Locked() {
  const t = useAccountTexts();
  const openUpgrade = useOpenUpgrade();
  return (
    <>
      <p className="quiet-p locked">
        <Lock className="icon" strokeWidth={STROKE} aria-hidden="true" />
        {t('ai.locked')}
      </p>
      <ul className="filter-list">
        {FILTER_ORDER.map((kind) => (
          <li key={kind}>
            <b>{t(`filter.${kind}`)}</b>
            <p>{t(`filter.${kind}.note`)}</p>
          </li>
        ))}
        <li>
          <b>{t('theme.title')}</b>
          <p>{t('theme.note')}</p>
        </li>
      </ul>
      <p>
        <button className="btn outline" type="button" onClick={() => openUpgrade()}>
          {t('premium.upgrade')}
        </button>
      </p>
    </>
  );
}
