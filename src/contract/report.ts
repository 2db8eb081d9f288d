/**
 * What walks through the pipeline: feed item → report → labelled report. Plain types: bytes from outside are parsed in 2-parse,
 * and stored reports are checked by the store (report-shape.ts).
 */
import type { Genre } from './genre.ts';
import type { Media } from './story.ts';

/** Something wrong with a feed or an item, named so that it can be counted and shown. */
export interface Fault {
  /** For example "not-a-feed:html", "too-large", "no-link", "date-in-future", "too-many-items". */
  code: string;
  message: string;
}

/** One `<item>` or `<entry>` as it stands in a feed: text decoded, nothing cleaned. */
export interface FeedItem {
  title: string | null;
  link: string | null;
  id: string | null;
  /** The date as written. */
  date: string | null;
  /** HTML or text. */
  summary: string | null;
  /** The body when the feed carries one, HTML. */
  content: string | null;
  author: string | null;
  categories: string[];
  images: { url: string; alt: string | null; width: number | null }[];
  language: string | null;
  /** Length of the whole piece as the publisher states it (the helder:words feed extension). */
  words: number | null;
  /** Translations the publisher supplies itself (the helder:translation feed extension), by locale. */
  translations: Record<string, { title: string; summary: string | null }>;
}

/** An item that says nothing. */
export const EMPTY_ITEM: FeedItem = {
  title: null,
  link: null,
  id: null,
  date: null,
  summary: null,
  content: null,
  author: null,
  categories: [],
  images: [],
  language: null,
  words: null,
  translations: {},
};

export interface ParsedFeed {
  items: FeedItem[];
  faults: Fault[];
}

/** Headline and summary in another language. */
export interface TranslatedText {
  headline: string;
  sub_headline: string;
  description: string;
}

/** One publisher's piece about an event, cleaned: plain text, safe addresses, trusted dates. */
export interface Report {
  /** Stable: derived from the dedupe key, so the same piece is the same report for ever. */
  id: string;
  publisherId: string;
  feedUrl: string;
  url: string;
  /** Canonical address (or publisher + guid) by which one piece is known however often it appears. */
  dedupeKey: string;
  title: string;
  /** The title before what recurs in its feed was taken off it: the same whatever else the feed has. */
  writtenTitle: string;
  /** Fingerprint of the title as its feed has it, before anything was cleaned: the same whatever we take off. Null: it has none. */
  titleHash: string | null;
  /** The publisher's own summary, plain text, at most 300 characters. */
  summary: string;
  /** ISO 639-1, detected, with the feed's language as prior. */
  language: string;
  /** ISO 8601 UTC, never later than firstSeenAt. */
  publishedAt: string;
  firstSeenAt: string;
  /** Words of the body if the feed carries one, else as many as the publisher says; 0 when unknown. */
  wordCount: number;
  /** Minutes at WORDS_PER_MINUTE, 0 when unknown. */
  readingMinutes: number;
  media: Media[];
  /** The feed's section (prior for the category) and the item's own category names. */
  section: string | null;
  itemCategories: string[];
  /** The news agency this text comes from ("reuters", "ap", "anp", "afp"…) when it says so, else null. */
  agency: string | null;
  /** Fingerprint of title + summary as written: the same for reprints of one text. */
  textHash: string;
  /** Fingerprint of the publisher and the id its feed gives the piece, whatever its address; null where that tells nothing. */
  itemHash: string | null;
  /** What stood there in releases that took the feed for the publisher: pieces they stored are looked for by it as well. */
  formerItemHash?: string;
  translations: Record<string, TranslatedText>;
}

export interface Place {
  /** Empty when only the country is known. */
  city: string;
  /** English display name, as in the centroid table ("Netherlands"). */
  country: string;
  latitude: number;
  longitude: number;
}

/**
 * What a place was told by: the scene ("in Geneva", a dateline), a name in the text, the publisher's own country or section,
 * or, last of all, the town a regional publisher sits in.
 */
export type PlaceBasis = 'scene' | 'named' | 'home' | 'seat';

export interface Labels {
  genre: Genre;
  place: Place | null;
  /** Null where nothing tells; without a place, "scene" is at sea or in many countries, "named" in a part of the world. */
  placeBasis: PlaceBasis | null;
  /** English country names, most relevant first. */
  relevantCountries: string[];
  /** Ranking categories with a confidence 0–1, best first; empty = general. */
  categories: { key: string; confidence: number }[];
  tags: string[];
  /** All 0–10. */
  cleanliness: number;
  politicalNeutrality: number;
  globalRelevance: number;
  localRelevance: number;
  /** What the genre was told by, as found; "" when nothing said that it is anything but news. Then why points were lost. */
  reasons: {
    genre: string;
    /** The words found and their cost in points; no words: it stands in a section of opinions. */
    cleanliness: { text: string; cost: number }[];
    politicalNeutrality: { text: string; cost: number }[];
  };
}

export type LabelledReport = Report & { labels: Labels };

/** Reports about one event, as 5-group keeps them. `storyId` is stable; merged ids become aliases. */
export interface Assignment {
  reportId: string;
  storyId: string;
  /** Story ids that now mean `storyId`. */
  merged: string[];
}
