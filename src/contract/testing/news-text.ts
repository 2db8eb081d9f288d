/** Texts as feeds carry them, from invented news, with all that goes wrong in them. For properties. */
import * as fc from 'fast-check';

const WORDS =
  'storm flood court minister resigns vote budget bridge closed talks strike bank rates fall win final police arrest says after over the a of in and to for with government plan new dies killed report study health school museum fire drone army border election premier rechtbank kabinet brug staking doden na de het een van en in met volgens onderzoek regering wedstrijd gewond'.split(
    ' ',
  );
const NAMES = [
  'Amina Okafor',
  'Jan van der Meer',
  'Lindqvist',
  'O’Leary',
  'Paris',
  'Washington',
  'Den Haag',
  'The Hague',
  'Georgia',
  'Londen',
  'United Nations',
  'Nederland',
  'U.S.',
  'São Paulo',
  'Łódź',
  'Kyiv',
  'Springfield',
  'Harbour Post',
  'Reuters',
  'ANP',
  'NATO',
];
const NUMBERS = ['12', '1,200', '3.5', '25%', '€4,2 mld', '$1bn', '2026', '1e9', '-7', '½', '٣٤', '10:30'];
const FORMULAS = [
  'LONDON, Feb 17 (Reuters) -',
  'AMSTERDAM (ANP) –',
  'By Ann Lee',
  'Live:',
  'LIVE |',
  'Opinion |',
  'Watch:',
  'BREAKING',
  'Read more',
  'Lees verder',
  'The post Storm appeared first on Harbour Post.',
  '| Harbour Post',
  '- harbourpost.example',
  '[…]',
  'Dr. J. de Wit',
  'e.g.',
  'https://harbourpost.example/a?b=c&d',
  'desk@paper.example (Ann Reporter)',
  '© 2026 Reuters',
];
const MARKS = [
  '.',
  '!',
  '?',
  '…',
  ':',
  ';',
  '“',
  '”',
  "'",
  '’',
  '"',
  '(',
  ')',
  '[',
  ']',
  '–',
  '—',
  '/',
  '|',
  '*',
];
const SCRIPTS = [
  'ירושלים',
  'القدس العربي',
  '東京で地震',
  'กรุงเทพ',
  'Москва',
  'Ἀθῆναι',
  'हिन्दी',
  '서울',
  '👩‍👩‍👧',
  '🇳🇱',
  '👍🏽',
  'Z̤̈͑a̧l͠g̀o̡̢',
  'e\u0301'.repeat(3),
  'ﬁnance',
  'İstanbul',
  'ẞ',
  '𝔐𝔞𝔱𝔥',
];
const INVISIBLE = [
  '\u0000',
  '\u0008',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2028',
  '\u2066',
  '\ufeff',
  '\ufffd',
  '\ud83d',
  '\udc00',
  '\u{e0001}',
  '\t',
  '\r\n',
];
const MARKUP = [
  '&amp;',
  '&amp;amp;',
  '&lt;b&gt;',
  '&amp;lt;p&amp;gt;',
  '&#8217;',
  '&#x202e;',
  '&#0;',
  '&#xD800;',
  '&nbsp;',
  '&eacute;',
  '&bogus;',
  '&',
  '<',
  '>',
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<br/>',
  '<a href="javascript:alert(1)">',
  '</a>',
  '<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>p{}</style>',
  '<img src="x" onerror="alert(1)">',
  '&lt;img src=x&gt;',
  '<!-- a -->',
  '<![CDATA[',
  ']]>',
  '<iframe src="//a.example">',
  '</iframe>',
  'Option<T>',
  'x < y > z',
];

const plainPiece: fc.Arbitrary<string> = fc.oneof(
  { weight: 24, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 8, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 6, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 3, arbitrary: fc.constantFrom(...FORMULAS) },
  { weight: 2, arbitrary: fc.constantFrom(...SCRIPTS) },
);
const rarePiece: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...INVISIBLE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'é', '汉', '!', 'A.'), fc.integer({ min: 40, max: 400 }))
      .map(([of, times]) => of.repeat(times)),
  },
);
const markupPiece = fc.constantFrom(...MARKUP);

function textOf(piece: fc.Arbitrary<string>, maxPieces: number): fc.Arbitrary<string> {
  const joint = fc.oneof(
    { weight: 9, arbitrary: fc.constant(' ') },
    { weight: 2, arbitrary: fc.constant('') },
  );
  return fc.array(fc.tuple(piece, joint), { maxLength: maxPieces }).map((pieces) => pieces.flat().join(''));
}

/** Plain text in many scripts: words, names, numbers, formulas of news desks, and now and then what nobody should send. */
export function newsText(maxPieces = 30): fc.Arbitrary<string> {
  return textOf(
    fc.oneof({ weight: 15, arbitrary: plainPiece }, { weight: 1, arbitrary: rarePiece }),
    maxPieces,
  );
}

/** The same as a feed writes it: with markup, whole, broken and escaped. */
export function feedText(maxPieces = 30): fc.Arbitrary<string> {
  return textOf(
    fc.oneof(
      { weight: 12, arbitrary: plainPiece },
      { weight: 3, arbitrary: markupPiece },
      { weight: 1, arbitrary: rarePiece },
    ),
    maxPieces,
  );
}
