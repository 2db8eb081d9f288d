/** Whose affairs a text tells that names no country. */
import { countryName } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { says, type Text } from '../tokens.ts';

const { affairs, dealings, findings, homeAffairs, supranational } = lexicon.place;
const { companies } = lexicon.companies;
/** Countries whose affairs are told everywhere by words of their own. */
const KNOWN: ReadonlySet<string> = new Set(affairs.values());

const KNOWN_NAMES: ReadonlySet<string | null> = new Set([...KNOWN].map((code) => countryName(code)));

/** True for a word that means the affairs of another country than the paper's own, which has such words as well. */
export function isOfOthers(word: string, home: string): boolean {
  const code = affairs.get(word);
  return code !== undefined && KNOWN_NAMES.has(home) && countryName(code) !== home;
}

/** Whose words a text has: of a country ("Republicans", "Labour"), of no country and of all. */
export interface Affairs {
  /** English name of the one country whose words stand in the text; null = none, or several. */
  country: string | null;
  /** Councils and ministers: of wherever the paper is at home. */
  ofHome: boolean;
  /** Bodies of many countries, and to a paper for the world what is found out: of nowhere. */
  ofAll: boolean;
}

/** Words of a company's name at most. */
const NAME_WORDS = 3;

/** The country of the one company whose own affairs a headline tells ("Tesla shares fall"), or null. */
export function companyHome(headline: Text): string | null {
  if (!says(headline, dealings)) return null;
  const { tokens } = headline;
  const codes = new Set(
    tokens.flatMap(({ capital }, at) => {
      if (!capital) return [];
      for (let length = NAME_WORDS; length > 0; length -= 1) {
        const name = tokens.slice(at, at + length).map(({ folded }) => folded);
        const code = companies.get(name.join('_'));
        if (code) return code;
      }
      return [];
    }),
  );
  const [only] = codes;
  return only !== undefined && codes.size === 1 ? countryName(only) : null;
}

/**
 * @param code      ISO code of the publisher's country
 * @param isGlobal  it writes for the world
 */
export function affairsOf(texts: readonly Text[], code: string, isGlobal: boolean): Affairs {
  const words = texts.flatMap(({ tokens }) => tokens);
  const told = new Set(words.flatMap(({ capital, folded }) => (capital ? (affairs.get(folded) ?? []) : [])));
  // A senate is that of an own country to papers of all others.
  const own = told.has(code) ? code : [...told][0];
  const isTold = own !== undefined && (told.size === 1 || told.has(code));
  const isTheirs = isTold && (isGlobal || KNOWN.has(code));
  return {
    country: isTheirs ? countryName(own) : null,
    ofHome: isTold || words.some(({ folded }) => homeAffairs.has(folded)),
    ofAll: words.some(({ folded }) => supranational.has(folded) || (isGlobal && findings.has(folded))),
  };
}
