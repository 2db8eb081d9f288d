/** The door of 3-clean: a feed item in, a report one can trust out, or the reason why not. Pure. */
import {
  type Fault,
  type Feed,
  type FeedItem,
  MAX_SUMMARY,
  type Publisher,
  type Report,
  type TranslatedText,
} from '../../contract/contract.ts';
import { agencyOf } from './agency.ts';
import { cutAtWord, cutText, firstSentence } from './cut.ts';
import { reportId, textHash, titleHash } from './fingerprint.ts';
import { imagesOf } from './images.ts';
import { itemHashes } from './item-id.ts';
import { languageOf } from './language.ts';
import { publishedAt } from './published.ts';
import { beginningOf, summaryOf } from './summary.ts';
import { plainText } from './text.ts';
import { shownTitle, titleOf } from './title.ts';
import { articleAddress, reachableFrom } from './url.ts';
import { readingTime } from './words.ts';

export { withoutFurniture } from './furniture.ts';
export { ownIds } from './item-id.ts';

export interface CleanOptions {
  publisher: Publisher;
  feed: Feed;
  now: Date;
  /** False when no item of the feed has a date; default true. */
  feedHasDates?: boolean;
  /** Ids that one item of the feed has and no other; default: none. */
  ownIds?: ReadonlySet<string>;
  /** Items older than this are left out; default: any age. */
  maxAgeHours?: number;
}

const MAX_CATEGORY = 80;
const MAX_SUB_HEADLINE = 160;
const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Cleans one item. Report.publishedAt never lies after `now`, which is also firstSeenAt.
 * Faults: no-link, bad-link, private-link, no-title, no-date, bad-date, date-in-future, too-old.
 */
export function cleanItem(item: FeedItem, options: CleanOptions): { report: Report } | { fault: Fault } {
  const { publisher, feed, now } = options;
  const feedLanguage = feed.language ?? publisher.language;
  if (item.link === null) return fault('no-link', `"${item.title ?? ''}" has no link.`);
  const address = articleAddress(item.link);
  if (!address) return fault('bad-link', `"${item.link.slice(0, 100)}" is no web address.`);
  const isReachable = reachableFrom(feed.url);
  if (!isReachable(address.url))
    return fault('private-link', `"${item.link.slice(0, 100)}" is not on the public internet.`);
  const date = publishedAt(item.date, {
    timeZone: publisher.timeZone ?? 'UTC',
    now,
    feedHasDates: options.feedHasDates ?? true,
    maxAgeHours: options.maxAgeHours,
  });
  if ('fault' in date) return date;

  const body = plainText(item.content ?? item.summary);
  const written = titleOf(item.title, beginningOf(body), publisher, feed);
  if (written === '') return fault('no-title', `${address.url} has neither title nor text.`);
  const title = shownTitle(written);
  const summary = summaryOf(item, title, body);
  const dedupeKey =
    address.isHome && item.id !== null && item.id !== item.link ? `${publisher.id}:${item.id}` : address.key;
  return {
    report: {
      id: reportId(dedupeKey),
      publisherId: publisher.id,
      feedUrl: feed.url,
      url: address.url,
      dedupeKey,
      title,
      writtenTitle: written,
      titleHash: titleHash(item.title),
      summary,
      language: languageOf(`${title} ${summary}`, feedLanguage, item.language),
      publishedAt: date.at.toISOString(),
      firstSeenAt: now.toISOString(),
      ...readingTime(body, item.words),
      media: imagesOf(item, isReachable),
      section: feed.section ?? null,
      itemCategories: item.categories.map((name) => cutAtWord(plainText(name), MAX_CATEGORY)).filter(Boolean),
      agency: agencyOf(item, publisher, [title, summary, body]),
      textHash: textHash(written, summary),
      ...itemHashes(item, address, {
        publisherId: publisher.id,
        language: feedLanguage,
        feedUrl: feed.url,
        own: options.ownIds ?? NO_IDS,
      }),
      translations: translationsOf(item, publisher, feed),
    },
  };
}

function translationsOf(item: FeedItem, publisher: Publisher, feed: Feed): Record<string, TranslatedText> {
  const clean: Record<string, TranslatedText> = {};
  for (const [locale, { title, summary }] of Object.entries(item.translations)) {
    const headline = shownTitle(titleOf(title, '', publisher, feed));
    const description = cutText(beginningOf(plainText(summary)), MAX_SUMMARY);
    if (headline)
      clean[locale] = { headline, sub_headline: firstSentence(description, MAX_SUB_HEADLINE), description };
  }
  return clean;
}

const fault = (code: string, message: string): { fault: Fault } => ({ fault: { code, message } });
