import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestForm, chooseEncoding, etagHeader, isUnchanged, prepareBody, tagOf } from './http-cache.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br ; q=0 , gzip', 'gzip'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['identity;q=1, br;q=0.2', 'br'],
    ['deflate', 'identity'],
    ['identity;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['BR', 'br'],
    ['brotli-like', 'identity'],
    ['identity', 'identity'],
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('isUnchanged', () => {
  const tag = tagOf('body');
  it.each([
    ['the same', `"${tag}"`, true],
    ['kept compressed', etagHeader(tag, 'br'), true],
    ['weakened by a proxy', `W/"${tag}-gz"`, true],
    ['one of several', `"other", "${tag}"`, true],
    ['anything', '*', true],
    ['another', '"other"', false],
    ['without quotes', tag, false],
    ['nothing', undefined, false],
  ])('%s', (_name, header, expected) => {
    expect(isUnchanged(header, tag)).toBe(expected);
  });
});

describe('prepareBody', () => {
  const text = 'Plain facts. '.repeat(200);

  it('holds the same text in every form', async () => {
    const { bytes } = await prepareBody(text, 'text/plain');
    expect(bytes.identity.toString()).toBe(text);
    expect(brotliDecompressSync(bytes.br ?? '').toString()).toBe(text);
    expect(gunzipSync(bytes.gzip ?? '').toString()).toBe(text);
  });

  it('falls back to the plain form where there is no other', async () => {
    const image = { tag: 'x', type: 'image/png', bytes: { identity: Buffer.from('png') } };
    expect(bestForm(image, 'br')).toEqual({ encoding: 'identity', bytes: image.bytes.identity });
  });
});
