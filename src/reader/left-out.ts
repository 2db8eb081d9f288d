/** A story without some of its reports: all that is told of it, others say. */
import {
  authorOf,
  datesOf,
  languageOf,
  type Source,
  type Story,
  TELLS_NEWS,
  type Translation,
  timeOf,
  whoTells,
} from '../contract/contract.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { wordsOf } from './words.ts';

/**
 * What the newsroom worked out of all reports stays: categories, tags, place and analytics.
 * @param left the reports that are told, at least one, in the story's order
 * @param out  the others
 */
export function withoutReports(story: Story, left: readonly Source[], out: readonly Source[]): Story {
  const sources = standing(left);
  return {
    ...story,
    ...textsOf(story, sources, out),
    ...datesOf(sources),
    ...whoTells(sources),
    primary_image_url: pictureOf(story, sources, out),
    sources,
    headlines: story.headlines.filter(({ headline }) => !isOnlyOf(out, sources, headline)),
  };
}

/**
 * Where the report that stood for its origin is gone, the next one does. Of a publisher that reported for itself too it joins those:
 * nobody is two newsrooms.
 */
function standing(left: readonly Source[]): Source[] {
  const known = new Set(left.filter(({ is_origin }) => is_origin).map(({ origin }) => origin));
  const own = new Map(
    left
      .filter(({ is_origin, origin }) => is_origin && !isAgency(origin))
      .map(({ name, origin }) => [name, origin]),
  );
  const joins = ({ name, origin }: Source): string | undefined =>
    isAgency(origin) ? undefined : own.get(name);
  const first = new Map<string, Source>();
  for (const source of left)
    if (!known.has(source.origin) && !joins(source) && isBefore(source, first.get(source.origin)))
      first.set(source.origin, source);
  return left.map((source) => {
    if (known.has(source.origin)) return source;
    const stands = first.get(source.origin);
    if (!stands) return { ...source, origin: joins(source) ?? source.origin };
    return stands === source ? { ...source, is_origin: true, is_repeat: false } : source;
  });
}

const isAgency = (origin: string): boolean => lexicon.agencies.names.has(origin);

const isBefore = (one: Source, other: Source | undefined): boolean =>
  other === undefined || timeOf(one.publishedAt) < timeOf(other.publishedAt);

function pictureOf(
  { primary_image_url: own }: Story,
  left: readonly Source[],
  out: readonly Source[],
): string | null {
  const has = (sources: readonly Source[]): boolean =>
    sources.some(({ media }) => media.some(({ url }) => url === own));
  return has(out) && !has(left) ? null : own;
}

type Texts = Pick<Story, 'headline' | 'sub_headline' | 'description' | 'language' | 'translations'>;

/** The story's texts, with those of a report that is left in place of what only the others say. */
function textsOf(story: Story, left: readonly Source[], out: readonly Source[]): Texts {
  const isLost = isOnlyOf(out, left, story.headline);
  /** Nobody's headline is a translation of the story's own. */
  const isOut = (headline: string): boolean =>
    isLost ? !isBy(left, headline) : isOnlyOf(out, left, headline);
  const inLanguage = (text: Translation, language: string): Translation | null => {
    if (!isOut(text.headline)) return withLead(text, left, out);
    const speaker = speakerOf(left.filter((source) => source.language === language));
    return speaker ? asReported(speaker) : null;
  };
  const translations = Object.entries(story.translations).flatMap(([locale, text]) => {
    const told = inLanguage(text, languageOf(locale));
    return told ? [{ locale, told }] : [];
  });
  const own = inLanguage(story, story.language);
  if (own) return { ...own, language: story.language, translations: byLocale(translations) };
  const other = translations.find(({ told }) => told.headline.trim() !== '');
  const speaker = speakerOf(left);
  const language = other ? languageOf(other.locale) : (speaker?.language ?? story.language);
  return {
    ...(other?.told ?? (speaker ? asReported(speaker) : story)),
    language,
    translations: byLocale(translations.filter(({ locale }) => languageOf(locale) !== language)),
  };
}

const byLocale = (all: readonly { locale: string; told: Translation }[]): Story['translations'] =>
  Object.fromEntries(all.map(({ locale, told }) => [locale, told]));

const isBy = (sources: readonly Source[], headline: string): boolean =>
  sources.some(({ original_headline }) => original_headline === headline);

const isOnlyOf = (out: readonly Source[], left: readonly Source[], headline: string): boolean =>
  isBy(out, headline) && !isBy(left, headline);

/** Whose headline a story without one has: reports stand newest first. */
const speakerOf = (sources: readonly Source[]): Source | undefined =>
  sources.find(({ genre }) => TELLS_NEWS.has(genre)) ?? sources[0];

const asReported = ({ original_headline, summary }: Source): Translation => ({
  headline: original_headline,
  sub_headline: summary,
  description: summary,
});

/** A headline that stays may stand above a text that another report lent it. */
function withLead(
  { headline, sub_headline, description }: Translation,
  left: readonly Source[],
  out: readonly Source[],
): Translation {
  const says = (sources: readonly Source[], words: string): boolean =>
    sources.some(({ summary }) => wordsOf(summary).includes(words));
  const kept = (text: string): string => {
    const words = wordsOf(text);
    if (words === '' || !says(out, words) || says(left, words)) return text;
    return authorOf(left, headline)?.summary ?? '';
  };
  return { headline, sub_headline: kept(sub_headline), description: kept(description) };
}
