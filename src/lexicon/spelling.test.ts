import { describe, expect, it } from 'vitest';
import { spelled } from './spelling.ts';

describe('spelled', () => {
  it.each([
    ['organization', 'organisation'],
    ['criticizes', 'criticises'],
    ['analyzed', 'analysed'],
    ['labour', 'labor'],
    ['neighbourhoods', 'neighborhoods'],
    ['favourite', 'favorite'],
  ])('writes %s and %s in one way', (one, other) => {
    expect(spelled(one, 'en')).toBe(spelled(other, 'en'));
  });

  it.each(['size', 'prize', 'hour', 'tour', 'four', 'journal', 'court', 'citizen', 'tourist'])(
    'leaves %s as it is',
    (word) => {
      expect(spelled(word, 'en')).toBe(word);
    },
  );

  it('leaves other languages alone', () => {
    expect(spelled('labour', 'nl')).toBe('labour');
  });
});
