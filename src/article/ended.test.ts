import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsText } from '../contract/testing/news-text.ts';
import { ended } from './ended.ts';

describe('the full stop at the end of a text', () => {
  it.each([
    ['of a sentence', 'en', 'The ferry sails again', 'The ferry sails again.'],
    ['of a Dutch one', 'nl', 'De pont vaart weer', 'De pont vaart weer.'],
    ['of the last of several', 'en', 'Will it sail? The crew hopes so', 'Will it sail? The crew hopes so.'],
    ['of what is no whole sentence', 'en', 'Good news for those who wait', 'Good news for those who wait.'],
    ['behind a quotation', 'en', 'The crew calls it ‘a great day’', 'The crew calls it ‘a great day’.'],
    ['behind a bracket', 'nl', 'Zo staat het in de wet (AZWA)', 'Zo staat het in de wet (AZWA).'],
    ['behind a number', 'en', 'Fares will rise by 2.8%', 'Fares will rise by 2.8%.'],
    ['that opens with whose it is', 'nl', 'Zijn pont vaart weer', 'Zijn pont vaart weer.'],
    [
      'behind an abbreviation',
      'en',
      'Ferries of the U.S. will sail again',
      'Ferries of the U.S. will sail again.',
    ],
    ['behind a space', 'en', 'The ferry sails again ', 'The ferry sails again.'],
  ])('is set %s', (_name, language, typed, set) => {
    expect(ended(typed, language)).toBe(set);
  });

  it.each([
    ['that has one', 'en', 'The ferry sails again.'],
    ['that asks', 'en', 'Will the ferry sail?'],
    ['that ends within its quotation', 'en', 'The crew says: “We sail.”'],
    ['that was cut', 'en', 'The ferry sails to the…'],
    ['that goes on', 'nl', 'De pont vaart naar:'],
    ['that asks without a mark', 'en', 'How to catch the ferry'],
    ['that asks in Dutch without a mark', 'nl', 'De pont vaart. Waarom de brug dicht blijft'],
    ['of two words', 'en', 'Ferry news'],
    ['in a language with marks of its own', 'zh', '渡轮 再次 启航'],
    ['in a language that is not ours', 'es', 'El transbordador zarpa de nuevo'],
    ['that is empty', 'en', ''],
  ])('is not set behind a text %s', (_name, language, text) => {
    expect(ended(text, language)).toBe(text);
  });

  it('is all that is added to a text, and only once', () => {
    fc.assert(
      fc.property(newsText(12), fc.constantFrom('en', 'nl', 'de'), (text, language) => {
        const once = ended(text, language);
        expect([text, `${text.trimEnd()}.`]).toContain(once);
        expect(ended(once, language)).toBe(once);
      }),
    );
  });
});
