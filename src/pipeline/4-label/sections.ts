import { lexicon, type Subject } from '../../lexicon/lexicon.ts';
import { pathOf } from './address.ts';

const CATEGORY_OF = new Map(
  [...lexicon.sections.names].flatMap(([category, names]) =>
    [...names].map((name) => [name, category] as const),
  ),
);

/** Path segments worth looking at: sections come before the headline. */
const SEGMENTS = 6;
const DATE_SEGMENT = /^\d{1,4}$/;
/** A last segment this long is the headline itself. */
const SLUG_LENGTH = 40;

/** The category a section's name means ("Sport", "Climate change", "climate-change"), general for one that has no page here, or null. */
export function categoryOfSection(name: string): Subject | null {
  return (
    CATEGORY_OF.get(
      name
        .trim()
        .toLowerCase()
        .replace(/[\s&/]+/g, '-'),
    ) ?? null
  );
}

/**
 * The categories named by the sections in an article's address, the deepest first:
 * "/2026/07/21/us/politics/…" → politics.
 */
export function categoriesOfAddress(url: string): Subject[] {
  const found = pathOf(url)
    .filter((segment) => segment !== '' && !DATE_SEGMENT.test(segment) && segment.length < SLUG_LENGTH)
    .slice(0, SEGMENTS)
    .flatMap((segment) => categoryOfSection(segment.replace(/\.\w+$/, '')) ?? []);
  return [...new Set(found.toReversed())];
}
