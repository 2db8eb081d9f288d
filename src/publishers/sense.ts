import { isDemoAddress, type Publisher } from '../contract/contract.ts';
import { findCountry } from '../geo/geo.ts';
import type { FieldPath } from './source.ts';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What a well-formed publisher may still get wrong: codes that name nothing, fields that contradict each other. */
export function senseFaults(publisher: Publisher): { path: FieldPath; message: string }[] {
  const faults: { path: FieldPath; message: string }[] = [];
  const say = (path: FieldPath, message: string) => faults.push({ path, message });

  if (!findCountry(publisher.country)) say(['country'], `${publisher.country} is no country's code`);
  if (!isLanguage(publisher.language)) say(['language'], `${publisher.language} is no language's code`);
  if (publisher.timeZone !== undefined && !isTimeZone(publisher.timeZone))
    say(['timeZone'], `${publisher.timeZone} is no time zone`);
  if (publisher.homepage !== undefined && !isAddress(publisher.homepage))
    say(['homepage'], 'is not a complete address');
  if (publisher.scope === 'regional' && !publisher.city)
    say(['city'], 'is missing: a regional publisher needs the city it writes from');

  for (const [index, feed] of publisher.feeds.entries()) {
    const at = (field: string): FieldPath => ['feeds', index, field];
    if (feed.language !== undefined && !isLanguage(feed.language))
      say(at('language'), `${feed.language} is no language's code`);
    if (!isAddress(feed.url)) say(at('url'), 'is not a complete address');
    if (isDemoAddress(feed.url) !== (publisher.demo ?? false))
      say(at('url'), 'demo publishers, and only they, have feeds whose address begins with demo:');
  }
  return faults;
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

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
