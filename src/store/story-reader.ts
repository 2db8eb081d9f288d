import { type LabelledReport, type Log, type Story, timeOf } from '../contract/contract.ts';
import { tellUnread } from './shape.ts';
import { readStory } from './story-shape.ts';
import type { ReportsTable } from './types.ts';

export interface StoryRow {
  id: string;
  shape: number;
  story: unknown;
}

/** Makes the story that these reports (at least one) tell together; null = cannot. */
export type Rebuild = (storyId: string, reports: LabelledReport[]) => Story | null;

/** Rows to stories, in the same order. */
export type StoryReader = (rows: StoryRow[]) => Promise<Story[]>;

/** A story without a date would be in no listing. */
const isDated = (story: Story | null | undefined): boolean => !Number.isNaN(timeOf(story?.published_at));

/**
 * Reads stories of every release: as they are stored, else made again from their reports. What can be neither read nor made is
 * left out, with one line in the log for all.
 */
export function storyReader(
  reports: Pick<ReportsTable, 'ofStories'>,
  rebuild: Rebuild,
  log: Log,
): StoryReader {
  const tell = tellUnread(
    log,
    'stories that this release cannot read, and that have no reports, are left out',
  );
  return async (rows) => {
    const read = rows.map(({ story, shape }) => readStory(story, shape));
    const damaged = rows.filter((_row, index) => !isDated(read[index])).map(({ id }) => id);
    if (damaged.length > 0) {
      const reported = await reports.ofStories(damaged);
      for (const [index, { id }] of rows.entries()) {
        const itsReports = reported.get(id);
        const again = itsReports && rebuild(id, itsReports);
        if (again) read[index] = again;
      }
    }
    tell(rows.filter((_row, index) => read[index] === null).map(({ id }) => id));
    return read.filter((story) => story !== null);
  };
}
