import './frame.css';
import { useEffect, useRef, useState } from 'react';
import type { FeedScreen } from '../../contract/address.ts';
import { useNow } from '../clock.tsx';
import { today } from '../format/time.ts';
import { useTexts } from '../language/language.tsx';
import { FeedLink } from '../router.tsx';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { plainly } from '../ui/plainly.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountControl } from './account-control.tsx';
import { CityPicker } from './city-picker.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Nav, Pills } from './nav.tsx';
import { SEARCH_BAR, SearchBar } from './search-bar.tsx';

export function Header({ screen }: { screen: FeedScreen }) {
  const t = useTexts();
  const { name } = useSite();
  const now = useNow();
  const searching = screen.query !== '';
  const [open, setOpen] = useState(searching);
  if (searching && !open) setOpen(true);
  const toggle = useRef<HTMLAnchorElement>(null);
  const searched = useRef(searching);
  useEffect(() => {
    // Who left the search by a link is done with its field; who emptied it goes on typing.
    if (searched.current && !searching && !document.activeElement?.closest(`#${SEARCH_BAR}`)) setOpen(false);
    searched.current = searching;
  }, [searching]);
  const closeSearch = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const openSearch = () => {
    setOpen(true);
    // One that is open already is focused by nobody else.
    document.querySelector<HTMLElement>(`#${SEARCH_BAR} input`)?.focus();
  };
  const date = <LocalDate at={now} write={(day) => today(day, t)} />;
  return (
    <header>
      <div className="page">
        <div className="masthead">
          <p className="today">
            <b>{date}</b>
            <span>{t('brand.tagline')}</span>
          </p>
          <FeedLink to="/" aria-label={t('brand.home', { name })}>
            <Wordmark name={name} />
          </FeedLink>
          <div className="tools">
            <a
              className="tool icon-tool"
              ref={toggle}
              href={`#${SEARCH_BAR}`}
              aria-label={t('search.open')}
              onClick={plainly(openSearch)}
            >
              <Icon name="search" />
            </a>
            <LanguagePicker screen={screen} />
            <CityPicker />
            <AccountControl />
          </div>
        </div>
      </div>
      <Nav screen={screen} />
      <div className="page">
        <SearchBar key={screen.category} screen={screen} open={open} close={closeSearch} />
        {!searching && (
          <>
            <div className="strip">
              <span>{date}</span>
              <LanguagePicker screen={screen} />
              <CityPicker />
            </div>
            <Pills screen={screen} />
          </>
        )}
      </div>
    </header>
  );
}
