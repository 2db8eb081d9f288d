import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeReaderCookie, readAddress } from '../../contract/contract.ts';
import { readPageRequest } from './page-request.ts';

const read = (url: string, headers = {}) => readPageRequest(url, headers, false).request;

describe('what the cache goes by', () => {
  it('is the canonical address: unknown ones share one, and parameters we do not know make no other', () => {
    expect(read('/one?x=1').key).toBe(read('/two?y=2').key);
    expect(read('/one').key).not.toBe(read('/').key);
    expect(read('/World/?utm_source=x&fbclid=y').key).toBe(read('/world').key);
    expect(read('/world?page=2&sort=newest&q=%20sea%20level%20').key).toBe(
      read('/world?q=sea+level&sort=newest&page=2').key,
    );
    expect(read('/?lang=fr').key).toBe(read('/').key);
    expect(read('/?lang=nl').key).not.toBe(read('/').key);
  });
});

it('server and browser mean the same screen: both read it where all addresses are read', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const { screen, unknownPath } = read(`${path}?${query}`);
      expect({ screen, unknownPath }).toEqual(readAddress(path, `?${query}`));
    }),
  );
});

it('a reader whom the cache does not know by a key has pages of their own', () => {
  const cookie = `helder=${encodeReaderCookie({ reads: ['de'] })}`;
  expect(read('/', { cookie }).key).toBeNull();
  expect(read('/', { cookie: 'helder=nonsense' }).key).toBe(read('/').key);
});
