import { type RefObject, useEffect, useRef } from 'react';

/** How far a reader had scrolled, in px, by entry of the browser's history. */
const places = new Map<string, number>();

/**
 * Who comes back to a story, from one that is like it, is where they were in it, as on any page; opened anew, it begins at its top.
 * So it does in a browser whose history has no names for its entries (no Navigation API).
 * @returns for the story's element
 */
export function useKeptPlace(): RefObject<HTMLElement | null> {
  const story = useRef<HTMLElement>(null);
  useEffect(() => {
    const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
    const entry = navigation?.currentEntry?.key;
    const sheet = story.current?.closest('.sheet');
    if (entry === undefined || !sheet) return undefined;
    const place = places.get(entry);
    if (place !== undefined) sheet.scrollTop = place;
    const keep = () => places.set(entry, sheet.scrollTop);
    sheet.addEventListener('scroll', keep, { passive: true });
    return () => sheet.removeEventListener('scroll', keep);
  }, []);
  return story;
}
