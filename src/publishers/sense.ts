import { isDemoAddress, type Publisher } from '../contract/contract.ts';
import { cityNamed, findCountry } from '../geo/geo.ts';
import type { WellFormed } from './shape.ts';
import type { FieldPath } from './source.ts';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * What may still be wrong with well-formed fields: codes that name nothing, fields that contradict each other. Of a field that is
 * there in another form (its value is undefined) nothing is said, nor of what hangs on it.
 */
export function senseFaults(publisher: WellFormed<Publisher>): { path: FieldPath; message: string }[] {
  const { country, language, timeZone, homepage, feeds = [] } = publisher;
  const faults: { path: FieldPath; message: string }[] = [];
  const say = (path: FieldPath, message: string) => faults.push({ path, message });

  if (country !== undefined && !isCountryCode(country)) say(['country'], notACode(country));
  if (language !== undefined && !isLanguage(language))
    say(['language'], `${language} is not a language code`);
  if (timeZone !== undefined && !isTimeZone(timeZone)) say(['timeZone'], `${timeZone} is not a time zone`);
  if (homepage !== undefined && !addressIn(homepage)) say(['homepage'], 'is not a complete address');
  const cityFault = cityFaultOf(publisher);
  if (cityFault) say(['city'], cityFault);

  const isDemo = 'demo' in publisher ? publisher.demo : false;
  for (const [index, feed] of feeds.entries()) {
    const at = (field: string): FieldPath => ['feeds', index, field];
    if (feed.language !== undefined && !isLanguage(feed.language))
      say(at('language'), `${feed.language} is not a language code`);
    if (feed.url === undefined) continue;
    const address = addressIn(feed.url);
    if (!address) say(at('url'), 'is not a complete address');
    if (address?.username || address?.password)
      say(at('url'), 'must not contain a user name or password: such addresses are not fetched');
    if (isDemo !== undefined && isDemoAddress(feed.url) !== isDemo)
      say(at('url'), 'demo: addresses are for demo publishers only, and those have no others');
  }
  return faults;
}

/** A regional publisher is placed where its city lies, so it must have one that we know. */
function cityFaultOf(publisher: WellFormed<Publisher>): string | null {
  const { scope, city, country } = publisher;
  if (scope !== 'regional') return null;
  if (!('city' in publisher)) return 'is missing: a regional publisher needs the city it is based in';
  if (city === undefined || country === undefined || !isCountryCode(country) || cityNamed(city, country))
    return null;
  return `${city} is not a city in ${country} that Helder knows; for a small place, name the nearest larger one`;
}

/** Other short names, such as UK, are understood where readers write them; what a publisher says is compared as it stands. */
const isCountryCode = (text: string): boolean => findCountry(text)?.code === text;

function notACode(text: string): string {
  const meant = findCountry(text);
  return `${text} is not a country code${meant ? `: ${meant.name} is ${meant.code}` : ''}`;
}

function isLanguage(code: string): boolean {
  return languageNames.of(code) !== undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const addressIn = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
