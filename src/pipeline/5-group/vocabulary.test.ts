import { describe, expect, it } from 'vitest';
import { aReport } from '../../contract/testing/reports.ts';
import { Vocabulary } from './vocabulary.ts';

const ferry = aReport('ferry', { title: 'Ferry Wendmond sold', summary: 'The island of Bode pays.' });
const bridge = aReport('bridge', { title: 'Bridge of Wendmond closed', summary: '' });

describe('a vocabulary', () => {
  it('that has forgotten everything is as good as new', () => {
    const used = new Vocabulary();
    for (const entry of Array.from({ length: 20 }, () => used.read(bridge))) used.forget(entry);
    const [again, first] = [used.read(ferry), new Vocabulary().read(ferry)];
    expect(again.weights).toEqual(first.weights);
    expect(again.terms).toEqual(first.terms);
  });

  it('keeps no word that no report has any more', () => {
    const vocabulary = new Vocabulary();
    const [one, other] = [vocabulary.read(ferry), vocabulary.read(bridge)];
    vocabulary.forget(one);
    const again = vocabulary.read(ferry);
    const kept = again.terms.filter((term) => one.terms.includes(term));
    expect(kept.map(({ key }) => key)).toEqual(['wendmond']);
    expect(other.terms).toContain(kept[0]);
  });

  it('gives a word that is everywhere less weight than a rare one, and one of the title more than one of the summary', () => {
    const vocabulary = new Vocabulary();
    for (let n = 0; n < 20; n++) vocabulary.read(bridge);
    const { terms, weights } = vocabulary.read(ferry);
    const weightOf = (key: string) => weights[terms.findIndex((term) => term.key === key)] ?? 0;
    expect(weightOf('wendmond')).toBeLessThan(weightOf('bode'));
    expect(weightOf('bode')).toBeLessThan(weightOf('ferri'));
  });

  it('knows in which languages a word was met', () => {
    const vocabulary = new Vocabulary();
    const { terms } = vocabulary.read(ferry);
    vocabulary.read(aReport('nl', { language: 'nl', title: 'Brug Wendmond dicht', summary: '' }));
    const met = new Map(terms.map(({ key, languages }) => [key, [...languages].join(' ')]));
    expect([met.get('wendmond'), met.get('bode')]).toEqual(['en nl', 'en']);
  });

  it('knows each country and town that a report names, once', () => {
    const { towns, countries } = new Vocabulary().read(
      aReport('nl', {
        language: 'nl',
        title: 'Japanse schipper in Zwolle',
        summary: 'Van Japan naar Zwolle.',
      }),
    );
    expect([countries, towns]).toEqual([['JP'], ['zwolle']]);
  });
});
