import { useTexts } from '../language/language.tsx';
import { useLocation } from '../location/location.tsx';
import { FeedLink } from '../router.tsx';
import { categoryAddress } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';

/** The reader's city, or an invitation to choose one: it leads to the local feed, where cities are chosen. */
export function CityPicker() {
  const t = useTexts();
  const { place } = useLocation();
  return (
    <FeedLink
      className="tool"
      to={categoryAddress('local')}
      {...(place ? { 'aria-label': t('nav.city', { city: place.city }) } : {})}
    >
      <Icon name="pin" />
      {place?.city ?? t('nav.chooseCity')}
    </FeedLink>
  );
}
