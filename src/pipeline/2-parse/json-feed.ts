import type { FeedItem, ParsedFeed } from '../../contract/contract.ts';
import { IMAGE_RANK, ItemDraft } from './draft.ts';
import { isOldestFirst, tooManyItems } from './faults.ts';
import { FeedFault } from './feed-fault.ts';
import { MAX_ITEMS } from './limits.ts';
import { localeOf } from './translation.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Own fields only, so that "__proto__" in a feed is just a name. */
const field = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

function text(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' ? String(value) : null;
}

/**
 * Reads JSON Feed 1.0 and 1.1, also with a wrong or missing version.
 * @throws FeedFault not-a-feed:json
 */
export function readJsonFeed(source: string, url: string): ParsedFeed {
  const feed = parse(source);
  const version = text(field(feed, 'version')) ?? '';
  if (!Array.isArray(field(feed, 'items')) && !version.includes('jsonfeed'))
    throw new FeedFault('not-a-feed:json', 'The JSON has no list of items.');
  const entries = list(field(feed, 'items')).filter(isObject);
  const home = text(field(feed, 'home_page_url'));
  const read = (entry: Json): FeedItem => itemOf(entry, authorOf(feed), [home, url]);
  const leftOut = entries.length - MAX_ITEMS;
  if (leftOut <= 0) return { items: entries.map(read), faults: [] };
  const first = entries.slice(0, MAX_ITEMS).map(read);
  const last = entries.slice(-MAX_ITEMS).map(read);
  return isOldestFirst(first, last)
    ? { items: last, faults: [tooManyItems(leftOut, 'first')] }
    : { items: first, faults: [tooManyItems(leftOut, 'last')] };
}

function parse(source: string): Json {
  try {
    const value: unknown = JSON.parse(source);
    if (isObject(value)) return value;
  } catch (error) {
    throw new FeedFault('not-a-feed:json', `The JSON cannot be read: ${(error as Error).message}`);
  }
  throw new FeedFault('not-a-feed:json', 'The JSON is not an object.');
}

function itemOf(entry: Json, feedAuthor: string | null, bases: (string | null)[]): FeedItem {
  const absolute = (address: string): string => {
    for (const base of [undefined, ...bases])
      if (base !== null && URL.canParse(address, base)) return new URL(address, base).href;
    return address;
  };
  const link = text(field(entry, 'url')) ?? text(field(entry, 'external_url'));
  const draft = new ItemDraft();
  draft.offer('title', text(field(entry, 'title')), 1);
  draft.offer('link', link && absolute(link), 1);
  draft.offer('id', text(field(entry, 'id')), 1);
  draft.offer('date', text(field(entry, 'date_published')), 1);
  draft.offer('date', text(field(entry, 'date_modified')), 2);
  draft.offer('summary', text(field(entry, 'summary')), 1);
  draft.offer('content', text(field(entry, 'content_html')), 1);
  draft.offer('content', text(field(entry, 'content_text')), 2);
  draft.offer('author', authorOf(entry), 1);
  draft.offer('author', feedAuthor, 2);
  draft.offer('language', text(field(entry, 'language')), 1);
  for (const tag of list(field(entry, 'tags'))) draft.addCategory(text(tag) ?? undefined);
  for (const name of ['image', 'banner_image']) {
    const image = text(field(entry, name));
    if (image) draft.addImage({ url: absolute(image), alt: null, width: null, rank: IMAGE_RANK.media });
  }
  const extension = field(entry, '_helder');
  if (isObject(extension)) draft.offer('words', text(field(extension, 'words')), 1);
  readTranslations(draft, extension);
  return draft.finish(absolute);
}

/** `authors` is a list (1.1), `author` an object (1.0); either may be the other, or a plain name. */
function authorOf(holder: Json): string | null {
  for (const name of ['authors', 'author']) {
    const value = field(holder, name);
    const first = Array.isArray(value) ? value[0] : value;
    const found = isObject(first) ? text(field(first, 'name')) : text(first);
    if (found) return found;
  }
  return null;
}

function readTranslations(draft: ItemDraft, extension: unknown): void {
  const translations = isObject(extension) ? field(extension, 'translations') : undefined;
  if (!isObject(translations)) return;
  for (const [tag, value] of Object.entries(translations)) {
    const locale = localeOf(tag);
    const title = isObject(value) ? text(field(value, 'title')) : null;
    if (locale && title && isObject(value))
      draft.translations.set(locale, { title, summary: text(field(value, 'summary')) });
  }
}
