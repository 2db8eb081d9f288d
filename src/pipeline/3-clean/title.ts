import type { Feed, Publisher } from '../../contract/contract.ts';
import { countryCode } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { cutAtWord } from './cut.ts';
import { plainHeadline } from './text.ts';

/** Headlines are shorter; what is longer is a text in the wrong element. */
const MAX_TITLE = 250;
/** With markup. */
const MAX_SOURCE = 4_000;
/** Characters of the summary that stand in for a missing title. */
const STAND_IN_LENGTH = 80;
const SEPARATOR = '\\s*(?:[|·•»/]|\\s[-–—:]\\s)\\s*';
/** "NU+ | Headline", "Headline | Premium": who may read on is no news, however rarely a feed says it. */
const { subscribers, updated } = lexicon.feed;
const FOR_SUBSCRIBERS = new RegExp(`^(?:${subscribers})\\s*\\|\\s*|\\s*\\|\\s*(?:${subscribers})$`, 'iu');
/** "Ferry runs (update)": of the page behind the link, and no news as "(verholpen)" is. */
const UPDATED = new RegExp(`\\s*(?:\\((?:${updated})\\)|\\[(?:${updated})\\])$`, 'iu');
/** "Kenya: Rains Flood the Harbour in Kenya", and not "… in Congo Republic", nor where a small letter would come to stand in front. */
const COUNTRY_TWICE = /^(\p{Lu}[\p{L} .’'-]{1,30}): (?!\p{Ll})(?=.* in \1(?![\p{L}\p{N}-]| \p{Lu}))/u;

const IN_WORD = '[\\p{L}\\p{N}]';
/** Dots, dashes or joiners alone are no headline: nobody could read it, or press it. */
const READABLE = /[\p{L}\p{N}]/u;
const ADDRESS = /^https?:\/\/\S+$/iu;

/**
 * The headline as plain text without the publisher's name, marks for its subscribers and the texts the feed's `strip` lists.
 * Empty only when neither title nor `standIn` has a letter or a number, as far as it would be shown, and is more than an address.
 * @param standIn text whose beginning is the title when there is none
 */
export function titleOf(raw: string | null, standIn: string, publisher: Publisher, feed: Feed): string {
  const own = plainHeadline(raw, MAX_SOURCE).replace(/ ?(?<!\.)\.{3,}$/u, '…');
  for (const text of [own, cutAtWord(standIn, STAND_IN_LENGTH)]) {
    const title = cutAtWord(withoutAddition(text, publisher, feed.strip ?? []), MAX_TITLE);
    if (READABLE.test(title) && !ADDRESS.test(title)) return title;
  }
  return '';
}

/** A headline as readers see it: how often the page was changed is the page's own matter, and a country is named once. */
export function shownTitle(written: string): string {
  const title = keepText(written, written.replace(UPDATED, ''));
  const [label = '', country] = COUNTRY_TWICE.exec(title) ?? [];
  return country && countryCode(country) ? title.slice(label.length) : title;
}

/** Also where there is more than one: "Live: Storm hits coast | Harbour Post - harbourpost.example". */
function withoutAddition(whole: string, publisher: Publisher, extras: readonly string[]): string {
  const suffixes = namesOf(publisher).map((name) => new RegExp(`${SEPARATOR}${literally(name)}$`, 'iu'));
  let title = whole;
  for (let before = ''; before !== title; ) {
    before = title;
    title = keepText(title, title.replace(FOR_SUBSCRIBERS, ''));
    for (const extra of extras) title = keepText(title, withoutExtra(title, extra));
    for (const suffix of suffixes) title = keepText(title, title.replace(suffix, '').trim());
  }
  return title;
}

/** What a publisher calls itself behind its headlines: its name and its host. */
function namesOf(publisher: Publisher): string[] {
  const host = publisher.homepage ? new URL(publisher.homepage).hostname.replace(/^www\./, '') : '';
  return [publisher.name, host].filter(Boolean);
}

/** Whole words only: "Live" opens "Live from the harbour", and not "Liverpool". */
function withoutExtra(title: string, extra: string): string {
  const text = literally(extra.trim());
  if (text === '') return title;
  const atStart = title.replace(new RegExp(`^${text}(?<!${IN_WORD}(?=${IN_WORD}))`, 'iu'), '');
  if (atStart !== title) return atStart.trim();
  return title.replace(new RegExp(`(?<!${IN_WORD}(?=${IN_WORD}))${text}$`, 'iu'), '').trim();
}

/** A title that would vanish stays as it was. */
const keepText = (before: string, after: string): string => (READABLE.test(after) ? after : before);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
