import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageSigner, IMAGE_WIDTHS } from './image-address.ts';

const PICTURE = 'https://pictures.example/a%20b/harbour,1.jpg?size=large&by=%C3%A9';

describe('createImageSigner', () => {
  const signer = createImageSigner(Buffer.alloc(32, 1));
  const atWidth = (path: string, width: number | string) => path.replace(/\d+$/, String(width));

  it('opens what it signed, at every width on the list', () => {
    for (const width of IMAGE_WIDTHS)
      expect(signer.open(atWidth(signer.sign(PICTURE), width))).toEqual({ url: PICTURE, width });
  });

  it.each([
    ['a fragment', 'https://pictures.example/a.jpg#top'],
    ['capitals where they do not matter', 'HTTPS://Pictures.Example/a.jpg'],
    ['a port that goes without saying', 'https://pictures.example:443/a.jpg'],
    ['dots in the path', 'https://pictures.example/x/../a.jpg'],
  ])('a picture has one address here, whatever its own is written with: %s', (_name, url) => {
    expect(signer.sign(url)).toBe(signer.sign('https://pictures.example/a.jpg'));
  });

  it.each([
    [PICTURE, 'pictures.example/a%2520b/harbour,1.jpg%3Fsize=large&by=%25C3%25A9'],
    ['http://pictures.example:8080/a.jpg', 'http:%2F/pictures.example:8080/a.jpg'],
    [
      'https://pictures.example/resize/https://other.example/a',
      'pictures.example/resize/https:%2F/other.example/a',
    ],
    ['https://pictures.example/a?path=/../b/', 'pictures.example/a%3Fpath=%2F../b/'],
    ['https://pictures.example/"<a b>', 'pictures.example/%2522%253Ca%2520b%253E'],
  ])('%s is written so that it can be read', (url, written) => {
    const path = signer.sign(url);
    expect(path).toMatch(/^\/img\/[\w-]{12}\//);
    expect(path.slice('/img/'.length + 13, -'/640'.length)).toBe(written);
    expect(signer.open(path)?.url).toBe(new URL(url).href);
  });

  it('every address of the web is opened as it was signed, and stays a path as browsers send it', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, size: 'small' }), (url) => {
        const path = signer.sign(url);
        expect(signer.open(path)).toEqual({ url: new URL(url).href, width: 640 });
        expect(new URL(path, 'https://helder.example').pathname).toBe(path);
      }),
    );
  });

  const path = signer.sign(PICTURE);
  it.each([
    ['another address', path.replace('harbour', 'secrets')],
    ['an address of http', path.replace('/pictures', '/http:%2F/pictures')],
    ['another signature', path.replace(/[\w-]{12}/, 'A'.repeat(12))],
    ['half a signature', path.replace(/[\w-]{12}/, (signature) => signature.slice(0, 6))],
    ['a width not on the list', atWidth(path, 641)],
    ['a width written otherwise', atWidth(path, '0640')],
    ['no width', atWidth(path, '')],
    ['another spelling', path.replace('harbour', '%68arbour')],
    ['its https://', path.replace('/pictures', '/https:%2F/pictures')],
    ['a query', `${path}?x=1`],
    ['what stands for no text', path.replace('harbour', '%E9')],
    ['something else', '/img/'],
  ])('%s is refused', (_name, changed) => {
    expect(signer.open(changed)).toBeNull();
  });

  it('another installation’s signature is refused', () => {
    const other = createImageSigner(Buffer.alloc(32, 2));
    expect(signer.open(other.sign(PICTURE))).toBeNull();
  });
});
