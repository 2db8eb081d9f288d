import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImageSigner, IMAGE_WIDTHS, readImageKey } from './image-address.ts';

const PICTURE = 'https://pictures.example/a b/harbour.jpg?size=large&é';

describe('createImageSigner', () => {
  const signer = createImageSigner(Buffer.alloc(32, 1));
  const parts = (path: string) => path.split('/').slice(2) as [string, string, string];

  it('opens what it signed, at every width on the list', () => {
    const [signature, , encoded] = parts(signer.sign(PICTURE));
    for (const width of IMAGE_WIDTHS)
      expect(signer.open(signature, String(width), encoded)).toEqual({ url: new URL(PICTURE).href, width });
  });

  it.each([
    ['a fragment', 'https://pictures.example/a.jpg#top'],
    ['capitals where they do not matter', 'HTTPS://Pictures.Example/a.jpg'],
    ['a port that goes without saying', 'https://pictures.example:443/a.jpg'],
    ['dots in the path', 'https://pictures.example/x/../a.jpg'],
  ])('a picture has one address here, whatever its own is written with: %s', (_name, url) => {
    expect(signer.sign(url)).toBe(signer.sign('https://pictures.example/a.jpg'));
  });

  /** Another last letter whose extra bits no decoder looks at. */
  const sibling = (text: string): string =>
    text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);

  it.each([
    ['a signature with spare bits', (s: string, e: string) => [sibling(s), e]],
    ['a padded signature', (s: string, e: string) => [`${s}==`, e]],
    ['an address with spare bits', (s: string, e: string) => [s, sibling(e)]],
    ['a padded address', (s: string, e: string) => [s, `${e}=`]],
    [
      'an address with a sign that is skipped',
      (s: string, e: string) => [s, `${e.slice(0, 8)}.${e.slice(8)}`],
    ],
  ])('the same bytes written otherwise are refused: %s', (_name, change) => {
    // 31 letters: the last one of the encoded form carries spare bits.
    const [signature, width, encoded] = parts(signer.sign('https://pictures.example/ab.jpg'));
    const [otherSignature = '', otherEncoded = ''] = change(signature, encoded);
    expect(Buffer.from(otherSignature, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    expect(Buffer.from(otherEncoded, 'base64url')).toEqual(Buffer.from(encoded, 'base64url'));
    expect(signer.open(otherSignature, width, otherEncoded)).toBeNull();
  });

  it('bytes that are no text are refused', () => {
    const broken = Buffer.concat([Buffer.from('https://pictures.example/'), Buffer.from([0xff])]);
    const [signature] = parts(signer.sign('https://pictures.example/\ufffd'));
    expect(signer.open(signature, '640', broken.toString('base64url'))).toBeNull();
  });

  it('the path is one the browser can take apart', () => {
    expect(signer.sign(PICTURE)).toMatch(/^\/img\/[\w-]{22}\/640\/[\w-]+$/);
  });

  it.each([
    [
      'another address',
      (s: string, w: string) => [s, w, Buffer.from('http://10.0.0.1/').toString('base64url')],
    ],
    ['another signature', (_s: string, w: string, e: string) => ['A'.repeat(22), w, e]],
    ['half a signature', (s: string, w: string, e: string) => [s.slice(0, 10), w, e]],
    ['a width not on the list', (s: string, _w: string, e: string) => [s, '641', e]],
    ['a width written otherwise', (s: string, _w: string, e: string) => [s, '0640', e]],
    ['no width', (s: string, _w: string, e: string) => [s, '', e]],
  ])('%s is refused', (_name, change) => {
    const [signature = '', width = '', encoded = ''] = change(...parts(signer.sign(PICTURE)));
    expect(signer.open(signature, width, encoded)).toBeNull();
  });

  it('another installation’s signature is refused', () => {
    const other = createImageSigner(Buffer.alloc(32, 2));
    expect(signer.open(...parts(other.sign(PICTURE)))).toBeNull();
  });
});

describe('readImageKey', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'helder-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner only, and stays', () => {
    const dataDir = join(folder, 'data');
    const key = readImageKey(dataDir);
    expect(key).toHaveLength(32);
    expect(readImageKey(dataDir)).toEqual(key);
    expect(statSync(join(dataDir, 'image.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'image.key'))).toEqual(key);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['short', Buffer.alloc(31, 7)],
    ['long', Buffer.alloc(4096, 7)],
    ['all zeros', Buffer.alloc(32)],
  ])('left %s by a power cut, it counts as absent and is made anew', (_state, damaged) => {
    writeFileSync(join(folder, 'image.key'), damaged);
    const key = readImageKey(folder);
    expect(key).toHaveLength(32);
    expect(new Set(key).size).toBeGreaterThan(1);
    expect(readImageKey(folder)).toEqual(key);
    expect(statSync(join(folder, 'image.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['image.key']);
  });
});
