/** What words say of subjects by how they are used: each a little of several, so that many together say what a text is about. */
import { lexicon, type Subject } from '../../lexicon/lexicon.ts';
import { SUBJECTS } from './category-words.ts';
import type { Text } from './tokens.ts';

/** Points of one level in a text that is no headline; a word has nine at most. */
const LEVEL = 0.18;
const FIRST_LETTER = 'a'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

interface Uses {
  /** Index in SUBJECTS by letter. */
  subjects: readonly number[];
  /** "abbey" → "j4d1": letters of subjects, each with its level. */
  words: ReadonlyMap<string, string>;
}

/** The table was told before some of them governed: "Burnham" was a town in it. */
const isOfNoGovernment = ([word]: [word: string, said: string]): boolean => !lexicon.people.leaders.has(word);

const languages: ReadonlyMap<string, Uses> = new Map(
  [...lexicon.learnt.words].map(([language, lines]) => [
    language,
    {
      subjects: subjectsOf(language),
      words: new Map(lines.flatMap(entriesOf).filter(isOfNoGovernment)),
    },
  ]),
);

function subjectsOf(language: string): number[] {
  const named = lexicon.learnt.subjects.get(language) ?? [];
  return named.map((subject) => SUBJECTS.indexOf(subject as Subject));
}

function entriesOf(line: string): [word: string, said: string][] {
  return line.split(' ').map((entry) => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });
}

/**
 * Adds what the words of a text say, each once in a report.
 * @param factor  what a word counts here
 * @param scores  points by index of SUBJECTS
 * @param said    words that counted before
 */
export function addUses(
  { tokens }: Text,
  language: string,
  factor: number,
  scores: Float64Array,
  said: Set<string>,
): void {
  const uses = languages.get(language);
  if (!uses) return;
  for (const { folded } of tokens) {
    const letters = uses.words.get(folded);
    if (letters === undefined || said.has(folded)) continue;
    said.add(folded);
    for (let at = 0; at < letters.length; at += 2) {
      const subject = uses.subjects[letters.charCodeAt(at) - FIRST_LETTER] ?? 0;
      const level = letters.charCodeAt(at + 1) - ZERO;
      scores[subject] = (scores[subject] ?? 0) + level * LEVEL * factor;
    }
  }
}
