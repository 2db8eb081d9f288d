import { useId } from 'react';
import { categoryAddress } from '../../contract/address.ts';
import { useTexts } from '../language/language.tsx';
import { useCityName } from '../location/city-name.ts';
import { useLocation } from '../location/location.tsx';
import { useOpenPanel } from '../open-panel.ts';
import { preloadPanel } from '../panels.tsx';
import { Icon } from '../ui/icon.tsx';
import { plainly } from '../ui/plainly.ts';

/** The compact selector of header and strip. Without JavaScript it leads to the local feed. */
export function CityPicker() {
  const t = useTexts();
  const { place } = useLocation();
  const city = useCityName(place);
  const open = useOpenPanel();
  const preload = () => preloadPanel('place');
  return (
    <a
      className="tool"
      id={useId()}
      href={categoryAddress('local')}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={plainly(({ currentTarget }) => open({ kind: 'place' }, currentTarget))}
      {...(city ? { 'aria-label': t('nav.city', { city }) } : {})}
    >
      <Icon name="pin" />
      {city ?? t('nav.chooseCity')}
    </a>
  );
}
