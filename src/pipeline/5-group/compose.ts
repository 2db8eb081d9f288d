import {
  datesOf,
  type LabelledReport,
  type Labels,
  onScale,
  type PublisherLookup,
  type Source,
  type Story,
  TOP_SCORE,
  whoTells,
} from '../../contract/contract.ts';
import { aggregateLabels } from '../4-label/story-labels.ts';
import { alsoFormer } from './former.ts';
import { chooseHeadline, headlineIn, mainLanguage } from './headline.ts';
import { type Importance, importanceOf } from './importance.ts';
import { type Sourced, withOrigins } from './origins.ts';
import { pictureOf } from './picture.ts';
import { summaries } from './summary.ts';
import { startingWith, storyTranslations } from './translations.ts';

/** Origins at which popularity is full, on a log scale as in trending. */
const FULL_POPULARITY = 20;
/** Headlines remembered per story. */
const HEADLINE_HISTORY = 20;

/**
 * Makes the story that these reports tell together. Pure: the same input gives the same story.
 * @param reports  all reports of the story, in any order, at least one
 * @param before   stories as published before: this one, which keeps its headline and history, and others these reports were in
 * @throws RangeError when there are no reports
 */
export function composeStory(
  storyId: string,
  reports: LabelledReport[],
  before: readonly Story[],
  listed: PublisherLookup,
  now: Date,
): Story {
  const previous = before.find(({ id }) => id === storyId) ?? null;
  const publishers = alsoFormer(
    listed,
    reports,
    before.flatMap((story) => story.sources),
  );
  const sources = withOrigins(reports, publishers);
  const known = (language: string): string | null => previous && headlineIn(previous, language);
  const main = mainLanguage(sources);
  const headline = chooseHeadline(sources, main, publishers, known(main));
  const wireSources = sources.map((source) => toSource(source, publishers)).reverse();
  const dates = datesOf(wireSources);
  if (!headline || !dates) throw new RangeError(`story ${storyId} has no reports`);
  const labels = aggregateLabels(sources.map(({ report }) => report));
  const importance = importanceOf(sources, labels, publishers);
  const origins = whoTells(wireSources);
  return {
    id: storyId,
    headline: headline.report.title,
    ...summaries(startingWith(headline, sources)),
    categories: labels.categories.map(({ key }) => key),
    tags: labels.tags,
    ...dates,
    ...origins,
    primary_image_url: pictureOf(headline, sources),
    ...where(labels),
    translations: storyTranslations(headline, sources, publishers, known),
    analytics: analytics(labels, importance, origins.origin_count),
    sources: wireSources,
    language: headline.report.language,
    updated_at: now.toISOString(),
    headlines: history(previous, headline.report.title, now),
    reasons: {
      cleanliness: labels.reasons.cleanliness,
      political_neutrality: labels.reasons.politicalNeutrality,
      importance: importance.parts,
      place: importance.place,
    },
  };
}

function toSource({ report, origin, isOrigin, isRepeat }: Sourced, publishers: PublisherLookup): Source {
  const publisher = publishers(report.publisherId);
  return {
    name: publisher?.name ?? report.publisherId,
    original_headline: report.title,
    url: report.url,
    genre: report.labels.genre,
    word_count: report.wordCount,
    publishedAt: report.publishedAt,
    reading_time_minutes: report.readingMinutes,
    media: report.media,
    report_id: report.id,
    publisher_id: report.publisherId,
    country: publisher?.country ?? '',
    language: report.language,
    origin,
    is_origin: isOrigin,
    is_repeat: isRepeat,
    summary: report.summary,
    first_seen_at: report.firstSeenAt,
    demo: publisher?.demo ?? false,
  };
}

function where({ place, relevantCountries }: Labels): Pick<Story, 'location' | 'relevant_countries'> {
  return {
    location: {
      city: place?.city || null,
      country: place?.country ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    },
    relevant_countries: relevantCountries,
  };
}

function analytics(labels: Labels, importance: Importance, origins: number): Story['analytics'] {
  return {
    global_relevance: onScale(importance.global),
    local_relevance: onScale(importance.nearby),
    cleanliness: onScale(labels.cleanliness),
    political_neutrality: onScale(labels.politicalNeutrality),
    popularity_score: onScale((TOP_SCORE * Math.log1p(origins)) / Math.log1p(FULL_POPULARITY)),
  };
}

function history(previous: Story | null, headline: string, now: Date): Story['headlines'] {
  const before = previous?.headlines ?? [];
  if (before.at(-1)?.headline === headline) return before;
  return [...before, { at: now.toISOString(), headline }].slice(-HEADLINE_HISTORY);
}
