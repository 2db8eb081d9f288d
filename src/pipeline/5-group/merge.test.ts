import { describe, expect, it } from 'vitest';
import { grouperWithHistory, input } from './testing/history.ts';

const VISIT = [
  'Veldmark president flies to Washington for first visit in ten years',
  'White House receives Veldmark president Harrow',
  'Veldmark president Harrow in Washington: what to expect',
  'Washington visit of Veldmark president begins with dinner',
];
const VILLAGES = [
  'Veldmark army moves into border villages',
  'Soldiers return to villages at the Veldmark border',
  'Veldmark villagers wait for army to open roads',
  'Veldmark army opens roads to border villages',
];

describe('two stories that a report could join', () => {
  it.each([
    { visits: 1, villages: 4, needed: 0.25 },
    { visits: 2, villages: 4, needed: 0.264 },
    { visits: 4, villages: 4, needed: 0.278 },
  ])('with $visits and $villages reports become one from $needed', ({ visits, villages, needed }) => {
    const grouper = grouperWithHistory();
    for (const [index, title] of VISIT.slice(0, visits).entries())
      grouper.restore(input(`visit-${index}`, title, 1), 'svisit');
    for (const [index, title] of VILLAGES.slice(0, villages).entries())
      grouper.restore(input(`village-${index}`, title, 1), 'svillages');
    expect(grouper.compare('visit-0', 'village-0')?.stories?.needed).toBeCloseTo(needed, 3);
  });

  it('stay two where they are of two towns and it names neither', () => {
    const grouper = grouperWithHistory();
    const add = (id: string, place: string, hour: number): string => {
      const title = `Automobilist gewond na botsing met vrachtwagen${place && ` bij ${place}`}`;
      const summary = `De automobilist ${place && `uit ${place} `}raakte zwaargewond toen zijn wagen onder een vrachtwagen schoof. De brandweer moest hem bevrijden.`;
      return grouper.add({ ...input(id, title, hour, 'nl'), summary }).merged.join();
    };
    expect([add('a', 'Zwolle', 1), add('b', 'Emmen', 2), add('c', '', 3)]).toEqual(['', '', '']);
    expect(grouper.holds('sa') && grouper.holds('sb')).toBe(true);
  });
});
