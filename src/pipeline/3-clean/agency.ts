import type { FeedItem, Publisher } from '../../contract/contract.ts';

/** Agencies whose texts many publishers reprint: id, and the names they sign with. Short names only in capitals. */
const AGENCIES: readonly [id: string, names: string][] = [
  ['reuters', 'Reuters|REUTERS|Thomson Reuters'],
  ['ap', 'AP|Associated Press|The Associated Press|AP News'],
  ['afp', 'AFP|Agence France-Presse|Agence France Presse'],
  ['anp', 'ANP|Algemeen Nederlands Persbureau'],
  ['dpa', 'dpa|DPA|Deutsche Presse-Agentur'],
  ['belga', 'Belga|BELGA'],
  ['pa', 'PA|PA Media|Press Association'],
  ['xinhua', 'Xinhua|XINHUA'],
  ['tass', 'TASS|Tass|ITAR-TASS'],
  ['kyodo', 'Kyodo|KYODO|Kyodo News'],
  ['efe', 'EFE|Agencia EFE'],
  ['ansa', 'ANSA|Ansa'],
  ['bloomberg', 'Bloomberg|Bloomberg News'],
  ['upi', 'UPI|United Press International'],
  ['yonhap', 'Yonhap|Yonhap News Agency'],
  ['pti', 'PTI|Press Trust of India'],
  ['ani', 'ANI'],
  ['ians', 'IANS'],
  ['jiji', 'Jiji|JIJI|Jiji Press'],
  ['anadolu', 'Anadolu|Anadolu Agency|AA'],
  ['aap', 'AAP|Australian Associated Press'],
  ['apa', 'APA'],
  ['novum', 'Novum'],
];

/** "LONDON, Feb 17 (Reuters) - …", "AMSTERDAM (ANP) –", at the start of a text. */
const DATELINE_LENGTH = 120;
const MAX_AUTHOR = 300;

interface Signs {
  id: string;
  author: RegExp;
  dateline: RegExp;
  credit: RegExp;
  name: RegExp;
}

const SIGNS: readonly Signs[] = AGENCIES.map(([id, names]) => ({
  id,
  // The name alone, or one of several parts: "Jane Doe, Associated Press", "Reuters/NU.nl", "Jane Doe (AFP)".
  author: new RegExp(
    `(?:^|[,/|;&(–-]|\\b(?:and|en|with|via|by|door)\\s)\\s*(?:${names})\\s*(?:$|[,/|;&)–-]|\\s(?:and|en)\\s)`,
    'u',
  ),
  dateline: new RegExp(`\\((?:${names})\\)\\s*(?:[-–—:.]|\\p{Lu})|^(?:${names})\\s[-–—]\\s`, 'u'),
  credit: new RegExp(
    `(?:©|\\(c\\)|Copyright|Source:|Bron:)\\s*(?:\\d{4}\\s*)?(?:The\\s)?(?:${names})\\b`,
    'u',
  ),
  name: new RegExp(`^(?:${names})$`, 'u'),
}));

/** Most texts name none of them, which one search tells. */
const ANY = new RegExp(AGENCIES.map(([, names]) => names).join('|'), 'u');

/**
 * The agency a text comes from, when author, dateline or credit say so, or when the publisher is the agency.
 * @param texts plain text of title, summary and body
 */
export function agencyOf(item: FeedItem, publisher: Publisher, texts: string[]): string | null {
  const author = (item.author ?? '').slice(0, MAX_AUTHOR);
  const starts = texts.map((text) => text.slice(0, DATELINE_LENGTH));
  const ends = texts.map((text) => text.slice(-DATELINE_LENGTH));
  if (![publisher.name, author, ...starts, ...ends].some((text) => ANY.test(text))) return null;
  for (const { id, ...signs } of SIGNS)
    if (
      signs.name.test(publisher.name) ||
      signs.author.test(author) ||
      starts.some((text) => signs.dateline.test(text)) ||
      [...starts, ...ends].some((text) => signs.credit.test(text))
    )
      return id;
  return null;
}
