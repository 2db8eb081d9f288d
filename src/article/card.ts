/** A story on a card, and as listings of the API answer it. */
import { type Article, type CardStory, type Story, shortened } from '../contract/contract.ts';
import { type Facts, factsOf, type Telling } from './facts.ts';
import { stockImage } from './images.ts';
import { locationText, placeNames } from './place.ts';

/** Longest excerpt of a card, in characters: one or two whole sentences. Style sheets decide how much of it each size shows. */
const CARD_EXCERPT = 280;
/** Pictures a card carries for the case that its first does not load; after them comes our own artwork. */
const SPARE_IMAGES = 1;

/** Publishers that a card names, or offers to mute. */
const CARD_PUBLISHERS = 2;

/** The card of a story: all that any card shows of it, and no more, as every page carries it. */
export function toCard(story: Story, telling: Telling): CardStory {
  const facts = factsOf(story, telling);
  const card = cardOf(story, facts, telling);
  return {
    ...card,
    excerpt: shortened(card.excerpt, CARD_EXCERPT),
    publishers: card.publishers.slice(0, CARD_PUBLISHERS),
    imageSources: facts.images.length > 0 ? facts.images.slice(1, 1 + SPARE_IMAGES) : card.imageSources,
  };
}

/** The client view of a story. */
export function toArticle(story: Story, telling: Telling): Article {
  const facts = factsOf(story, telling);
  const { text } = facts;
  const first = facts.sources[0]?.name ?? '';
  return {
    description: text.description,
    content: text.description || text.sub_headline,
    source: first,
    author: first,
    originalLanguage: story.language,
    latitude: story.location.latitude,
    longitude: story.location.longitude,
    demo: story.demo,
    // Last: V8 takes twenty times as long for fields that follow a spread of so many.
    ...cardOf(story, facts, telling),
    ...(telling.factors && { factors: telling.factors }),
  };
}

function cardOf(story: Story, facts: Facts, { language, lifted }: Telling): CardStory {
  const { text, category, images } = facts;
  return {
    id: story.id,
    title: text.headline,
    excerpt: text.sub_headline,
    genre: facts.genre,
    category,
    location: locationText(placeNames(story.location, language)),
    publishedAt: story.published_at,
    imageUrl: images[0] ?? null,
    imageSources: images.length > 0 ? images : [stockImage(story, category)],
    readTime: facts.readTime,
    tags: facts.tags,
    language: text.language,
    reports: story.sources.length,
    origins: story.origin_count,
    originSizes: facts.originSizes,
    publishers: facts.publishers,
    publisherCount: facts.publisherCount,
    untimed: facts.untimed,
    ...(lifted !== undefined && { lifted }),
  };
}
