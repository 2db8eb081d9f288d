/** Which vocabulary an element belongs to, whatever prefix the publisher chose. */
export type Vocabulary =
  | 'core'
  | 'atom'
  | 'content'
  | 'dc'
  | 'feedburner'
  | 'helder'
  | 'image'
  | 'itunes'
  | 'media'
  | 'news'
  | 'rdf'
  | 'xhtml'
  | 'other';

/** Namespace of Helder's own extension: what the publisher says itself of length and translations. */
const HELDER_NAMESPACE = 'https://helder.example/ns/feed';

const BY_ADDRESS: ReadonlyMap<string, Vocabulary> = new Map<string, Vocabulary>([
  ['http://www.w3.org/2005/atom', 'atom'],
  ['http://purl.org/atom/ns#', 'atom'],
  ['http://purl.org/rss/1.0/', 'core'],
  ['http://my.netscape.com/rdf/simple/0.9/', 'core'],
  ['http://channel.netscape.com/rdf/simple/0.9/', 'core'],
  ['http://backend.userland.com/rss', 'core'],
  ['http://backend.userland.com/rss2', 'core'],
  ['http://blogs.law.harvard.edu/tech/rss', 'core'],
  ['http://www.sitemaps.org/schemas/sitemap/0.9', 'core'],
  ['http://www.google.com/schemas/sitemap/0.84', 'core'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://purl.org/dc/elements/1.0/', 'dc'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dc'],
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://search.yahoo.com/mrss/', 'media'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['http://www.google.com/schemas/sitemap-news/0.9', 'news'],
  ['http://www.google.com/schemas/sitemap-image/1.1', 'image'],
  ['http://www.w3.org/1999/xhtml', 'xhtml'],
  [HELDER_NAMESPACE, 'helder'],
]);

/** For feeds that forget to declare their prefixes. */
const BY_PREFIX: ReadonlyMap<string, Vocabulary> = new Map<string, Vocabulary>([
  ['rss', 'core'],
  ['atom', 'atom'],
  ['atom10', 'atom'],
  ['a10', 'atom'],
  ['content', 'content'],
  ['dc', 'dc'],
  ['dcterms', 'dc'],
  ['feedburner', 'feedburner'],
  ['helder', 'helder'],
  ['image', 'image'],
  ['itunes', 'itunes'],
  ['media', 'media'],
  ['news', 'news'],
  ['rdf', 'rdf'],
  ['xhtml', 'xhtml'],
]);

/** What no other vocabulary has around its elements. */
const RSS_ELEMENTS: ReadonlySet<string> = new Set(['rss', 'rdf:rdf', 'channel', 'item', 'urlset', 'url']);

/** An element's name after its namespace is known. `key` is "vocabulary:local", what the tables are keyed by. */
export interface ElementName {
  vocabulary: Vocabulary;
  /** Lower case, without prefix. */
  local: string;
  key: string;
}

/** The namespace declarations in force at one element; names are resolved once per scope. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #prefixes = new Map<string, Vocabulary>();
  readonly #names = new Map<string, ElementName>();

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  /**
   * Prefix '' is the default namespace; one we do not know counts as the feed's core. So does every one that an element of
   * RSS declares: publishers write an extension's there, and mean RSS all the same.
   * @param element the name, as written, of the element that says so
   */
  declare(prefix: string, address: string, element: string): void {
    const isOfRss = prefix === '' && RSS_ELEMENTS.has(element.toLowerCase());
    const known = isOfRss ? 'core' : BY_ADDRESS.get(address.trim().toLowerCase());
    this.#prefixes.set(
      prefix.toLowerCase(),
      known ?? (prefix === '' ? 'core' : (BY_PREFIX.get(prefix.toLowerCase()) ?? 'other')),
    );
  }

  resolve(name: string): ElementName {
    const cached = this.#names.get(name);
    if (cached) return cached;
    const colon = name.indexOf(':');
    const local = name.slice(colon + 1).toLowerCase();
    const vocabulary = this.#vocabulary(colon < 0 ? '' : name.slice(0, colon).toLowerCase());
    const resolved = { vocabulary, local, key: `${vocabulary}:${local}` };
    this.#names.set(name, resolved);
    return resolved;
  }

  #vocabulary(prefix: string): Vocabulary {
    const declared = this.#prefixes.get(prefix);
    if (declared) return declared;
    if (this.#parent) return this.#parent.#vocabulary(prefix);
    return prefix === '' ? 'core' : (BY_PREFIX.get(prefix) ?? 'other');
  }
}
