import { describe, expect, it, test } from 'vitest';
import { firstLook } from './first-look.ts';

describe('a first look', () => {
  it.each([
    ['a word of the list', ['boat', 'ship'], 'a ship sails', true],
    ['no word of it', ['boat', 'ship'], 'a bridge opens', false],
    ['a part of a word', ['ship'], 'a shipment sails', false],
    ['the second word of a pattern of two', ['boat|ship'], 'a ship sails', true],
    ['a word beside one that asks for more', ['boat(?: lost| found)|ship'], 'a boat sails', false],
    ['a word that the pattern writes with a capital', ['NATO'], 'what nato says', true],
    ['what stands for no small letter', ['\\S+ \\P{N}{3}\\u00E9'], 'le café', true],
    ['a mark that closes nothing', ['[)|\\]]x|y\\)z', 'boat'], 'a y)z', true],
    ['what must stand before it', ['(?<=old )boat'], 'an old boat', true],
    ['anything else before it, which only a second look knows', ['(?<=old )boat'], 'a new boat', true],
    ['what may not stand before it, twice', ['(?<!(?:a|the) )(?<![(] ?)boat'], 'the boat', true],
    ['what must begin a text, further on', ['^boat', 'ship'], 'a boat', false],
  ])('finds %s', (_, patterns, text, found) => {
    expect(firstLook(patterns)(text)).toBe(found);
  });

  test('finds what expressions with marks around them find', () => {
    const look = firstLook(['live'], (pattern) => new RegExp(`^(?:${pattern}):`, 'gu'));
    expect([look('live: a storm'), look('live: a storm'), look('a live show')]).toEqual([true, true, false]);
  });

  test('of nothing finds nothing', () => {
    expect(firstLook([])('a boat')).toBe(false);
  });
});
