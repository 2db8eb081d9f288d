import { countryName } from './countries.ts';
import borders from './data/border-points.json' with { type: 'json' };
import { NEAREST_RADIUS_KM, REVERSE_RADIUS_KM } from './distance.ts';
import { allCities, type GazetteerCity } from './gazetteer.ts';
import { type Nearest, nearestFinder } from './point-index.ts';
import { namelessPlace } from './region.ts';
import type { Coordinates } from './types.ts';

/** Something that is known to lie in a country. */
interface CountryPoint extends Coordinates {
  /** English country name. */
  country: string;
}

/** Points of small places whose nearest known city is abroad, as scripts/build-geo.ts chose them. */
function borderPoints(): CountryPoint[] {
  return Object.entries(borders.countries).flatMap(([code, points]) =>
    points.split(' ').map((point) => {
      const [latitude = 0, longitude = 0] = point.split(',').map(Number);
      return { latitude, longitude, country: countryName(code) ?? code };
    }),
  );
}

interface Atlas {
  city: Nearest<GazetteerCity>;
  inCountry: Nearest<CountryPoint>;
}

let opened: Atlas | null = null;

/** Made at the first question, then kept. */
function atlas(): Atlas {
  opened ??= {
    // Where nobody is counted, the place is only known to be near a town.
    city: nearestFinder(allCities().filter(({ population, capital }) => population > 0 || capital)),
    inCountry: nearestFinder([...allCities(), ...borderPoints()]),
  };
  return opened;
}

/** The known city nearest to a point within `radiusKm`, one of the point's own country before others; or null. */
export function nearestCity(point: Coordinates, radiusKm: number = NEAREST_RADIUS_KM): GazetteerCity | null {
  const { city, inCountry } = atlas();
  const home = inCountry(point, radiusKm)?.country;
  return city(point, radiusKm, ({ country }) => country === home) ?? city(point, radiusKm);
}

/**
 * Names a position: the nearest city within 100 km, else a part of the world,
 * else "Your Location, Detected Area".
 */
export function reverse(point: Coordinates): { city: string; country: string } {
  const city = nearestCity(point, REVERSE_RADIUS_KM);
  return city ? { city: city.name, country: city.country } : namelessPlace(point);
}
