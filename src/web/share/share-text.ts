/** What is sent along with a link, and to where: pure. */
import { storyAddress } from '../../contract/address.ts';
import type { SharePayload, StoryDetail } from '../../contract/contract.ts';
import { isGif } from '../../contract/picture.ts';

/** The five fields a share control hands over, and the language of its texts. */
export interface Shared {
  id: string;
  title: string;
  excerpt: string;
  language: string;
  category: string;
  imageUrl: string | null;
}
const LONGEST_EXCERPT = 100;

/** The whole words in the first 100 characters of an excerpt, "..." added when it was cut; of a longer word what fits. */
export function shareExcerpt(excerpt: string): string {
  const characters = Array.from(excerpt.trim());
  if (characters.length <= LONGEST_EXCERPT) return characters.join('');
  // A blank that follows the last character which fits ends a word too.
  const [whole] = /^.*\S(?=\s)/s.exec(characters.slice(0, LONGEST_EXCERPT + 1).join('')) ?? [];
  return `${whole ?? characters.slice(0, LONGEST_EXCERPT).join('')}...`;
}

/** Title and excerpt; the link follows where the target does not take one of its own. */
export function shareText({ title, excerpt }: Pick<Shared, 'title' | 'excerpt'>): string {
  return [title, shareExcerpt(excerpt)].filter(Boolean).join('\n\n');
}

/** A picture that may stand in a share card: no GIF, by name, ending or format. */
export function shareImage(url: string | null): string | null {
  if (url === null || isGif(url)) return null;
  const [address = ''] = url.split('?');
  return /gif$/i.test(address) ? null : url;
}

/** The body of the share call: the whole story when it is loaded, else the five fields. */
export function sharePayload(shared: Shared, story: StoryDetail | null): SharePayload {
  const { id, title, excerpt, category, imageUrl } = shared;
  if (!story) return { id, title, summary: excerpt, category, imageUrl: shareImage(imageUrl) };
  return {
    id: story.id,
    title: story.title,
    summary: story.summary,
    description: story.description,
    category: story.category,
    location: story.location,
    imageUrl: shareImage(story.imageUrl),
    urls: story.urls,
    sources: story.sources.map(({ name, url, headline, publishedAt, readTime, imageUrl: picture }) => ({
      name,
      url,
      headline,
      publishedAt,
      readTime,
      imageUrl: shareImage(picture),
    })),
  };
}

export interface Target {
  name: 'WhatsApp' | 'Telegram' | 'Twitter' | 'Facebook' | 'LinkedIn' | 'Email';
  href: string;
}

/** The six places a story can be sent to, by their public share addresses. */
export function targetsOf(shared: Pick<Shared, 'title' | 'excerpt'>, link: string): Target[] {
  const text = encodeURIComponent(shareText(shared));
  const both = encodeURIComponent(`${shareText(shared)}\n\n${link}`);
  const url = encodeURIComponent(link);
  const subject = encodeURIComponent(shared.title);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Email', href: `mailto:?subject=${subject}&body=${both}` },
  ];
}

/** The link that works without the share call. */
export function fallbackLink(publicUrl: string, id: string): string {
  return publicUrl + storyAddress(id);
}
