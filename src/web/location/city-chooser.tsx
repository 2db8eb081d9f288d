import './city-chooser.css';
import { useEffect, useRef, useState } from 'react';
import { feedUnder } from '../../contract/address.ts';
import type { City } from '../../contract/contract.ts';
import { useLanguage } from '../language/language.tsx';
import { useDeviceStore } from '../reader/reader.tsx';
import { useScreen } from '../router.tsx';
import { toast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import { keepHeight } from '../ui/keep-height.ts';
import { findCities, popularCities } from './cities.ts';
import { useCityName } from './city-name.ts';
import { useLocation } from './location.tsx';

const DEBOUNCE_MS = 300;

/** Search or pick a city, or use the current location; `done` closes it. */
export function CityChooser({ done }: { done: () => void }) {
  const { language, t } = useLanguage();
  const device = useDeviceStore();
  const { place, choose, followCurrent, detecting } = useLocation();
  const placeName = useCityName(place);
  const { category } = feedUnder(useScreen());
  const [query, setQuery] = useState('');
  const [{ of, cities }, setFound] = useState(() => ({ of: '', cities: popularCities('', language) }));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void findCities(query, language).then((cities) => {
        if (current) setFound({ of: query, cities });
      });
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, language]);
  const pick = (city: City) => {
    choose(city);
    // A city alone does not change the language at the next visit.
    if (!device.get().language) device.change(() => ({ language: { code: language, by: 'place' } }));
    done();
  };
  /** The list may still be that of a shorter word. Who left meanwhile, or wrote on, has not chosen. */
  const pickFirst = async () => {
    const [first] = await findCities(query, language);
    if (first && input.current?.value === query) pick(first);
  };
  const follow = async () => {
    const before = device.get().place;
    const back = before?.source === 'manual' && {
      label: t('city.back', { city: placeName ?? before.city }),
      run: () => choose({ ...before, name: before.city }),
    };
    done();
    const fault = await followCurrent();
    // The local feed says it itself, where it stays; the city that was chosen is cleared, and offered again.
    if (fault && (back || category !== 'local')) toast(t(`city.fault.${fault}`), 'failed', back || undefined);
  };
  const sought = of.trim();
  const [best] = cities;
  return (
    <section className="chooser" aria-label={t('city.choose')}>
      <div className="chooser-bar">
        <button className="btn outline" type="button" disabled={detecting} onClick={() => void follow()}>
          <Icon name="pin" />
          {t('city.current')}
        </button>
        <input
          ref={input}
          className="input"
          type="search"
          value={query}
          placeholder={t('city.search')}
          aria-label={t('city.search')}
          autoComplete="off"
          onInput={keepHeight}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // These keys are the keyboard's own then: take the word, or drop it.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') done();
            if (event.key === 'Enter' && query.trim() !== '') void pickFirst();
          }}
        />
      </div>
      {/* There before its words, so that they are read aloud. */}
      <p role="status" className={best ? 'sr' : undefined}>
        {best
          ? sought && t('city.found', { count: cities.length, city: best.displayName })
          : t('city.none', { query: sought })}
      </p>
      <ul>
        {cities.map((city) => (
          <li key={`${city.displayName} ${city.latitude}`}>
            <button type="button" onClick={() => pick(city)}>
              {city.displayName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
