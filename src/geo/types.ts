/** A point in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Languages place names are known in. */
export type NameLanguage = 'en' | 'nl';

export interface Country extends Coordinates {
  /** ISO 3166-1 alpha-2; the three islands of the Caribbean Netherlands share BQ. */
  code: string;
  /** English name, the one used inside Helder. */
  name: string;
  nameNl: string;
  aliases: string[];
}
export interface CountryCentroid extends Coordinates {
  display_name: string;
  source: 'built-in';
}

/** A city of the built-in lists. */
export interface BuiltInCity extends Coordinates {
  name: string;
  nameNl: string;
  /** English country name. */
  country: string;
}
