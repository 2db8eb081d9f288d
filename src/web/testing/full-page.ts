/** A front page as heavy as a real one gets: long titles, long excerpts, nearly every story with a picture. */
import { createHash } from 'node:crypto';
import type { CardStory, PageInput } from '../../contract/contract.ts';
import { ARTICLES, pageInput, pageOf } from './stories.ts';

const TITLE_LENGTH = 75;
/** As long as a card's excerpt may be. */
const EXCERPT_LENGTH = 160;
/** Beside the category. */
const TAGS = 5;
const TAG_LENGTH = 8;
const PUBLISHERS = 2;
/** One story in five has no picture of its own; one in three has a spare one. */
const WITHOUT_PICTURE = 5;
const UNTIMED = 10;
const WITH_SPARE = 3;

const WORDS = [...new Set(ARTICLES.flatMap(({ title, excerpt }) => `${title} ${excerpt}`.split(' ')))];

/** Words in an order that compresses no better than prose does; the same for the same seed. */
function words(seed: string, length: number): string {
  let text = '';
  for (let count = 0; text.length < length; count += 1) {
    const pick = createHash('sha256').update(`${seed}/${count}`).digest().readUInt32BE();
    text += `${WORDS[pick % WORDS.length]} `;
  }
  return text.trim();
}

/** As long and as random as the addresses of our image service. */
function picture(id: string, seed: string): string {
  return `/img/${id}/${createHash('sha256').update(seed).digest('base64url').slice(0, 6)}/640`;
}

export function fullPage(): PageInput {
  const stories = ARTICLES.map((article, index): CardStory => {
    const { category, location, publishedAt, readTime, language } = article;
    const { genre, reports, origins, originSizes, publishers, publisherCount } = article;
    const id = createHash('sha256').update(article.id).digest('hex').slice(0, 16);
    const tags = Array.from({ length: TAGS }, (_, tag) => words(`${id} tag ${tag}`, TAG_LENGTH));
    return {
      id,
      title: words(`${id} title`, TITLE_LENGTH),
      excerpt: words(`${id} excerpt`, EXCERPT_LENGTH).slice(0, EXCERPT_LENGTH),
      genre,
      category,
      location,
      publishedAt,
      imageUrl: index % WITHOUT_PICTURE === 0 ? null : picture(id, 'first'),
      imageSources: index % WITH_SPARE === 1 ? [picture(id, 'spare')] : [],
      readTime,
      tags: [category, ...tags],
      language,
      reports,
      origins,
      originSizes,
      publishers: publishers.slice(0, PUBLISHERS),
      publisherCount,
      untimed: index % UNTIMED === 1,
    };
  });
  return pageInput({ data: { feed: pageOf(stories), story: null, related: [], error: null } });
}
