import { describe, expect, it } from 'vitest';
import type { Publisher } from '../../contract/contract.ts';
import { shownTitle, titleOf } from './title.ts';

const PUBLISHER: Publisher = {
  id: 'harbour-post',
  name: 'Harbour Post (NL)',
  homepage: 'https://www.harbourpost.example/',
  country: 'NL',
  scope: 'national',
  language: 'en',
  feeds: [],
};
const FEED = {
  url: 'https://harbourpost.example/rss',
  strip: ['Live: ', '| In pictures', 'Live ', ' Update', 'C++ '],
};

const CASES: [string, string | null, string][] = [
  ['the name behind a dash', 'Ferry runs - Harbour Post (NL)', 'Ferry runs'],
  ['the name behind a bar, in other case', 'Ferry runs | HARBOUR POST (nl)', 'Ferry runs'],
  ['the host', 'Ferry runs – harbourpost.example', 'Ferry runs'],
  [
    'name and host, one behind the other',
    'Ferry runs - Harbour Post (NL) | harbourpost.example',
    'Ferry runs',
  ],
  ['a listed beginning', 'Live: Ferry runs', 'Ferry runs'],
  ['a listed end', 'Ferry runs | In pictures', 'Ferry runs'],
  ['a listed word', 'live ferry runs', 'ferry runs'],
  ['a listed word at the end', 'Ferry runs update', 'Ferry runs'],
  ['a listed word before a mark', 'Live – ferry runs', '– ferry runs'],
  ['no beginning of a longer word', 'Liverpool wins', 'Liverpool wins'],
  ['no end of a longer word', 'Ferry runs after preupdate', 'Ferry runs after preupdate'],
  ['marks that stand for themselves', 'C++ ferry runs', 'ferry runs'],
  ['a mark for subscribers', 'NU+ | Ferry runs', 'Ferry runs'],
  ['such a mark in words, at the end', 'Ferry runs | Voor abonnees', 'Ferry runs'],
  [
    'no mark that is a word of the headline',
    'Plus ferry runs | Premium seats sell',
    'Plus ferry runs | Premium seats sell',
  ],
  ['no mark where nothing would be left', 'NU+ |', 'NU+ |'],
  ['nothing that would leave nothing', 'Live:', 'Live:'],
  ['only the whole name', 'Anger at the Harbour Post (NL)', 'Anger at the Harbour Post (NL)'],
  ['dots for an ellipsis', 'Ferry runs again after ...', 'Ferry runs again after…'],
  ['markup', '<i>Ferry</i> &amp; bridge', 'Ferry & bridge'],
  [
    'no tag that it is about',
    'Why &lt;script&gt; tags <i>still</i> matter',
    'Why <script> tags still matter',
  ],
  ['no tag that it is about, written twice', 'A <video>, a <svg> &amp;amp; you', 'A <video>, a <svg> & you'],
  ['what a tag hides', 'Ferry <svg><path d="M0 0"/></svg><style>p{}</style>runs', 'Ferry runs'],
  [
    'no title: the beginning of the text',
    null,
    'The ferry across the wide river has returned to its timetable after two days…',
  ],
  [
    'a title without a word, for the beginning of the text',
    '...',
    'The ferry across the wide river has returned to its timetable after two days…',
  ],
  [
    'a title that nobody can see: joiners, tags, blanks that count as letters',
    '\u200c\u200d\u{e0041} \u3164\uffa0\u1160',
    'The ferry across the wide river has returned to its timetable after two days…',
  ],
  [
    'a title whose first word would be cut away',
    `${'!'.repeat(300)} Ferry`,
    'The ferry across the wide river has returned to its timetable after two days…',
  ],
  ['nothing from a title that is a number', '1984', '1984'],
  [
    'a title that is an address',
    ' https://files.example/folder/a_1?b ',
    'The ferry across the wide river has returned to its timetable after two days…',
  ],
  ['no address that a title is about', 'Why https://a.example is down', 'Why https://a.example is down'],
];

describe('titleOf', () => {
  it.each(CASES)('removes %s', (_, raw, expected) => {
    const text = 'The ferry across the wide river has returned to its timetable after two days of repairs.';
    expect(titleOf(raw, text, PUBLISHER, FEED)).toBe(expected);
  });

  it('ends in one ellipsis where it ends in dots, but not where they stand within', () => {
    expect(titleOf('Ferry back ....', '', PUBLISHER, FEED)).toBe('Ferry back…');
    expect(titleOf('Ferry... back', '', PUBLISHER, FEED)).toBe('Ferry... back');
  });

  it('cuts a text that stands in the wrong element', () => {
    expect(titleOf('word '.repeat(500), '', PUBLISHER, FEED).length).toBeLessThanOrEqual(250);
  });
});

describe('what is in a headline and no part of its news', () => {
  it.each([
    ['Brug weer open (update)', 'Brug weer open'],
    ['Brug weer open [UPDATE]', 'Brug weer open'],
    ['Brug weer open (update 2)', 'Brug weer open'],
    ['Bridge open again (Updated)', 'Bridge open again'],
    ['Bridge open again [UPDATED]', 'Bridge open again'],
    ['Kenya: Rains Flood the Harbour in Kenya', 'Rains Flood the Harbour in Kenya'],
    ['Kenya: Rains in Kenya and Uganda (update)', 'Rains in Kenya and Uganda'],
    ['Nederland: Brug in Nederland dicht', 'Brug in Nederland dicht'],
  ])('goes from %s', (marked, plain) => {
    expect(shownTitle(marked)).toBe(plain);
  });

  it.each([
    'Storing op de brug (verholpen)',
    'Brug opent de deuren (video)',
    'Brug weer open (en meer)',
    'Bridge waits for software update',
    '(Update)',
    'Kenya: Rains Flood the Harbour',
    'Kenya: Kenyan Harbour Floods',
    'Guinea: Rains in Guinea-Bissau',
    'Niger: Rains in Nigeria',
    'Congo: Rains in Congo Republic',
    'Ferry: Rains in Ferry',
    'Kenya: regen valt in Kenya',
  ])('is nothing of %s', (title) => {
    expect(shownTitle(title)).toBe(title);
  });
});
