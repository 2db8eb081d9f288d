import { useId } from 'react';
import { categoryAddress } from '../../contract/address.ts';
import { useTexts } from '../language/language.tsx';
import { useCityName } from '../location/city-name.ts';
import { useLocation } from '../location/location.tsx';
import { useOpener } from '../panels.tsx';
import { Icon } from '../ui/icon.tsx';
import { plainly } from '../ui/plainly.ts';

/** The compact selector of header and strip. Without JavaScript it leads to the local feed. */
export function CityPicker() {
  const t = useTexts();
  const { place } = useLocation();
  const city = useCityName(place);
  const opener = useOpener({ kind: 'place' });
  return (
    <a
      className="tool"
      id={useId()}
      href={categoryAddress('local')}
      {...opener}
      onClick={plainly(opener.onClick)}
      {...(city ? { 'aria-label': t('nav.city', { city }) } : {})}
    >
      <Icon name="pin" />
      {city ?? t('nav.chooseCity')}
    </a>
  );
}
