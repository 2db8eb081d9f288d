import { IMAGE_RANK, type ItemDraft } from './draft.ts';
import type { Frame } from './xml.ts';

type Absolute = (url: string) => string;

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])/i;
const ENCLOSING = new Set(['media:content', 'media:thumbnail']);

/** Reads pictures that stand in attributes (Media RSS, enclosures, iTunes). Returns true when the element was one. */
export function readMedia(draft: ItemDraft, frame: Frame, absolute: Absolute): boolean {
  const { attributes } = frame;
  const { key, local } = frame.name;
  if (ENCLOSING.has(key)) {
    const url = attributes.get('url')?.trim();
    const rank = local === 'thumbnail' ? IMAGE_RANK.thumbnail : IMAGE_RANK.media;
    if (url && (local === 'thumbnail' || isImage(frame, url))) add(draft, frame, absolute(url), rank);
    return true;
  }
  if (local === 'enclosure') {
    const url = attributes.get('url')?.trim();
    if (url && isImage(frame, url, 'enclosure')) add(draft, frame, absolute(url), IMAGE_RANK.enclosure);
    return true;
  }
  if (local === 'link' && attributes.get('rel') === 'enclosure') {
    const url = attributes.get('href')?.trim();
    if (url && isImage(frame, url, 'enclosure')) add(draft, frame, absolute(url), IMAGE_RANK.enclosure);
    return true;
  }
  if (key === 'itunes:image') {
    const url = attributes.get('href')?.trim();
    if (url) add(draft, frame, absolute(url), IMAGE_RANK.element);
    return true;
  }
  if (isImageElement(frame) || isTextOfMedia(frame)) frame.want = 'text';
  return false;
}

/** Reads pictures and captions that stand in text. Returns true when the element was one. */
export function readMediaText(draft: ItemDraft, frame: Frame, value: string, absolute: Absolute): boolean {
  const text = value.trim();
  if (isTextOfMedia(frame)) {
    const image = draft.images.at(-1);
    const url = frame.parent?.attributes.get('url')?.trim();
    if (image && text && url && image.url === absolute(url)) image.alt ??= text;
    return true;
  }
  if (!isImageElement(frame)) return false;
  if (text) draft.addImage({ url: absolute(text), alt: null, width: null, rank: IMAGE_RANK.element });
  return true;
}

/** `<image>address</image>`, `<image><url>address</url></image>`, or a sitemap's `<image:loc>`. */
function isImageElement(frame: Frame): boolean {
  const { key } = frame.name;
  const parent = frame.parent?.name.key;
  return (
    (key === 'core:image' && (parent === 'core:item' || parent === 'atom:entry')) ||
    (key === 'core:url' && parent === 'core:image') ||
    key === 'image:loc'
  );
}

/** A caption: `<media:description>` or `<media:title>` inside `<media:content>`. */
function isTextOfMedia(frame: Frame): boolean {
  const { key } = frame.name;
  return (
    frame.parent?.name.key === 'media:content' &&
    (key === 'media:description' || key === 'media:title' || key === 'media:text')
  );
}

function isImage(frame: Frame, url: string, kind: 'media' | 'enclosure' = 'media'): boolean {
  const medium = frame.attributes.get('medium')?.trim().toLowerCase();
  const type = frame.attributes.get('type')?.trim().toLowerCase();
  if (medium) return medium === 'image';
  if (type) return type.startsWith('image') || (!/^(audio|video|text)/.test(type) && IMAGE_FILE.test(url));
  // Media RSS without medium or type is an image in practice; an enclosure may be anything.
  return kind === 'media' || IMAGE_FILE.test(url);
}

function add(draft: ItemDraft, frame: Frame, url: string, rank: number): void {
  const width = Number(frame.attributes.get('width'));
  draft.addImage({
    url,
    alt: null,
    width: Number.isFinite(width) && width > 0 ? Math.round(width) : null,
    rank,
  });
}
