/** Names of countries, and of those who stand for one, that are somebody else's. */
import { findCountry } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isGivenName } from '../called.ts';
import { gap } from '../tokens.ts';
import type { CountryKind } from './gazetteer.ts';
import type { Mention } from './mentions.ts';

const { leaders, mayors, natives } = lexicon.people;

/** Surname → what those who stand for a country are called before it: "keir". */
const GIVEN = new Map<string, string[]>();
for (const names of [leaders, mayors, natives])
  for (const name of names.keys()) {
    const [given = '', ...surname] = name.split('_');
    if (!names.has(surname.join('_'))) continue;
    const key = surname.join(' ');
    GIVEN.set(key, [...(GIVEN.get(key) ?? []), given]);
  }

/** Somebody, or a body by its short name. */
export const isOfPerson = (kind: CountryKind): boolean => kind === 'leader' || kind === 'native';

/** "Marie-France": a country's name that is part of a given one; not "Israel-Lebanon talks". */
export function isInGivenName({ at, first, text }: Mention): boolean {
  const before = text.tokens[at - 1];
  if (!before || gap(text, before, first) !== '-') return false;
  return isGivenName(before) && !findCountry(before.raw);
}

/** "Werner Herzog": a surname alone is not meant behind the given name of somebody else. */
export function isNamesake({ entry, previous }: Mention): boolean {
  if (!previous?.capital || !isGivenName(previous)) return false;
  const given = GIVEN.get(entry.key);
  return given !== undefined && !given.includes(previous.folded);
}
