import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const TEXT = '<rss><title>Één “brug” – €5</title></rss>';
const labelled = (label: string, text = TEXT): string => `<?xml version="1.0" encoding="${label}"?>${text}`;

const CASES: [string, Uint8Array, string | null, string][] = [
  ['UTF-8 without a label', Buffer.from(TEXT), null, TEXT],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), null, TEXT],
  ['UTF-8 that the server calls Latin', Buffer.from(TEXT), 'text/xml; charset=iso-8859-1', TEXT],
  ['UTF-8 that calls itself Latin', Buffer.from(labelled('iso-8859-1')), null, labelled('iso-8859-1')],
  [
    'windows-1252 as labelled',
    iconv.encode(labelled('windows-1252'), 'win1252'),
    null,
    labelled('windows-1252'),
  ],
  [
    'windows-1252 called Latin',
    iconv.encode(labelled('ISO-8859-1'), 'win1252'),
    null,
    labelled('ISO-8859-1'),
  ],
  [
    'windows-1252 called UTF-8',
    iconv.encode(labelled('utf-8'), 'win1252'),
    'text/xml; charset=utf-8',
    labelled('utf-8'),
  ],
  ['windows-1252 without a label', iconv.encode(TEXT, 'win1252'), null, TEXT],
  [
    'Latin-9',
    iconv.encode(labelled('iso-8859-15', 'Het kost €5'), 'iso-8859-15'),
    null,
    labelled('iso-8859-15', 'Het kost €5'),
  ],
  [
    'Cyrillic under a server default',
    iconv.encode(labelled('windows-1251', 'Мост открыт'), 'win1251'),
    'text/xml; charset=iso-8859-1',
    labelled('windows-1251', 'Мост открыт'),
  ],
  ['KOI8-R', iconv.encode(labelled('koi8-r', 'Мост'), 'koi8-r'), null, labelled('koi8-r', 'Мост')],
  [
    'GBK called gb2312',
    iconv.encode(labelled('gb2312', '新闻镕'), 'gb18030'),
    null,
    labelled('gb2312', '新闻镕'),
  ],
  [
    'Shift_JIS',
    iconv.encode(labelled('Shift_JIS', '新しい橋'), 'shift_jis'),
    null,
    labelled('Shift_JIS', '新しい橋'),
  ],
  [
    'EUC-KR by the server',
    iconv.encode('<rss>다리</rss>', 'euc-kr'),
    'text/xml; charset=euc-kr',
    '<rss>다리</rss>',
  ],
  ['UTF-16 little-endian with a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: true }), null, TEXT],
  ['UTF-16 big-endian without a mark', iconv.encode(TEXT, 'utf-16be', { addBOM: false }), null, TEXT],
  ['UTF-16 little-endian without a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: false }), null, TEXT],
  ['UTF-16 big-endian with a mark', iconv.encode(TEXT, 'utf-16be', { addBOM: true }), null, TEXT],
  ['UTF-32 big-endian', iconv.encode(TEXT, 'utf-32be', { addBOM: true }), null, TEXT],
  ['UTF-32 big-endian without a mark', iconv.encode(TEXT, 'utf-32be', { addBOM: false }), null, TEXT],
  ['UTF-32 little-endian without a mark', iconv.encode(TEXT, 'utf-32le', { addBOM: false }), null, TEXT],
  ['windows-1252 called UTF-16', iconv.encode(labelled('utf-16'), 'win1252'), null, labelled('utf-16')],
  [
    'Cyrillic that only the server names, in a document that names none',
    iconv.encode('<rss>Мост</rss>', 'win1251'),
    'text/xml; charset="windows-1251"',
    '<rss>Мост</rss>',
  ],
  [
    'Cyrillic by the server, before what the document says',
    iconv.encode(labelled('koi8-r', 'Мост'), 'win1251'),
    'text/xml; charset=windows-1251',
    labelled('koi8-r', 'Мост'),
  ],
  [
    'UTF-8 that has a replacement character of its own',
    Buffer.from(labelled('iso-8859-1', 'één \ufffd')),
    null,
    labelled('iso-8859-1', 'één \ufffd'),
  ],
  ['UTF-32 little-endian', iconv.encode(TEXT, 'utf-32le', { addBOM: true }), null, TEXT],
  ['a label nobody knows', Buffer.from(labelled('x-klingon')), null, labelled('x-klingon')],
];

describe('decode', () => {
  it.each(CASES)('reads %s', (_, bytes, contentType, expected) => {
    expect(decode(bytes, contentType)).toBe(expected);
  });

  it('reads byte 0x80 as € and 0x93 as “, where some Node versions are wrong', () => {
    const bytes = Uint8Array.from([0x3c, 0x61, 0x3e, 0x80, 0x93]);
    expect(decode(bytes, 'text/xml; charset=windows-1252')).toBe('<a>€“');
  });

  it('keeps UTF-8 that was damaged in one place', () => {
    const bytes = Buffer.concat([
      Buffer.from('<a>één twee é é é é é é '),
      Uint8Array.from([0xc3]),
      Buffer.from('x'),
    ]);
    expect(decode(bytes, null)).toBe('<a>één twee é é é é é é \ufffdx');
  });

  it('and that says so, whatever the server says of every document', () => {
    const whole = Buffer.from(`${labelled('utf-8')} één twee é é é é é`);
    const bytes = Buffer.concat([whole, Uint8Array.from([0xc3])]);
    expect(decode(bytes, 'text/xml; charset=ISO-8859-1')).toBe(`${whole.toString()}\ufffd`);
  });

  it.each([
    ['the document', labelled('ISO-8859-1'), null],
    ['the server', TEXT, 'text/xml; charset=iso-8859-1'],
    ['both', labelled('windows-1252'), 'text/xml; charset=windows-1252'],
  ])('and that %s calls Latin: it was read well until that day', (_who, whole, contentType) => {
    const bytes = Buffer.concat([Buffer.from(`${whole} één twee é é é`), Uint8Array.from([0xc3])]);
    expect(decode(bytes, contentType)).toBe(`${whole} één twee é é é\ufffd`);
  });

  it.each([
    ['win1252', 'Ã© “Één” café crème brûlée à la carte, naïve façade'],
    ['win1251', 'Мост открыт для движения, сообщила мэрия города'],
    ['koi8-r', 'Мост открыт для движения, сообщила мэрия города'],
    ['gb18030', '新闻镕中国人民银行宣布降息北京上海广州'],
    ['shift_jis', '新しい橋が開通しました東京都知事が発表'],
    ['euc-jp', '新しい橋が開通しました東京都知事が発表'],
    ['euc-kr', '새로운 다리가 개통되었습니다 서울시장이 발표했다'],
    ['big5', '新橋今日通車市長宣布台北市政府'],
    ['windows-1253', 'Η νέα γέφυρα άνοιξε σήμερα στην Αθήνα'],
    ['windows-1256', 'افتتح الجسر الجديد اليوم في القاهرة'],
    ['tis-620', 'สะพานใหม่เปิดวันนี้ในกรุงเทพฯ'],
  ])('does not take %s for UTF-8', (name, text) => {
    const whole = labelled(name, text);
    expect(decode(iconv.encode(whole, name), null)).toBe(whole);
  });
});
