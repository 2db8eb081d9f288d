import type { Story } from '../contract/contract.ts';
import { COUNTRIES, countryKey } from '../geo/geo.ts';
import { categoryKey, termKey } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import { sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Who } from './who.ts';

const RELATED_MAX = 6;
/** What only stands in the same section, in the same country, fills a list up to here: six would say that the story has six related ones. */
const FILLED_TO = 3;

const COUNTRY_TAGS: ReadonlySet<string> = new Set(COUNTRIES.map(({ name }) => termKey(name)));

/** Tags that two stories share. */
interface Shared {
  /** What they are about: no places. */
  subjects: number;
  /** Countries, and the city of one of them: a third of a day's stories share the United States, and on its own a place makes nothing related. */
  places: number;
}

/**
 * At most six stories with a shared subject, most shared tags first, then the newest; where those are fewer than three, up to
 * three with the same first category and a shared country after them, in the same order.
 */
export function relatedOrder(snapshot: Snapshot, story: Story, { reader, hiding }: Who): Order {
  const shared = sharedTags(snapshot, story);
  const sharesSubject = (index: number): boolean => (shared.get(index)?.subjects ?? 0) > 0;
  const countries = countriesOf(story);
  const category = story.categories[0] === undefined ? null : categoryKey(story.categories[0]);
  const among = snapshot.select(reader.reads).filter((index) => {
    const row = snapshot.rowAt(index);
    if (row.story.id === story.id) return false;
    if (sharesSubject(index)) return true;
    const sameSection = category !== null && row.categories[0] === category;
    return sameSection && countriesOf(row.story).some((each) => countries.includes(each));
  });
  const { left, hidden } = sift(among, snapshot.rowAt, hiding);
  const first = (most: number, some: readonly number[]): Int32Array =>
    snapshot.sortBy(
      (_row, index) => {
        const { subjects = 0, places = 0 } = shared.get(index) ?? {};
        return subjects + places;
      },
      most,
      some,
      hiding,
    );
  const related = first(RELATED_MAX, left.filter(sharesSubject));
  const room = Math.max(0, FILLED_TO - related.length);
  const filling = first(
    room,
    left.filter((index) => !sharesSubject(index)),
  );
  return { rows: Int32Array.from([...related, ...filling]), total: related.length + filling.length, hidden };
}

/** By row, for those that share one. */
function sharedTags({ layout, rowAt }: Snapshot, story: Story): ReadonlyMap<number, Shared> {
  const shared = new Map<number, Shared>();
  const city = cityOf(story);
  for (const tag of new Set(story.tags.map(termKey)))
    for (const index of layout.columns.terms.get(tag) ?? []) {
      const row = rowAt(index);
      if (!hasTag(row, tag)) continue;
      const known = shared.get(index) ?? { subjects: 0, places: 0 };
      const isPlace = COUNTRY_TAGS.has(tag) || tag === city || tag === cityOf(row.story);
      known[isPlace ? 'places' : 'subjects'] += 1;
      shared.set(index, known);
    }
  return shared;
}

const cityOf = ({ location }: Story): string => termKey(location.city ?? '');

/** Where it is, and whom it concerns. */
const countriesOf = ({ location, relevant_countries }: Story): string[] =>
  [location.country ?? '', ...relevant_countries].map(countryKey).filter(Boolean);

/** The index of terms knows categories as well as tags. */
export function hasTag({ story }: Row, tag: string): boolean {
  return story.tags.some((own) => termKey(own) === tag);
}
