import type { HidingRule, Story } from '../contract/contract.ts';
import type { Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';
import type { Withheld } from './types.ts';
import { rankingReader, type Who } from './who.ts';

/** What a reader's rules keep out of home, of the stories published since then: which, and by which rule. */
export function withheld(snapshot: Snapshot, who: Who, since: Date): Withheld {
  const { reader, hiding, mix } = who;
  const readable = snapshot.select(reader.reads);
  const isRecent = ({ publishedAt }: Row): boolean => publishedAt >= since.getTime();
  const taken: { row: Row; rule: HidingRule }[] = [];
  const left: number[] = [];
  let of = 0;
  for (const index of readable) {
    const row = snapshot.toldAt(index, hiding);
    const recent = isRecent(row);
    if (recent) of++;
    // Older stories still take their places on the pages that a mix fills.
    const rule = recent || mix ? (hiding?.hides(snapshot.rowAt(index).story) ?? null) : null;
    if (!rule) left.push(index);
    else if (recent) taken.push({ row, rule });
  }
  if (mix) {
    const inOrder = snapshot.rank(rankingReader(reader, 'home', true), left.length, left, {
      weights: reader.weights,
      hiding,
    });
    for (const { one, rule } of mix.pages(inOrder, (index) => snapshot.toldAt(index, hiding).story).taken) {
      const row = snapshot.toldAt(one, hiding);
      if (isRecent(row)) taken.push({ row, rule });
    }
  }
  return { of, rules: byRule(taken) };
}

function byRule(taken: readonly { row: Row; rule: HidingRule }[]): Withheld['rules'] {
  const rules = new Map<HidingRule, Story[]>();
  for (const { row, rule } of taken.toSorted((a, b) => b.row.publishedAt - a.row.publishedAt)) {
    const stories = rules.get(rule);
    if (stories) stories.push(row.story);
    else rules.set(rule, [row.story]);
  }
  return [...rules]
    .map(([rule, stories]) => ({ rule, stories }))
    .sort((a, b) => b.stories.length - a.stories.length);
}
