import { DEFAULT_READS, type Reader, type ReaderLocation } from '../contract/contract.ts';
import { countryName, knownCity } from '../geo/geo.ts';

/**
 * The key of the pages this reader shares with others, or null when pages are rendered for this reader alone.
 * Readers share by language, country and a cell of 0.1° with a city that we know there: nothing in a key is free text, so
 * that no client can make up pages to fill the cache with. docs/decisions/0010 says why.
 * @param reader `position` in steps of 0.1°
 */
export function audienceOf(reader: Reader): string | null {
  if (isPersonal(reader)) return null;
  const place = placeKey(reader.place);
  return place === null ? null : `${reader.language}|${place}`;
}

function isPersonal({
  language,
  reads,
  interests,
  mutes,
  weights,
  theme,
  filters,
  account,
}: Reader): boolean {
  const usual = DEFAULT_READS[language];
  return (
    account !== null ||
    weights !== null ||
    filters !== null ||
    theme !== 'system' ||
    interests.length > 0 ||
    Object.values(mutes).some((rules) => rules.length > 0) ||
    reads.length !== usual.length ||
    usual.some((code) => !reads.includes(code))
  );
}

/** "" for no place; null for one that is not in the gazetteer. */
function placeKey(place: ReaderLocation | null): string | null {
  if (!place) return '';
  const { position, city, country } = place;
  if (!position) {
    const known = country === '' ? '' : countryName(country);
    return city === '' && known === country ? known : null;
  }
  const known = knownCity(city, country, position);
  if (known?.name !== city || known.country !== country) return null;
  return [country, position.latitude, position.longitude, position.accuracy ?? '', city].join('|');
}
