import { describe, expect, it } from 'vitest';
import { checkQuery } from './query-check.ts';

describe('checkQuery', () => {
  it.each(['', 'a=1&b=2', 'q=100%25', 'q=caf%C3%A9', 'q', '&&a=1&', 'q=a+b'])('%s is fine', (query) => {
    expect(() => checkQuery(query)).not.toThrow();
  });

  it.each([
    ['broken percent-encoding', 'q=%E0%A4%A', 'q'],
    ['a lone percent sign', 'limit=5&q=100%', 'q'],
    ['an overlong form', 'city=%C0%AF', 'city'],
    ['a parameter twice', 'page=1&page=2', 'page'],
    ['a parameter twice, once encoded', 'page=1&p%61ge=2', 'page'],
  ])('AMBIG-92 %s is refused by name', (_name, query, field) => {
    expect(() => checkQuery(query)).toThrow(expect.objectContaining({ statusCode: 400, field }));
  });

  it('AMBIG-92 a name that cannot be read is refused without one', () => {
    const refused = { statusCode: 400, message: 'A parameter name is not valid percent-encoding.' };
    for (const query of ['%E0%A4%A=1', 'limit=5&%'])
      expect(() => checkQuery(query)).toThrow(expect.objectContaining({ ...refused, field: undefined }));
  });

  it('more parameters than there are is refused, however they are named', () => {
    const distinct = (count: number): string =>
      Array.from({ length: count }, (_, at) => `p${at}=1`).join('&');
    expect(() => checkQuery(distinct(50))).not.toThrow();
    for (const query of [distinct(51), '&'.repeat(50)])
      expect(() => checkQuery(query)).toThrow(
        expect.objectContaining({ statusCode: 400, message: 'Too many parameters.' }),
      );
  });
});
