import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf, oneOfEachStem } from './forms.ts';

describe('the forms of an English word', () => {
  it.each([
    ['won', 'win'],
    ['women', 'woman'],
    ['crisis', 'crises'],
    ['colour', 'color'],
    ['labor', 'labour'],
    ['organisation', 'organization'],
    ['theatre', 'theater'],
    ['defence', 'defense'],
    ['travelled', 'traveled'],
    ['explosion', 'explode'],
    ['invaded', 'invasion'],
    ['expansion', 'expand'],
    ['death', 'die'],
    ['zelensky', 'zelenskyy'],
    ['zelenskyy', 'zelensky'],
  ])('%s: %s', (word, form) => {
    expect(formsOf(word, 'en')).toContain(form);
  });
});

describe('the forms of a Dutch word', () => {
  it.each([
    ['huizen', 'huis'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
    ['brieven', 'brief'],
    ['staking', 'staken'],
    ['staking', 'staakt'],
    ['staking', 'gestaakt'],
    ['gestaakt', 'staking'],
    ['staakt', 'gestaakt'],
    ['stemmen', 'stem'],
    ['stemt', 'stemmen'],
    ['gestemd', 'stemming'],
    ['ontploffing', 'ontploft'],
    ['ontploft', 'ontploffing'],
    ['overstroming', 'overstroomd'],
    ['opgestapt', 'opstappen'],
    ['opstappen', 'opgestapt'],
    ['arrestaties', 'arresteren'],
    ['arrestatie', 'gearresteerd'],
    ['gearresteerd', 'arrestatie'],
    ['demonstreren', 'demonstratie'],
    ['waarschuwing', 'gewaarschuwd'],
    ['onderneming', 'ondernemen'],
    ['problemen', 'probleem'],
    ['verkozen', 'verkiezing'],
    ['overleden', 'overlijden'],
    ['steden', 'stad'],
    ['musea', 'museum'],
  ])('%s: %s', (word, form) => {
    expect(formsOf(word, 'nl')).toContain(form);
  });

  it.each([
    ['mark', 'markt'],
    ['wind', 'winnen'],
    ['markt', 'mark'],
  ])('%s is not %s', (word, other) => {
    expect(formsOf(word, 'nl')).not.toContain(other);
  });
});

it('are few, different and folded, the word itself first, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.stringMatching(/^[a-z]{1,30}$/), fc.string({ unit: 'binary', minLength: 1 })),
      fc.constantFrom('en' as const, 'nl' as const),
      (word, language) => {
        const forms = formsOf(word, language);
        expect(forms[0]).toBe(word);
        expect(new Set(forms).size).toBe(forms.length);
        expect(forms.length).toBeLessThan(25);
        for (const form of forms.slice(1)) expect(form).toMatch(/^[a-z]+$/);
      },
    ),
  );
});

describe('of words with the same stem', () => {
  it.each([
    ['the first stays, in Dutch', 'nl', ['staking', 'stakingen', 'staken'], ['staking', 'staken']],
    ['a small word is none', 'nl', ['een', 'eens', 'enen'], ['een', 'eens', 'enen']],
    ['all stay in English, which has them in two spellings', 'en', ['colour', 'color'], ['colour', 'color']],
  ] as const)('%s', (_what, language, words, kept) => {
    expect(oneOfEachStem(words, language)).toEqual(kept);
  });
});
