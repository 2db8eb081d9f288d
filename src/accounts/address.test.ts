import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from './address.ts';

describe('readEmail', () => {
  it.each([
    ['reader@post.example', 'reader@post.example'],
    ['  Reader@POST.Example\n', 'reader@post.example'],
    ['noor+news@post.example', 'noor+news@post.example'],
    ["o'neill@post.example", "o'neill@post.example"],
    ['a.b.c@a.b.c.example', 'a.b.c@a.b.c.example'],
    [`${'a'.repeat(64)}@post.example`, `${'a'.repeat(64)}@post.example`],
    ['noor@café.example', 'noor@xn--caf-dma.example'],
    ['noor@xn--caf-dma.example', 'noor@xn--caf-dma.example'],
    ['noor@ＰＯＳＴ.example', 'noor@post.example'],
    ['Zoe\u0308@post.example', 'zo\u00eb@post.example'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ['\u212aim@post.example', 'kim@post.example'],
  ])('AMBIG-29 %j is %j', (typed, address) => {
    expect(readEmail(typed)).toBe(address);
  });

  it.each([
    '',
    '@',
    'reader',
    'reader@',
    '@post.example',
    'a@b@c.example',
    'reader@localhost',
    'reader@127.0.0.1',
    'reader@[127.0.0.1]',
    'reader@post..example',
    'reader@-post.example',
    'reader@post.example.',
    'reader@post_box.example',
    '.reader@post.example',
    'rea..der@post.example',
    'rea der@post.example',
    '"rea der"@post.example',
    'Reader <reader@post.example>',
    'a@post.example,b@post.example',
    'a@post.example;b@post.example',
    'reader@post.example\r\nBcc: all@post.example',
    'reader\r\nBcc: all@post.example',
    'reader\0@post.example',
    'reader\u202e@post.example',
    'reader@post.example?cc=all@post.example',
    'reader%0a@post.example\u0000',
    `${'a'.repeat(65)}@post.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'bcd.'.repeat(70)}example`,
  ])('AMBIG-29 %j is none that mail reaches', (typed) => {
    expect(readEmail(typed)).toBeNull();
  });

  it('never throws, is stable, and what it gives cannot begin another header or recipient', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('@', '.', 'a', '\r\n', ',', '<', ' ', 'é', 'K'),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          pieces.map((parts) => parts.join('')),
        ),
        (typed) => {
          const address = readEmail(typed);
          if (address === null) return;
          expect(readEmail(address)).toBe(address);
          expect(address).not.toMatch(/[\s,;<>"()[\]\\\p{C}]/u);
          expect(address.split('@')).toHaveLength(2);
        },
      ),
    );
  });
});
