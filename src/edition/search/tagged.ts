import { FEED_SECTIONS, RANKING_CATEGORIES, type Story, topicNames } from '../../contract/contract.ts';
import { citiesInDutch, countryKey, fold } from '../../geo/geo.ts';
import { termKey } from '../../ranking/ranking.ts';
import { tagNames, tagsAlsoCalled, tagsCalled } from '../../reader/reader.ts';
import { hasTag } from '../related.ts';
import { isReadable, type Row } from '../row.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Who } from '../who.ts';

/** Labels that say where a story stands, and not what is in it. */
const LABELS: ReadonlySet<string> = new Set(['general', ...FEED_SECTIONS, ...RANKING_CATEGORIES]);

/** True for what a search by this reader may find, muted or not. */
export const isShown = (row: Row, snapshot: Snapshot, reads: readonly string[]): boolean =>
  isReadable(row, reads) && snapshot.shows(row);

export const isTagIn =
  ({ layout }: Snapshot) =>
  (name: string): boolean =>
    layout.columns.terms.has(termKey(name));

/** Who presses a tag wants every story that has it, in whichever language its text is. */
export function* taggedWith(text: string, snapshot: Snapshot): Generator<Row> {
  for (const tag of tagsCalled(text)) yield* rowsWith(tag, snapshot);
  // Athens in Georgia is not called Athene.
  for (const city of citiesInDutch(text))
    for (const row of rowsWith(city.name, snapshot)) if (isIn(row, city)) yield row;
}

/** Stories with a tag that people call so every day, or of the topic that they call so: pages are found by their names anyway. */
export function* taggedAs(text: string, snapshot: Snapshot): Generator<Row> {
  const topics = topicNames(text).filter((name) => !LABELS.has(name));
  for (const tag of [...tagsAlsoCalled(text), ...topics]) yield* rowsWith(tag, snapshot);
}

function* rowsWith(name: string, { layout, rowAt }: Snapshot): Generator<Row> {
  const tag = termKey(name);
  for (const index of layout.columns.terms.get(tag) ?? []) {
    const row = rowAt(index);
    if (hasTag(row, tag)) yield row;
  }
}

const isIn = ({ city, story }: Row, { name, country }: { name: string; country: string }): boolean =>
  city === fold(name) && countryKey(story.location.country ?? '') === country;

/** Tags of a story by which this reader's search finds another one, in their language: no categories. */
export function subjectsOf(story: Story, snapshot: Snapshot, { reader, hiding }: Who): string[] {
  const categories = new Set(story.categories.map(termKey));
  const tags = story.tags.filter((tag) => !LABELS.has(tag) && !categories.has(termKey(tag)));
  const isAnother = (row: Row): boolean =>
    row.story.id !== story.id && isShown(row, snapshot, reader.reads) && !hiding?.hides(row.story);
  const leadsOn = (name: string): boolean => {
    // The first is enough: a country has thousands.
    for (const row of taggedWith(name, snapshot)) if (isAnother(row)) return true;
    return false;
  };
  return tagNames({ ...story, tags }, reader.language).filter(leadsOn);
}
