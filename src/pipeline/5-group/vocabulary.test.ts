import { describe, expect, it } from 'vitest';
import type { Grouper } from './group.ts';
import { grouperWithHistory, input } from './testing/history.ts';

/** Six events, of which no two share a word beside those that are put before them. */
const EVENTS = [
  'ferries delayed by jellyfish',
  'library roof leaks again',
  'violinist wins in Ghent',
  'bakers measure flour prices',
  'rowing final postponed',
  'otter seen near canal',
];

/** Likeness of two reports of the tenth hour that share two words, which earlier reports had together or one of them each. */
function likeness(before: 'together' | 'apart', hour: number): number {
  const grouper: Grouper = grouperWithHistory();
  for (const [index, event] of EVENTS.entries()) {
    const [one, other] = before === 'together' ? ['Marble Council', ''] : ['Marble', 'Council'];
    grouper.restore(input(`one-${index}`, `${one}: ${event}`, hour), `sone-${index}`);
    grouper.restore(input(`other-${index}`, `${other} ${event}`, hour), `sone-${index}`);
  }
  grouper.add(input('a', 'Marble Council opens skating school', 20));
  grouper.add(input('b', 'Marble Council sues beekeeper', 21));
  return grouper.compare('a', 'b')?.likeness ?? 0;
}

describe('two words that come together', () => {
  it('tell less when many stories had them together before', () => {
    expect(likeness('together', 1)).toBeLessThan(0.9 * likeness('apart', 1));
  });

  it('are no phrase yet when all of it is of the last hours', () => {
    const [fresh, known] = [likeness('together', 15), likeness('together', 1)];
    expect(known).toBeLessThan(0.9 * fresh);
  });

  it('are no phrase when one story has them alone, however many reports it has', () => {
    const grouper = grouperWithHistory();
    for (const [index, event] of EVENTS.entries())
      grouper.restore(input(`one-${index}`, `Marble Council: ${event}`, 1), 'sone');
    grouper.add(input('a', 'Marble Council opens skating school', 20));
    grouper.add(input('b', 'Marble Council sues beekeeper', 21));
    expect(grouper.compare('a', 'b')?.likeness).toBeGreaterThan(likeness('together', 1));
  });
});
