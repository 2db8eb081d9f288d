/** A story told outside our pages: in a letter, in a feed reader, and on the card that stands with a link to it. */
import type { Reader, Story } from '../contract/contract.ts';
import { factsOf, type Telling } from './facts.ts';
import { textIn } from './text.ts';
import { typeset } from './typeset.ts';

type Told = Pick<Reader, 'language' | 'reads'>;

export interface LetterLine {
  id: string;
  headline: string;
  summary: string;
  reports: number;
  origins: number;
}

/** What a letter says of a story. */
export function toLetterLine(story: Story, reader: Told): LetterLine {
  const { headline, sub_headline } = textIn(story, reader);
  return {
    id: story.id,
    headline,
    summary: sub_headline,
    reports: story.sources.length,
    origins: story.origin_count,
  };
}

export interface FeedEntry {
  id: string;
  title: string;
  summary: string;
  /** Of title and summary. */
  language: string;
  /** ISO times: first report, last change. */
  published: string;
  updated: string;
  /** Publishers whose reports it is made of, at most three. */
  authors: string[];
  categories: string[];
  /** Address of its picture on this server. */
  image: string | null;
  /** All its newsrooms are invented. */
  demo: boolean;
  /** Every report, in the order readers see them. */
  sources: { publisher: string; headline: string; url: string; demo: boolean }[];
}

/** What a feed reader gets of a story. */
export function toFeedEntry(story: Story, telling: Telling): FeedEntry {
  const { text, sources, publishers, images } = factsOf(story, telling);
  return {
    id: story.id,
    title: text.headline,
    summary: text.description || text.sub_headline,
    language: text.language,
    published: story.created_at,
    updated: story.updated_at,
    authors: publishers,
    categories: story.categories,
    image: images[0] ?? null,
    demo: story.demo,
    sources: sources.map(({ name, original_headline, language, url, demo }) => ({
      publisher: name,
      headline: typeset(original_headline, language),
      url,
      demo,
    })),
  };
}

export interface LinkCardText {
  id: string;
  category: string;
  /** Address of its picture at the publisher's. */
  image: string | null;
  location: Story['location'];
  headline: string;
  reports: number;
  origins: number;
  /** All its newsrooms are invented. */
  demo: boolean;
}

/** What stands on the picture that others show with a link to a story. */
export function toLinkCard(story: Story, reader: Told): LinkCardText {
  const { text, category, images } = factsOf(story, { ...reader, imageUrl: (url) => url });
  return {
    id: story.id,
    category,
    image: images[0] ?? null,
    location: story.location,
    headline: text.headline,
    reports: story.sources.length,
    origins: story.origin_count,
    demo: story.demo,
  };
}
