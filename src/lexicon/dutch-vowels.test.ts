import { describe, expect, it } from 'vitest';
import { spelledAs } from './dutch-vowels.ts';

const reading = (typed: string, text: string): string => {
  const { alike, other } = spelledAs(typed) ?? {};
  return [alike?.test(text) && 'alike', other?.test(text) && 'other'].filter(Boolean).join();
};

describe('a Dutch word of one syllable', () => {
  it.each([
    ['bom', 'een bom ontploft', 'alike'],
    ['bom', 'drie bommen onschadelijk', 'alike'],
    ['bom', 'bommelding in trein', 'alike'],
    ['bom', 'autobom in haven', 'alike'],
    ['bom', 'oude boom geveld', 'other'],
    ['bom', 'honderd bomen geplant', 'other'],
    ['boom', 'oude boom geveld', 'alike'],
    ['boom', 'honderd bomen geplant', 'alike'],
    ['boom', 'kerstboom verkocht', 'alike'],
    ['boom', 'drie bommen onschadelijk', 'other'],
    ['war', 'the war goes on', 'alike'],
    ['war', 'two wars', 'alike'],
    ['war', 'werkplaats waar fietsen ontstaan', 'other'],
    ['bos', 'de bossen in', 'alike'],
    ['bos', 'boze boeren', 'other'],
    ['ban', 'banned for life', 'alike'],
    ['ban', 'zij zoekt een baan', 'other'],
    ['ban', 'two banks', 'alike'],
    ['zon', 'vader en zoons', 'other'],
    ['vote', 'voting begins', ''],
    ['weg', 'twee wegen', ''],
    ['huis', 'twee huizen', ''],
    ['minister', 'ministers', ''],
  ])('%s in "%s": %s', (typed, text, expected) => {
    expect(reading(typed, text)).toBe(expected);
  });
});
