import { describe, expect, it } from 'vitest';
import { isReaction, looksAhead, tellsSeveral } from './headline-wording.ts';

describe('what was said of it', () => {
  it.each([
    ['en', 'Harbour master calls ferry fire ‘a wake-up call’', true],
    ['en', 'Harbour master calls for ‘honest’ inquiry', false],
    ['en', 'Rivals accuse harbour master of hiding the ferry’s faults', true],
    ['en', 'As ferries stay in port, experts watch the ice', true],
    ['en', 'Rivals win election to the harbour board', false],
    ['en', 'Selling the ferry shows Wendmouth is not what it was', true],
    ['en', 'Ferry operator shows new ship', false],
    ['en', 'At harbour master’s farewell, a glimpse into old Wendmouth', true],
    ['en', 'Ice could close the harbour until spring', true],
    ['en', 'Ferry could not leave the harbour', false],
    ['en', 'Calls for inquiry into ferry fire', true],
    ['en', 'Harbour master calls for inquiry into ferry fire', false],
    ['en', 'Harbour master faces growing criticism over ferry fire', true],
    ['en', 'Harbour closed amid criticism of ferry', false],
    ['en', 'Ferry fire witnesses describe wall of flames', true],
    ['en', 'Plan to sell Wend ferry met with bewilderment', true],
    ['en', 'The wildest claims in Wend’s lawsuit over the ferry', true],
    ['en', 'The 6 most bizarre moments of the ferry race', true],
    ['en', 'Wildest storm in years hits Wendmouth', false],
    ['nl', 'De opmerkelijkste uitspraken in de zaak om de veerboot', true],
    ['nl', 'Opmerkelijkste veerboot van Wierum gezonken', false],
    ['nl', 'Verkoop van veerboot stuit op verzet', true],
    ['nl', 'Havenmeester noemt brand op veerboot ‘zorgelijk’', true],
    ['nl', 'Rederij uit scherpe kritiek na brand', true],
    ['nl', 'Minister noemt namen van veerboten', false],
    ['nl', 'Oproep tot onderzoek naar brand op veerboot', true],
    ['nl', 'Kapitein roept op tot staking op veerboot', false],
    ['nl', 'Havenmeester onder vuur om brand op veerboot', true],
    ['nl', 'In shock, maar niet gebroken: kapitein denkt aan haar veerboot', true],
    ['nl', 'Haven niet geholpen met akkoord over veerboot', true],
    ['nl', 'Rederij weet nauwelijks waar ze aan toe is na akkoord over veerboot', true],
  ])('%s: %s: %s', (language, title, is) => {
    expect(isReaction({ title, language })).toBe(is);
  });
});

describe('what is to come', () => {
  it.each([
    ['Ferry fire near Wendmouth', false],
    ['Ferry talks near a deal as Wend election nears', true],
    ['Ferry stopped due to ice', false],
    ['Harbour master due to appear in court', true],
    ['Captain due in court', true],
    ['Trial date set for captain', false],
    ['Ferry set to open', true],
  ])('%s: %s', (title, is) => {
    expect(looksAhead({ title, language: 'en' })).toBe(is);
  });
});

describe('several events in one headline', () => {
  it.each([
    ['Poort klemt • fietser botst op bakwagen', true],
    ['Brug in Wendstad in storing | Pony los aangetroffen in Dorpen', true],
    ['112-nieuws: Auto te water in Dorpen | Brand in haven van Wendstad', true],
    ['112-nieuws | Auto te water in Dorpen - Brand in haven van Wendstad', true],
    ['LIVE | Brug in Wendstad in storing', false],
    ['LIVE Wendmouth | Ferry stuck in the ice off the coast', false],
    ['Wend Rovers in Europe: fans sing in the harbour | Waiting for kick-off', false],
    ['Ferry stuck in the ice | First Thing', false],
    ['Ferry stuck in the ice off Wendmouth – storm live', false],
  ])('%s: %s', (title, is) => {
    expect(tellsSeveral(title)).toBe(is);
  });
});
