import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

describe('quotation marks and dashes', () => {
  it.each([
    ['of a phrase', "Iran says 'guiding principles' agreed", 'Iran says ‘guiding principles’ agreed'],
    ['of a whole text', '"We are ready"', '“We are ready”'],
    ['within each other', `"She said 'no'", he wrote`, '“She said ‘no’”, he wrote'],
    ['within each other, at the beginning', `"'No' is an answer"`, '“‘No’ is an answer”'],
    ['behind a bracket and a dash', `The act ("a step") —"late"`, 'The act (“a step”) —“late”'],
    ['before a comma', '"Late", they say', '“Late”, they say'],
    ['apostrophes', "Peru's workers' rights, don't they", 'Peru’s workers’ rights, don’t they'],
    [
      'what is left out of a word',
      "'s Avonds in 't Gooi rock 'n' roll",
      '’s Avonds in ’t Gooi rock ’n’ roll',
    ],
    [
      'what is left out of a year',
      "Songs of the '90s and the class of '26",
      'Songs of the ’90s and the class of ’26',
    ],
    ['a quotation that begins with such a word', `"'s Nachts", "'t is klaar"`, '“’s Nachts”, “’t is klaar”'],
    ['a quotation that begins in its middle', '"...en toen", "…of niet"', '“...en toen”, “…of niet”'],
    ['a quotation that begins below zero', '"-5 graden" of "−3"', '“-5 graden” of “−3”'],
    ['a number that is quoted', "'10 dead' after a storm", '‘10 dead’ after a storm'],
    ['a quotation that was cut', 'He called it "a great', 'He called it “a great'],
    ['what is curly already', '‘Ready’, she’s “here”', '‘Ready’, she’s “here”'],
    ['a quotation that opens with the closing mark', 'Pride: ’We all belong’', 'Pride: ‘We all belong’'],
    ['the same twice', '’No’ and ’yes’', '‘No’ and ‘yes’'],
    ['the same over a whole text', '’It is late.’', '‘It is late.’'],
    ['the same within a sentence', 'Her ’garden’, she says', 'Her ‘garden’, she says'],
    ['the same around an apostrophe', '’It’s late’', '‘It’s late’'],
    ['one inside another that begins in its middle', '“‘…of niet’”', '“‘…of niet’”'],
    ['a quotation that ends with the opening mark', 'A ‘big‘ day, a ‘bigger‘', 'A ‘big’ day, a ‘bigger’'],
    [
      'curly ones for what is left out',
      '’s Avonds in ’t Gooi, ’90s rock ’n’ roll',
      '’s Avonds in ’t Gooi, ’90s rock ’n’ roll',
    ],
    [
      'a closing mark that opens nothing',
      'The ’98 crew and England in ’66',
      'The ’98 crew and England in ’66',
    ],
    [
      'one of a year, with a closing mark behind it',
      'The ’66 crew and its boys’',
      'The ’66 crew and its boys’',
    ],
    ['one for what is left out, with none behind it', 'Go ’cause it sails', 'Go ’cause it sails'],
    ['one before a word that owns', 'Go ’cause the crews’ day', 'Go ’cause the crews’ day'],
  ])('%s', (_name, typed, set) => {
    expect(typeset(typed, 'en')).toBe(set);
    expect(typeset(typed, 'nl')).toBe(set);
  });

  it.each([
    ['a dash', 'The ferry is back - for good', 'The ferry is back – for good'],
    ['a dash of two hyphens', 'The ferry is back -- for good', 'The ferry is back – for good'],
    ['both around an aside', 'The crew - all of it - waits', 'The crew – all of it – waits'],
    ['one between clubs', 'Ajax - PSV 3-1', 'Ajax – PSV 3-1'],
    ['before a quotation', "It sails - 'at last'", 'It sails – ‘at last’'],
    ['no hyphen within a word', 'A re-opened Noord-Holland', 'A re-opened Noord-Holland'],
    ['no hyphen that a word hangs on', 'water- en windkracht, -5 graden', 'water- en windkracht, -5 graden'],
    ['no dash that is set already', 'Back – or — not', 'Back – or — not'],
    ['no option of a program', 'Run it with --force now', 'Run it with --force now'],
  ])('where a hyphen is typed for one: %s', (_name, typed, set) => {
    expect(typeset(typed, 'en')).toBe(set);
    expect(typeset(typed, 'nl')).toBe(set);
  });

  it('of other languages stay as they were typed', () => {
    expect(typeset('„Wir sind bereit"', 'de')).toBe('„Wir sind bereit"');
    expect(typeset("L'accord", 'fr')).toBe("L'accord");
  });

  it('change nothing but straight marks, and which way a single one turns', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 's', '9', ' ', "'", '"', '’', '‘', '“', '(', ',') }),
        (text) => {
          const set = typeset(text, 'en');
          expect(set).not.toMatch(/["']/);
          expect(set.length).toBe(text.length);
          for (const [index, sign] of text.split('').entries())
            if (!/["']/.test(sign)) expect(/[‘’]/.test(sign) ? '‘’' : sign).toContain(set[index]);
        },
      ),
    );
  });
});
