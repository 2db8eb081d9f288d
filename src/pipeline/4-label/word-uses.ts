/** What words say of a subject by how they are used, where our own lists do not know them. */
import { lexicon } from '../../lexicon/lexicon.ts';
import { SUBJECTS } from './category-words.ts';
import type { Text } from './tokens.ts';

/** Points for a word in a text that is no headline. */
const MUCH = 1.2;
const SOME = 0.6;
const LITTLE = 0.22;

type Use = readonly [subject: number, points: number];

/** Language → word → what it says. */
const languages = new Map<string, Map<string, readonly Use[]>>();
learn(lexicon.learnt.much, MUCH);
learn(lexicon.learnt.some, SOME);
learn(lexicon.learnt.little, LITTLE);

function learn(lists: typeof lexicon.learnt.much, points: number): void {
  for (const [language, bySubject] of lists) {
    const uses = languages.get(language) ?? new Map<string, readonly Use[]>();
    languages.set(language, uses);
    for (const [key, words] of bySubject) {
      const use: Use = [SUBJECTS.indexOf(key), points];
      // One list for the many thousand words that say only this.
      const only = [use];
      for (const word of words) {
        const known = uses.get(word);
        uses.set(word, known ? [...known, use] : only);
      }
    }
  }
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
    if (said.has(folded)) continue;
    said.add(folded);
    for (const [subject, points] of uses.get(folded) ?? [])
      scores[subject] = (scores[subject] ?? 0) + points * factor;
  }
}
