import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM, type Publisher } from '../../contract/contract.ts';
import { agencyOf } from './agency.ts';
import { textHash } from './fingerprint.ts';
import { imagesOf } from './images.ts';
import { languageOf } from './language.ts';
import { countWords, readingTime } from './words.ts';

const PUBLISHER: Publisher = {
  id: 'p',
  name: 'Harbour Post',
  country: 'NL',
  scope: 'national',
  language: 'en',
  feeds: [],
};

describe('agencyOf', () => {
  const cases: [string, string | null, string, string | null][] = [
    ['an author', 'Reuters', '', 'reuters'],
    ['an author among others', 'Ann Reporter, Associated Press', '', 'ap'],
    ['an author in brackets', 'Ann Reporter (AFP)', '', 'afp'],
    ['two owners', 'Harbour Post/ANP', '', 'anp'],
    ['a dateline', null, 'LONDON, Feb 17 (Reuters) - The river rose.', 'reuters'],
    ['a Dutch dateline', null, 'AMSTERDAM (ANP) – De rivier steeg.', 'anp'],
    ['a credit', null, 'The river rose. © 2026 AFP', 'afp'],
    ['a source line', null, 'De rivier steeg. Bron: ANP', 'anp'],
    ['a credit under a picture’s', null, 'Foto: © Jo Vis. De rivier steeg. © ANP', 'anp'],
    [
      'a dateline behind a picture’s credit',
      null,
      'Archieffoto ANP. DEN HAAG (ANP) - De rivier steeg.',
      'anp',
    ],
    ['a credit behind an example', null, 'Zo steeg bijvoorbeeld de rivier. Bijvoorbeeld © ANP', 'anp'],
    ['nothing in who made a picture', null, 'De rivier steeg. Foto: © ANP', null],
    ['nor in their name', null, 'Foto: Koen van Weel / © ANP De rivier steeg.', null],
    ['nor without a colon', null, 'De rivier steeg. Archieffoto J. de Wit © ANP', null],
    ['nor in brackets', null, 'Beeld: Koen van Weel (ANP) De rivier steeg.', null],
    ['nor in an archive of pictures', null, 'The river rose. Source: AP Images', null],
    ['a credit of a text about pictures', null, 'Hij wint een prijs voor de beste foto. © ANP', 'anp'],
    ['a source line of one about them', null, 'De foto toont wat er gebeurde. Bron: ANP', 'anp'],
    ['a credit in the middle of a few words', null, `${'De rivier steeg. '.repeat(7)}Bron: ANP`, 'anp'],
    ['nothing in a person', 'Anna Efe-Tassman', 'The AP exam (AP) is hard', null],
    ['nothing in the middle of a text', null, 'He told Reuters that the river rose.', null],
    ['nothing in a name that is a word', 'Pa Johnson', '', null],
  ];
  it.each(cases)('sees %s', (_, author, text, expected) => {
    expect(agencyOf({ ...EMPTY_ITEM, author }, PUBLISHER, [text])).toBe(expected);
  });

  it('knows an agency that publishes itself', () => {
    expect(agencyOf(EMPTY_ITEM, { ...PUBLISHER, name: 'Reuters' }, [])).toBe('reuters');
  });
});

describe('imagesOf', () => {
  const anywhere = () => true;
  const urls = (...images: [string, number | null][]): string[] =>
    imagesOf(
      { ...EMPTY_ITEM, images: images.map(([url, width]) => ({ url, width, alt: null })) },
      anywhere,
    ).map(({ url }) => url);

  it('IMG-05 leaves out GIFs, by name and by format, in any case', () => {
    expect(
      urls(
        ['https://i.example/a.gif', 800],
        ['https://i.example/A.GIF?x=1', 800],
        ['https://i.example/i?format=gif', 800],
        ['https://i.example/b.jpg', 800],
      ),
    ).toEqual(['https://i.example/b.jpg']);
  });

  it('leaves out tracking pixels, icons, data and addresses that are none', () => {
    expect(
      urls(
        ['https://i.example/pixel?id=1', null],
        ['https://i.example/a.jpg', 1],
        ['data:image/png;base64,x', 800],
        ['/a.jpg', 800],
        ['https://i.example/logo.svg', 800],
      ),
    ).toEqual([]);
  });

  it('keeps photographs whose names begin as those of tracking pixels do', () => {
    const photographs = [
      'https://i.example/pixel-10-review.jpg',
      'https://i.example/counter-protest.jpg',
      'https://i.example/tracking-the-storm.jpg',
      'https://i.example/blank-page.jpg?w=1.5',
      'https://i.example/a.jpg?width=1200',
    ];
    for (const url of photographs) expect(urls([url, null])).toEqual([url]);
    const pixels = [
      '/pixel.png',
      '/counter/',
      '/tracking?id=1',
      '/spacer-2.png',
      '/1x1-0.png',
      '/a?w=1',
      '/a?w=1&h=1',
    ];
    expect(urls(...pixels.map((path): [string, null] => [`https://i.example${path}`, null]))).toEqual([]);
  });

  it('leaves out what stands in for a picture, and what is too small to be one', () => {
    expect(
      urls(
        ['https://i.example/images/news_default_2000x2000.jpg?generic', null],
        ['https://i.example/feed-placeholder.png', null],
        ['https://i.example/100x80/ferry.jpg', null],
        ['https://i.example/ferry.jpg?width=140', 140],
        ['https://i.example/default/generics.jpg', null],
        ['https://i.example/news/18/ferry.jpg', null],
        ['https://i.example/ferry.jpg?width=460', 460],
      ),
    ).toEqual([
      'https://i.example/default/generics.jpg',
      'https://i.example/news/18/ferry.jpg',
      'https://i.example/ferry.jpg?width=460',
    ]);
  });

  it('takes the larger picture that is known to be there, once', () => {
    const upload = 'https://i.example/wp-content/uploads/2026/03/ferry';
    expect(urls([`${upload}-150x150.jpg`, 150], [`${upload}-300x200.jpg`, 300])).toEqual([`${upload}.jpg`]);
  });

  it.each([
    [
      'https://ichef.bbci.co.uk/ace/standard/240/x/1.jpg',
      'https://ichef.bbci.co.uk/ace/standard/976/x/1.jpg',
    ],
    [
      'https://a.example/wp-content/uploads/2026/03/ferry-150x150.jpg',
      'https://a.example/wp-content/uploads/2026/03/ferry.jpg',
    ],
    ['https://a.example/photos/ferry-250x150.jpg', 'https://a.example/photos/ferry-250x150.jpg'],
  ])('%s is kept at %s', (small, larger) => {
    expect(urls([small, null])).toEqual([larger]);
    expect(urls([larger, null])).toEqual([larger]);
  });

  it('marks the first as primary and drops doubles', () => {
    const images = ['https://i.example/a.jpg', 'https://i.example/a.jpg', 'https://i.example/b.jpg'].map(
      (url) => ({ url, alt: '<b>A</b>', width: null }),
    );
    expect(imagesOf({ ...EMPTY_ITEM, images }, anywhere)).toEqual([
      { type: 'image', url: 'https://i.example/a.jpg', alt: 'A', is_primary: true },
      { type: 'image', url: 'https://i.example/b.jpg', alt: 'A', is_primary: false },
    ]);
  });
});

describe('languageOf', () => {
  const cases: [string, string, string, string | null, string][] = [
    ['Dutch in a Dutch feed', 'De brug over de rivier is weer open voor verkeer', 'nl', null, 'nl'],
    [
      'English in a Dutch feed',
      'The bridge across the river has been opened again for all traffic this morning',
      'nl',
      null,
      'en',
    ],
    [
      'Dutch in an English feed',
      'De brug over de rivier is sinds vanochtend weer open voor al het verkeer',
      'en',
      null,
      'nl',
    ],
    ['too short to contradict the feed', 'Warcraft show in Seoul', 'nl', null, 'nl'],
    ['short, but the item says so too', 'The bridge has opened again', 'nl', 'en-GB', 'en'],
    ['another script', 'Мост через реку снова открыт', 'en', null, 'ru'],
    ['the script of the feed', 'Міст через річку знову відкрито', 'uk', null, 'uk'],
    ['Chinese', '大桥今天重新开放', 'en', null, 'zh'],
    [
      'a language the detector does not know',
      'Most cez rieku je od rána opäť otvorený pre všetku dopravu v meste',
      'sk',
      null,
      'sk',
    ],
    [
      'Frisian',
      'De brêge oer de rivier is wer iepen, sei de wethâlder fan Ljouwert yn it riedshûs',
      'fy',
      null,
      'fy',
    ],
    [
      'Dutch in a Frisian feed',
      'De brug over de rivier is weer open, zei de wethouder van Leeuwarden',
      'fy',
      null,
      'nl',
    ],
    ['no text', '', 'nl', null, 'nl'],
  ];
  it.each(cases)('%s', (_, text, feed, item, expected) => {
    expect(languageOf(text, feed, item)).toBe(expected);
  });
});

describe('words', () => {
  it('counts as people do', () => {
    expect(countWords("The vice-president's plan, in 2026: don't panic!")).toBe(7);
    expect(countWords('')).toBe(0);
  });

  it('counts words of scripts without spaces', () => {
    expect(countWords('東京 shakes, says 東京')).toBe(4);
    expect(countWords('今天天气很好')).toBeGreaterThan(2);
    expect(countWords('วันนี้อากาศดี')).toBeGreaterThan(2);
    const one = countWords('今天天气很好。'.repeat(100));
    expect(countWords('今天天气很好。'.repeat(10_000)) / one).toBeCloseTo(100, 0);
  });

  it('TIME-09 DATA-14 read time is words divided by 200, rounded, at least 1', () => {
    const body = (words: number): string => 'word '.repeat(words);
    expect(readingTime(body(150), null)).toEqual({ wordCount: 150, readingMinutes: 1 });
    expect(readingTime(body(1_000), null)).toEqual({ wordCount: 1_000, readingMinutes: 5 });
    expect(readingTime(body(1_200), null)).toEqual({ wordCount: 1_200, readingMinutes: 6 });
    expect(readingTime(body(1_099), null).readingMinutes).toBe(5);
    expect(readingTime(body(1_100), null).readingMinutes).toBe(6);
  });

  it('knows no read time when the feed carries only a summary', () => {
    expect(readingTime('word '.repeat(149), null)).toEqual({ wordCount: 0, readingMinutes: 0 });
  });

  it('believes the publisher about a piece it cannot see, and its own count of one it can', () => {
    expect(readingTime('Only a summary.', 640)).toEqual({ wordCount: 640, readingMinutes: 3 });
    expect(readingTime('Only a summary.', 20)).toEqual({ wordCount: 20, readingMinutes: 1 });
    expect(readingTime('word '.repeat(400), 9_000)).toEqual({ wordCount: 400, readingMinutes: 2 });
  });
});

describe('textHash', () => {
  it('is the same for reprints and different for other texts', () => {
    expect(textHash('Café open!', 'It  is “so”.')).toBe(textHash('CAFE OPEN', 'it is so'));
    expect(textHash('Café open', 'a')).not.toBe(textHash('Café open', 'b'));
  });
});
