import type { FeedItem } from '../../contract/contract.ts';
import { atomText } from './atom-text.ts';
import { Draft, ItemDraft } from './draft.ts';
import { decodeXml } from './entities.ts';
import {
  FEED_RULES,
  ID_RANK,
  ITEM_RULES,
  LINK_RANK,
  NESTED_RULES,
  NOT_THE_PIECE,
  type Rule,
} from './fields.ts';
import { MAX_ITEMS, MAX_PREAMBLE } from './limits.ts';
import { readMedia, readMediaText } from './media.ts';
import { localeOf } from './translation.ts';
import { type Frame, stopReading, type XmlHandler } from './xml.ts';

export type XmlFormat = 'rss' | 'rdf' | 'atom' | 'sitemap';

const FORMAT_BY_ROOT: ReadonlyMap<string, XmlFormat> = new Map<string, XmlFormat>([
  ['rss', 'rss'],
  ['channel', 'rss'],
  ['rdf', 'rdf'],
  ['feed', 'atom'],
  ['urlset', 'sitemap'],
]);

/** Roots that are certainly something else. */
const OTHER_ROOTS: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'sitemapindex',
  'opml',
  'svg',
  'error',
]);

export const ITEM_ELEMENT: Readonly<Record<XmlFormat, string>> = {
  rss: 'item',
  rdf: 'item',
  atom: 'entry',
  sitemap: 'url',
};

const FEED_PARENTS: ReadonlySet<string> = new Set(['channel', 'feed', 'rss']);
const WEB_ADDRESS = /^https?:\/\//i;

/** Turns XML events into a feed. Every format goes the same way; the tables in fields.ts say what means what. */
export class FeedMapper implements XmlHandler {
  format: XmlFormat | null = null;
  /** The first element that showed this is no feed. */
  otherRoot: string | null = null;
  /** True when reading stopped because the feed has more than MAX_ITEMS items. */
  full = false;
  readonly items: FeedItem[] = [];
  /** What items have of it: an author, and the site that their addresses are relative to. */
  readonly #feed = new Draft();
  readonly #url: string;
  #preamble = 0;
  #item: { draft: ItemDraft; frame: Frame } | null = null;
  #translation: { locale: string; title: string; summary: string } | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  open(frame: Frame): void {
    if (!this.format) {
      this.#recognise(frame);
      return;
    }
    if (this.#startsItem(frame)) this.#startItem(frame);
    else if (this.#item) this.#openInItem(this.#item.draft, frame);
    else this.#openInFeed(frame);
  }

  close(frame: Frame, value: string): void {
    const item = this.#item;
    if (!item) {
      const rule = this.#feedRule(frame);
      if (rule) this.#apply(this.#feed, rule, frame, value);
      else if (this.#authorOfFeed(frame)) this.#feed.offer('author', value, 1);
    } else if (frame === item.frame) {
      this.finishItem();
    } else this.#closeInItem(item.draft, frame, value);
  }

  /** Ends the item being read, also one that the feed was cut off in: its closed elements are whole. */
  finishItem(): void {
    const item = this.#item;
    if (!item) return;
    this.#item = null;
    item.draft.offer('author', this.#feed.get('author'), Number.MAX_SAFE_INTEGER);
    this.items.push(item.draft.finish((url) => this.#absolute(url, item.frame.base)));
  }

  #recognise(frame: Frame): void {
    const { local } = frame.name;
    const format = FORMAT_BY_ROOT.get(local);
    if (format) this.format = format;
    else if (OTHER_ROOTS.has(local) || ++this.#preamble > MAX_PREAMBLE) {
      this.otherRoot = local;
      stopReading();
    }
  }

  #startsItem(frame: Frame): boolean {
    const { format } = this;
    if (!format || frame.name.local !== ITEM_ELEMENT[format]) return false;
    if (frame.name.vocabulary !== 'core' && frame.name.vocabulary !== 'atom') return false;
    // An entry inside an entry is a source or a reply; an item inside an item was never closed.
    return format === 'rss' || format === 'rdf' || !this.#item;
  }

  #startItem(frame: Frame): void {
    this.finishItem();
    if (this.items.length >= MAX_ITEMS) {
      this.full = true;
      stopReading();
    }
    const draft = new ItemDraft();
    this.#item = { draft, frame };
    const about = frame.attributes.get('rdf:about');
    draft.offer('id', about, ID_RANK.rdfAbout);
    if (about && WEB_ADDRESS.test(about)) draft.offer('link', about, LINK_RANK.rdfAbout);
    draft.offer('language', frame.attributes.get('xml:lang'), 3);
  }

  #feedRule(frame: Frame): Rule | undefined {
    const parent = frame.parent?.name.local;
    return parent && FEED_PARENTS.has(parent) ? FEED_RULES.get(this.#key(frame)) : undefined;
  }

  #authorOfFeed(frame: Frame): boolean {
    return (
      this.format === 'atom' &&
      frame.name.local === 'name' &&
      frame.parent?.name.local === 'author' &&
      frame.parent.parent?.name.local === 'feed'
    );
  }

  #openInFeed(frame: Frame): void {
    const rule = this.#feedRule(frame);
    if (rule) frame.want = rule.form === 'markup' ? 'markup' : 'text';
    else if (this.#authorOfFeed(frame)) frame.want = 'text';
    if (frame.name.local === 'link' && frame.parent && FEED_PARENTS.has(frame.parent.name.local))
      this.#readLink(this.#feed, frame);
  }

  #itemRule(frame: Frame): Rule | undefined {
    const key = this.#key(frame);
    if (frame.parent === this.#item?.frame) return ITEM_RULES.get(key);
    // Of the feed that an entry was first in.
    if (frame.parent?.parent?.name.local === 'source') return undefined;
    return frame.parent ? NESTED_RULES.get(`${this.#key(frame.parent)}>${key}`) : undefined;
  }

  #openInItem(draft: ItemDraft, frame: Frame): void {
    const { local, vocabulary } = frame.name;
    const rule = this.#itemRule(frame);
    if (rule) frame.want = rule.form === 'markup' ? 'markup' : 'text';
    if (readMedia(draft, frame, (url) => this.#absolute(url, frame.base))) return;
    if (vocabulary === 'helder') {
      if (local === 'translation') {
        const locale = localeOf(frame.attributes.get('xml:lang'));
        this.#translation = locale ? { locale, title: '', summary: '' } : null;
      } else frame.want = 'text';
      return;
    }
    if (vocabulary === 'news' && local === 'keywords') frame.want = 'text';
    if (frame.parent !== this.#item?.frame) return;
    if (local === 'link') this.#readLink(draft, frame);
    else if (local === 'category' || local === 'subject') {
      draft.addCategory(frame.attributes.get('label') ?? frame.attributes.get('term'));
      frame.want = 'text';
    } else if (local === 'guid') frame.want = 'text';
  }

  #closeInItem(draft: ItemDraft, frame: Frame, value: string): void {
    const { local, vocabulary } = frame.name;
    if (vocabulary === 'helder') {
      if (local === 'words' && frame.parent === this.#item?.frame) draft.offer('words', value, 1);
      this.#closeTranslation(draft, local, value);
      return;
    }
    if (readMediaText(draft, frame, value, (url) => this.#absolute(url, frame.base))) return;
    const rule = this.#itemRule(frame);
    if (rule) this.#apply(draft, rule, frame, value);
    if (vocabulary === 'news' && local === 'keywords')
      for (const word of value.split(',')) draft.addCategory(word);
    if (frame.parent !== this.#item?.frame) return;
    if (local === 'category' || local === 'subject') draft.addCategory(value);
    else if (local === 'guid') this.#readGuid(draft, frame, value);
    else if (local === 'id' && WEB_ADDRESS.test(value.trim()))
      draft.offer('link', value, LINK_RANK.addressAsId);
  }

  #closeTranslation(draft: ItemDraft, local: string, value: string): void {
    const translation = this.#translation;
    if (!translation) return;
    if (local === 'title') translation.title = value.trim();
    else if (local === 'summary') translation.summary = value.trim();
    else if (local === 'translation') {
      const { locale, title, summary } = translation;
      if (title) draft.translations.set(locale, { title, summary: summary || null });
      this.#translation = null;
    }
  }

  #apply(draft: Draft, rule: Rule, frame: Frame, value: string): void {
    if (rule.form === 'address') draft.offer(rule.field, this.#absolute(value, frame.base), rule.rank);
    else if (rule.form === 'markup' && this.#isAtom(frame))
      draft.offer(rule.field, atomText(frame.attributes, value), rule.rank);
    else draft.offer(rule.field, value, rule.rank);
  }

  #readLink(draft: Draft, frame: Frame): void {
    const href = frame.attributes.get('href')?.trim();
    if (!href) return;
    const address = this.#absolute(href, frame.base);
    const relation = (frame.attributes.get('rel') ?? 'alternate').trim().toLowerCase();
    const isAtom = this.format === 'atom' || frame.name.vocabulary === 'atom';
    if (!isAtom) draft.offer('link', address, LINK_RANK.linkAttributeInRss);
    else if (relation !== 'alternate') {
      if (this.format === 'atom' && !NOT_THE_PIECE.has(relation))
        draft.offer('link', address, LINK_RANK.atomOther);
    } else if (this.format !== 'atom') draft.offer('link', address, LINK_RANK.atomInRss);
    else {
      const type = frame.attributes.get('type');
      const isPage = !type || type.includes('html');
      draft.offer('link', address, isPage ? LINK_RANK.atomAlternateHtml : LINK_RANK.atomAlternate);
    }
  }

  #readGuid(draft: Draft, frame: Frame, value: string): void {
    const guid = value.trim();
    draft.offer('id', guid, ID_RANK.guid);
    if (!WEB_ADDRESS.test(guid)) return;
    const address = this.#absolute(guid, frame.base);
    const isPermalink = frame.attributes.get('ispermalink')?.trim().toLowerCase() !== 'false';
    draft.offer(
      'link',
      address,
      isPermalink ? LINK_RANK.permalinkGuid : LINK_RANK.guidThatLooksLikeAnAddress,
    );
  }

  /** Also where a document forgets to say so. */
  #isAtom({ name }: Frame): boolean {
    return name.vocabulary === 'atom' || (this.format === 'atom' && name.vocabulary === 'core');
  }

  /** In an Atom document Atom's elements are the core. */
  #key(frame: Frame): string {
    const { vocabulary, local, key } = frame.name;
    return vocabulary === 'atom' && this.format === 'atom' ? `core:${local}` : key;
  }

  #absolute(address: string, base: string | null): string {
    // In a section of character data, addresses are escaped all the same.
    const url = decodeXml(address.trim());
    if (WEB_ADDRESS.test(url) || url === '') return url;
    for (const from of [base, this.#feed.get('link'), this.#url])
      if (from && URL.canParse(url, from)) return new URL(url, from).href;
    return url;
  }
}
