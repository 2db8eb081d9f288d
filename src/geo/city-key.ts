import { fold } from './fold.ts';

/**
 * What one city goes by in a table: how its name is written does not matter, which country it is in does.
 * @param country its English name: of one that somebody wrote, countryKey()
 */
export const cityKey = (name: string, country: string): string => `${fold(name)}|${country}`;
