import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { addressOf, categoryAddress, type FeedScreen } from '../../contract/address.ts';
import { useTexts } from '../language/language.tsx';
import { useGo, useScreen } from '../router.tsx';
import { Icon } from '../ui/icon.tsx';

/** The toggle links here, so that without JavaScript the bar opens as the page's target. */
export const SEARCH_BAR = 'search';
const DEBOUNCE_MS = 300;

interface SearchBarProps {
  screen: FeedScreen;
  open: boolean;
  close: () => void;
}

/** A form that works by itself (GET ?q=); with JavaScript it searches while the reader types. */
export function SearchBar({ screen, open, close }: SearchBarProps) {
  const t = useTexts();
  const go = useGo();
  const covered = useScreen().kind !== 'feed';
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(screen.query);
  const searched = useRef(screen.query);
  const { category, sort } = screen;
  // A search has an order of its own; the feed's is kept for when it closes.
  const searchFor = useCallback(
    (query: string) => addressOf({ kind: 'feed', category, query, sort }),
    [category, sort],
  );
  useEffect(() => {
    // Back and Forward change the query under us; what we searched ourselves is already in the field.
    if (searched.current !== screen.query) setText(screen.query);
    searched.current = screen.query;
  }, [screen.query]);
  useEffect(() => {
    const query = text.trim();
    // What was opened meanwhile stays; its closing comes back to the search.
    if (covered || query === searched.current) return undefined;
    const timer = setTimeout(() => {
      // An entry that typing made is typing's to change, also where the field was emptied in between; any other stays.
      const replace = window.history.state?.typed;
      searched.current = query;
      go(searchFor(query), { replace, state: { typed: true } });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, searchFor, go, covered]);
  const wasOpen = useRef(open);
  useEffect(() => {
    // Who came by a link to a search wants its stories, and no keyboard over them.
    if (open && !wasOpen.current && !screen.query) input.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, screen.query]);
  const submit = (event: FormEvent) => event.preventDefault();
  const clear = () => {
    setText('');
    searched.current = '';
    if (screen.query) go(searchFor(''));
    close();
  };
  return (
    <search>
      <form
        className="searchbar"
        id={SEARCH_BAR}
        action={categoryAddress(category)}
        data-open={open || undefined}
        onSubmit={submit}
      >
        <Icon name="search" />
        <input
          ref={input}
          name="q"
          type="search"
          value={text}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) clear();
          }}
        />
        {sort !== 'top' && <input name="sort" type="hidden" value={sort} />}
        <button className="x needs-script" type="button" aria-label={t('search.clear')} onClick={clear}>
          <Icon name="x" />
        </button>
      </form>
    </search>
  );
}
