/** A front page as heavy as a real one gets: long titles, long excerpts, nearly every story with a picture. */
import { createHash } from 'node:crypto';
import type { Article, PageInput } from '../../contract/contract.ts';
import { ARTICLES, pageInput, pageOf } from './stories.ts';

const TITLE_LENGTH = 75;
const EXCERPT_LENGTH = 260;
/** One story in five has no picture of its own. */
const WITHOUT_PICTURE = 5;

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

/** As long and as random as the signed addresses of our image service. */
function picture(seed: string): string {
  const signature = createHash('md5').update(seed).digest('base64url');
  const name = createHash('sha256').update(seed).digest('hex');
  return `/img/${signature}/640/${Buffer.from(`https://pictures.example.org/media/${name}/master/2048.jpg?width=1200`).toString('base64url')}`;
}

export function fullPage(): PageInput {
  const stories: Article[] = ARTICLES.map((article, index) => {
    const id = createHash('sha256').update(article.id).digest('hex').slice(0, 16);
    const imageUrl = index % WITHOUT_PICTURE === 0 ? null : picture(id);
    const description = words(`${id} description`, EXCERPT_LENGTH);
    return {
      ...article,
      id,
      title: words(`${id} title`, TITLE_LENGTH),
      excerpt: words(`${id} excerpt`, EXCERPT_LENGTH),
      description,
      content: description,
      imageUrl,
      imageSources: imageUrl ? [imageUrl] : [],
      latitude: 52.0907 + index,
      longitude: 5.1214 - index,
    };
  });
  return pageInput({ data: { feed: pageOf(stories), story: null, related: [], error: null } });
}
