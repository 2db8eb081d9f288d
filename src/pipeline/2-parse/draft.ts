import { type FeedItem, isStoryPicture, SMALLEST_PICTURE } from '../../contract/contract.ts';
import { decodeXml } from './entities.ts';
import { type Field, ID_RANK } from './fields.ts';
import { IMAGE_SEARCH_LENGTH, MAX_CATEGORIES, MAX_IMAGES, MAX_IMAGES_SEEN, MAX_WORDS } from './limits.ts';

/** Where an image stood; the better the place, the likelier it shows the event. */
export const IMAGE_RANK = { media: 1, enclosure: 2, element: 3, thumbnail: 4, inline: 6 } as const;

export interface DraftImage {
  url: string;
  alt: string | null;
  width: number | null;
  rank: number;
}

/** What stands for an address where a template found none, or where the picture itself stands. */
const NO_ADDRESS = /^(?:undefined|null|none|false|data:.*)$/is;
const IMAGE_TAG = /<img\s[^<>]*>/gi;
const SOURCE_ATTRIBUTE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ALT_ATTRIBUTE = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const WIDTH_ATTRIBUTE = /\swidth\s*=\s*["']?(\d{1,5})/i;

/** A feed or an item while it is being read: for each field the best value offered so far. */
export class Draft {
  readonly #values = new Map<Field, string>();
  readonly #ranks = new Map<Field, number>();

  offer(field: Field, value: string | null | undefined, rank: number): void {
    const text = value?.trim();
    if (!text || rank >= (this.#ranks.get(field) ?? Number.POSITIVE_INFINITY)) return;
    this.#values.set(field, text);
    this.#ranks.set(field, rank);
  }

  get(field: Field): string | null {
    return this.#values.get(field) ?? null;
  }
}

export class ItemDraft extends Draft {
  readonly categories: string[] = [];
  readonly images: DraftImage[] = [];
  readonly translations = new Map<string, { title: string; summary: string | null }>();

  addCategory(name: string | undefined): void {
    const text = name?.trim();
    if (text && this.categories.length < MAX_CATEGORIES && !this.categories.includes(text))
      this.categories.push(text);
  }

  addImage(image: DraftImage): void {
    if (image.url && this.images.length < MAX_IMAGES_SEEN) this.images.push(image);
  }

  /** @param absolute makes addresses found inside the body absolute */
  finish(absolute: (url: string) => string): FeedItem {
    const content = this.get('content');
    const summary = this.get('summary');
    const inText = this.images.some(isPhotograph) ? [] : inlineImages([content, summary], absolute);
    const link = this.get('link');
    this.offer('id', link, ID_RANK.link);
    return {
      title: this.get('title'),
      link,
      id: this.get('id'),
      date: this.get('date'),
      summary,
      content,
      author: this.get('author'),
      categories: this.categories,
      images: [...best(this.images), ...best(inText)].map(({ url, alt, width }) => ({ url, alt, width })),
      language: this.get('language'),
      words: wordsOf(this.get('words')),
      translations: Object.fromEntries(this.translations),
    };
  }
}

/** False for the icons, logos and faces that feeds offer beside a photograph in the text, or in place of one. */
const isPhotograph = ({ url, width }: DraftImage): boolean =>
  isStoryPicture(url) && (width ?? SMALLEST_PICTURE) >= SMALLEST_PICTURE;

const best = (images: readonly DraftImage[]): DraftImage[] =>
  images.toSorted((a, b) => a.rank - b.rank || (b.width ?? 0) - (a.width ?? 0)).slice(0, MAX_IMAGES);

function inlineImages(texts: (string | null)[], absolute: (url: string) => string): DraftImage[] {
  const found: DraftImage[] = [];
  for (const html of texts)
    for (const [tag] of (html ?? '').slice(0, IMAGE_SEARCH_LENGTH).matchAll(IMAGE_TAG)) {
      const source = SOURCE_ATTRIBUTE.exec(tag);
      const url = decodeXml(source?.[1] ?? source?.[2] ?? source?.[3] ?? '').trim();
      if (!url || NO_ADDRESS.test(url)) continue;
      const alt = ALT_ATTRIBUTE.exec(tag);
      const width = WIDTH_ATTRIBUTE.exec(tag)?.[1];
      found.push({
        url: absolute(url),
        alt: alt?.[1] ?? alt?.[2] ?? null,
        width: width ? Number(width) : null,
        rank: IMAGE_RANK.inline,
      });
      if (found.length === MAX_IMAGES) return found;
    }
  return found;
}

/** A whole number of words that a piece may have; anything else says nothing. */
function wordsOf(text: string | null): number | null {
  const words = Number(text);
  return Number.isInteger(words) && words > 0 && words <= MAX_WORDS ? words : null;
}
