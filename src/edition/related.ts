import type { Reader, Story } from '../contract/contract.ts';
import { COUNTRIES, countryKey } from '../geo/geo.ts';
import { categoryKey, termKey } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import { sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Asking, Who } from './who.ts';

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
export function relatedOrder(snapshot: Snapshot, story: Story, { reader, hiding }: Asking): Order {
  const { id, categories, tags, location, relevant_countries } = story;
  const to = { id, categories, tags, location, relevant_countries };
  return snapshot.order({ list: 'related', to, reads: reader.reads, hiding }, RELATED_MAX, orderRelated);
}

/** What of a story decides which others are like it. */
type Likeness = Pick<Story, 'id' | 'categories' | 'tags' | 'location' | 'relevant_countries'>;

interface AskedRelated extends Pick<Who, 'hiding'>, Pick<Reader, 'reads'> {
  list: 'related';
  to: Likeness;
}

function orderRelated(snapshot: Snapshot, { to, reads, hiding }: AskedRelated): Order {
  const { layout, rowAt } = snapshot;
  const shared = sharedTags(snapshot, to);
  const sharesSubject = (index: number): boolean => (shared.get(index)?.subjects ?? 0) > 0;
  const isLike = inSectionOf(to);
  const own = layout.rowOf.get(to.id);
  const others = snapshot.select(reads).filter((index) => index !== own);
  const sharing = sift(others.filter(sharesSubject), rowAt, hiding);
  const { left, hidden } =
    sharing.left.length >= FILLED_TO
      ? sharing
      : sift(
          others.filter((index) => sharesSubject(index) || isLike(rowAt(index))),
          rowAt,
          hiding,
        );
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
  const related = first(RELATED_MAX, sharing.left);
  const filling = left.filter((index) => !sharesSubject(index));
  const rows =
    filling.length === 0
      ? related
      : Int32Array.from([...related, ...first(FILLED_TO - related.length, filling)]);
  return { rows, total: rows.length, hidden };
}

/** Whether another has the same first category, and a country in common. */
function inSectionOf(story: Likeness): (other: Row) => boolean {
  const [own] = story.categories;
  const countries = countriesOf(story);
  return ({ story: other, categories: [category] }) =>
    own !== undefined &&
    category === categoryKey(own) &&
    countriesOf(other).some((each) => countries.includes(each));
}

/** By row, for those that share one. */
function sharedTags({ layout, rowAt }: Snapshot, story: Likeness): ReadonlyMap<number, Shared> {
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

const cityOf = ({ location }: Pick<Story, 'location'>): string => termKey(location.city ?? '');

/** Where it is, and whom it concerns. */
const countriesOf = ({
  location,
  relevant_countries,
}: Pick<Story, 'location' | 'relevant_countries'>): string[] =>
  [location.country ?? '', ...relevant_countries].map(countryKey).filter(Boolean);

/** The index of terms knows categories as well as tags. */
export function hasTag({ story }: Row, tag: string): boolean {
  return story.tags.some((own) => termKey(own) === tag);
}
