/** What most pieces of one feed are: a magazine's essays have plain headlines, and its feed gives them away together. */
import { type Genre, TELLS_NEWS } from '../../contract/contract.ts';
import { type GenreFinding, WRITTEN } from './genre.ts';

/** What one piece of a feed was found to be, and whether its text speaks of something that has happened. */
export interface Piece {
  finding: GenreFinding;
  newsy: boolean;
  /** Its headline says that somebody died, was sentenced, resigned. */
  grave: boolean;
  summary: string;
}

/** What a feed prints beside news; null for one that prints news, or too little to tell. */
export type Habit = GenreFinding | null;

/** Pieces with a text that a feed must have before they say anything of each other, and letters of a text. */
const ENOUGH = 35;
const A_TEXT = 40;
/**
 * A magazine: at least this share of its pieces say that they are no news, and at most that share tell what happened, when or who says
 * so. A daily paper whose plainest news comes with thoughts has more of these, in its essays too.
 */
const LEAST_THINKING = 0.5;
const MOST_NEWSY = 0.04;

/** The habit of a feed, from all the pieces it has now. The same pieces in any order have the same. */
export function habitOf(all: readonly Piece[]): Habit {
  const pieces = all.filter(({ summary }) => summary.length >= A_TEXT);
  const thinking = pieces.filter(({ finding }) => !TELLS_NEWS.has(finding.genre));
  const newsy = pieces.filter(({ newsy }) => newsy).length;
  if (pieces.length < ENOUGH) return null;
  if (thinking.length < pieces.length * LEAST_THINKING || newsy > pieces.length * MOST_NEWSY) return null;
  const kinds = new Map<Genre, number>();
  for (const { finding } of thinking)
    if (WRITTEN.has(finding.genre)) kinds.set(finding.genre, (kinds.get(finding.genre) ?? 0) + 1);
  const [most] = [...kinds].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most ? { genre: most[0], because: `${thinking.length}/${pieces.length}` } : null;
}

/** What a piece is in a feed of this habit: a plain one that tells of no day and names nobody who says so is what the others are. */
export function inFeed({ finding, newsy, grave, summary }: Piece, habit: Habit): GenreFinding {
  const isPlain = finding.because === '' && !newsy && !grave && summary.length >= A_TEXT;
  return habit && isPlain ? habit : finding;
}
