/**
 * Which element says what, by "vocabulary:local". `rank` decides between elements that say the same:
 * the lowest wins, the first of equals stays.
 */
export type Field =
  | 'title'
  | 'link'
  | 'id'
  | 'date'
  | 'summary'
  | 'content'
  | 'author'
  | 'language'
  | 'words';

export type Form =
  /** Plain value. */
  | 'text'
  /** Text that may be HTML, escaped or not. */
  | 'markup'
  /** An address, made absolute. */
  | 'address';

export interface Rule {
  field: Field;
  rank: number;
  form: Form;
}

const rule = (field: Field, rank: number, form: Form = 'text'): Rule => ({ field, rank, form });

/** Children of the channel or feed element: only its site, which addresses may be relative to. */
export const FEED_RULES: ReadonlyMap<string, Rule> = new Map([['core:link', rule('link', 2, 'address')]]);

/** Direct children of an item or entry. */
export const ITEM_RULES: ReadonlyMap<string, Rule> = new Map([
  ['core:title', rule('title', 1, 'markup')],
  ['atom:title', rule('title', 2, 'markup')],
  ['dc:title', rule('title', 3)],
  ['media:title', rule('title', 5)],
  ['itunes:title', rule('title', 6)],
  // The publisher's own address behind a feed proxy's.
  ['feedburner:origlink', rule('link', 1, 'address')],
  ['core:link', rule('link', 2, 'address')],
  ['core:loc', rule('link', 2, 'address')],
  ['core:id', rule('id', 1)],
  ['atom:id', rule('id', 3)],
  ['dc:identifier', rule('id', 5)],
  ['core:pubdate', rule('date', 1)],
  ['core:published', rule('date', 1)],
  ['core:issued', rule('date', 1)],
  ['atom:published', rule('date', 1)],
  ['dc:date', rule('date', 2)],
  ['dc:issued', rule('date', 2)],
  ['core:date', rule('date', 3)],
  ['core:created', rule('date', 3)],
  ['dc:created', rule('date', 3)],
  ['core:updated', rule('date', 4)],
  ['core:modified', rule('date', 4)],
  ['atom:updated', rule('date', 4)],
  ['dc:modified', rule('date', 4)],
  ['core:lastmod', rule('date', 5)],
  ['core:summary', rule('summary', 1, 'markup')],
  ['atom:summary', rule('summary', 1, 'markup')],
  ['core:description', rule('summary', 2, 'markup')],
  ['dc:description', rule('summary', 5)],
  ['itunes:summary', rule('summary', 8)],
  ['media:description', rule('summary', 9)],
  ['content:encoded', rule('content', 1, 'markup')],
  ['core:encoded', rule('content', 1, 'markup')],
  ['core:content', rule('content', 2, 'markup')],
  ['xhtml:body', rule('content', 2, 'markup')],
  ['core:body', rule('content', 3, 'markup')],
  ['atom:content', rule('content', 3, 'markup')],
  ['dc:creator', rule('author', 2)],
  ['core:author', rule('author', 3)],
  ['core:creator', rule('author', 4)],
  ['itunes:author', rule('author', 5)],
  ['core:language', rule('language', 1)],
  ['dc:language', rule('language', 2)],
]);

/** Elements deeper inside an item, by "parent's key > key". */
export const NESTED_RULES: ReadonlyMap<string, Rule> = new Map([
  ['core:author>core:name', rule('author', 1)],
  ['atom:author>atom:name', rule('author', 1)],
  ['core:author>atom:name', rule('author', 1)],
  ['media:group>media:title', rule('title', 20)],
  ['media:group>media:description', rule('summary', 20)],
  ['news:news>news:title', rule('title', 1)],
  ['news:news>news:publication_date', rule('date', 1)],
  ['news:publication>news:language', rule('language', 1)],
]);

/** Ranks of addresses that come in attributes or in disguise. */
export const LINK_RANK = {
  atomAlternateHtml: 1,
  atomAlternate: 1.5,
  linkAttributeInRss: 2.5,
  atomInRss: 3,
  permalinkGuid: 7,
  atomOther: 8,
  rdfAbout: 9,
  addressAsId: 10,
  guidThatLooksLikeAnAddress: 11,
} as const;

/** Ranks of ids other than `<id>`. */
export const ID_RANK = { guid: 1, rdfAbout: 9, link: 10 } as const;

/** Relations of an Atom link that never lead to the piece itself. */
export const NOT_THE_PIECE: ReadonlySet<string> = new Set([
  'self',
  'edit',
  'service.edit',
  'hub',
  'enclosure',
  'next',
  'previous',
  'replies',
  'related',
  'via',
  'icon',
  'license',
]);
