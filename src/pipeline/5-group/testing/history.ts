/** Titles at hours of a week in March, and a grouper that has read other news before them. */
import { createGrouper, type Grouper, type GroupInput } from '../group.ts';
import { BACKGROUND } from './headlines.ts';

export const HOUR_MS = 3_600_000;
export const START = Date.parse('2026-03-02T00:00:00Z');

/** @param hour  after START */
export function input(id: string, title: string, hour = 0, language = 'en'): GroupInput {
  return { id, title, summary: '', language, publishedAt: new Date(START + hour * HOUR_MS).toISOString() };
}

/** A grouper that has read a few days of other news: rarity means nothing without it. */
export function grouperWithHistory(): Grouper {
  const grouper = createGrouper();
  for (const [index, { title, language }] of BACKGROUND.entries())
    grouper.add(input(`background-${index}`, title, index - BACKGROUND.length, language));
  grouper.lookAgain();
  return grouper;
}
