import { lexicon, type Subject } from '../../lexicon/lexicon.ts';
import { mayBeSection, pathOf, SECTION_SEGMENTS, withoutEnding } from './address.ts';

const CATEGORY_OF = new Map(
  [...lexicon.sections.names].flatMap(([category, names]) =>
    [...names].map((name) => [name, category] as const),
  ),
);
const TOPIC_OF = lexicon.topics.sections;

/** The category a section's name means ("Sport", "Climate change", "climate-change"), general for one that has no page here, or null. */
export function categoryOfSection(name: string): Subject | null {
  return CATEGORY_OF.get(keyOf(name)) ?? null;
}

/**
 * The categories named by the sections in an article's address, the deepest first:
 * "/2026/07/21/us/politics/…" → politics.
 */
export function categoriesOfAddress(url: string): Subject[] {
  return [...new Set(sectionsOfAddress(url).flatMap((name) => categoryOfSection(name) ?? []))];
}

/**
 * The topics that the publisher's own sections say, whatever words the article has: "/travel/…", "Food & Drink".
 * @param names  the item's own categories
 */
export function topicsOfSections(names: readonly string[], url: string): string[] {
  return [
    ...new Set([...names.map(keyOf), ...sectionsOfAddress(url)].flatMap((name) => TOPIC_OF.get(name) ?? [])),
  ];
}

const keyOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s&/]+/g, '-');

/** What may be sections in an address, the deepest first. */
function sectionsOfAddress(url: string): string[] {
  return pathOf(url)
    .filter((segment) => segment !== '' && mayBeSection(segment))
    .slice(0, SECTION_SEGMENTS)
    .map(withoutEnding)
    .toReversed();
}
