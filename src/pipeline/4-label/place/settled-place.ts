/** Where a report plays, when its text, its publisher, its categories and its address have been asked. */
import type { Genre, Report } from '../../../contract/contract.ts';
import type { Text } from '../tokens.ts';
import { countryPlace, type Decided, type PlaceFinding } from './decide.ts';
import { eventIn, hostOf } from './filed.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Home, Placeless } from './home.ts';
import { cityInSlug, placeInSlug } from './slug.ts';

/** Their summaries list other things, and their addresses too. */
export const LISTS: ReadonlySet<Genre> = new Set(['bulletin', 'promo']);

/** Between the items of a round-up, which have so many words at least: fewer are a name or a series. */
const ITEM_BREAK = / [|•] /;
const ITEM_WORDS = 4;

/** What of a report says where it plays, beside the text. */
export type Filed = Placeless & Pick<Report, 'title' | 'publishedAt'>;

/** "Crash on the A12 | Teenager missing in Maarssen": the places of its items are not its own. */
function isRoundUp({ text }: Text): boolean {
  const items = text.split(ITEM_BREAK).filter((item) => item.trim().split(' ').length >= ITEM_WORDS);
  return items.length > 1;
}

/** The place of a report whose text names none: its address says it more surely than where the paper is at home. */
function unnamedPlace(report: Filed, found: PlaceFinding, home: Home, gazetteer: Gazetteer): Decided {
  const { url, headline, summary } = report;
  const standIn = home.standIn(report);
  if (standIn?.basis === 'seat' || standIn?.place.city) return standIn;
  const inSlug = placeInSlug(url, [headline, summary], gazetteer);
  return inSlug ? { place: inSlug, basis: 'named' } : (standIn ?? found);
}

/** @param found what its text says */
export function settledPlace(report: Filed, found: PlaceFinding, home: Home, gazetteer: Gazetteer): Decided {
  const { url, category, itemCategories, headline, summary } = report;
  const held = category === 'sports' ? hostOf(report) : eventIn(itemCategories, gazetteer);
  const host = found.basis === 'scene' ? null : held;
  const { place, basis } = host ?? (found.basis ? found : unnamedPlace(report, found, home, gazetteer));
  if (!place || basis === 'seat') return { place, basis };
  if (LISTS.has(report.genre) || isRoundUp(headline)) return { place: countryPlace(place.country), basis };
  if (place.city) return { place, basis };
  return { place: cityInSlug(url, place, [headline, summary], gazetteer) ?? place, basis };
}
