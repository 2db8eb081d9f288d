/**
 * GET /feeds/{home|category}.{atom|json}, /feeds/local.{…}?city=, /feeds/search.{…}?q=: what stands on top of a page, for
 * feed readers. The page cache and the API know nothing of it: it reads the same listings.
 */
import { type Static, Type } from 'typebox';
import { toFeedEntry } from '../../article/article.ts';
import {
  canonicalIn,
  demoReportAddress,
  type FeedScreen,
  HOME,
  type InterfaceLanguage,
  InterfaceLanguageSchema,
  MAX_QUERY_LENGTH,
  RANKING_CATEGORIES,
  type RankingCategory,
  type Reader,
  type Story,
} from '../../contract/contract.ts';
import type { Ask, Listing } from '../../edition/edition.ts';
import { quoted, textsIn } from '../../texts/texts.ts';
import { SECURITY_IF_ANY } from '../api/account-calls.ts';
import { knowsBearer } from '../api/bearer.ts';
import { localReader, readerFor, withCity } from '../api/reader.ts';
import type { App, Context } from '../context.ts';
import { fileOf } from '../http/described.ts';
import { badParameter, notFound } from '../http/errors.ts';
import { ATOM_TYPE, atomOf } from './atom.ts';
import { JSON_FEED_TYPE, jsonFeedOf } from './json-feed.ts';
import type { SyndicatedEntry, SyndicatedFeed } from './syndication-types.ts';

/** Stories in a feed. */
const FEED_STORIES = 30;
/** Feed readers ask every half hour; anybody on the way may answer for us this long. */
const CACHE_CONTROL = 'public, max-age=300';
const NAME = /^([a-z]+)\.(atom|json)$/;

const FeedAddressSchema = Type.Object({
  lang: Type.Optional(InterfaceLanguageSchema),
  city: Type.Optional(Type.String({ maxLength: 200 })),
  q: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
});
type FeedAddress = Static<typeof FeedAddressSchema>;

interface Subject {
  /** Whose page shows the same. */
  screen: FeedScreen;
  /** What it is about; null = everything. */
  name: string | null;
  /** What the feed was asked for by, beside its name and language. */
  params: Record<string, string>;
  listing: Listing;
}

export function syndicationRoutes(app: App, context: Context): void {
  app.get(
    '/feeds/:file',
    {
      schema: {
        summary: `The first ${FEED_STORIES} stories of a page as Atom or JSON Feed`,
        description:
          '`home`, a category, `local` (with `city`) or `search` (with `q`), then `.atom` or `.json`: `/feeds/science.atom?lang=nl`.',
        tags: ['Files'],
        security: SECURITY_IF_ANY,
        params: Type.Object({ file: Type.String() }),
        querystring: FeedAddressSchema,
        response: { 200: fileOf('application/atom+xml', 'application/feed+json') },
      },
      ...knowsBearer(context),
      config: { failure: 'LISTING_FAILED' },
    },
    async (request, reply) => {
      const [, name = '', form] = NAME.exec(request.params.file) ?? [];
      const { lang = 'en' } = request.query;
      const reader = await readerFor(context, request, { lang });
      const subject = await subjectOf(context, name, request.query, reader);
      const feed = feedOf(context, subject, reader, addressOfFeed(request.params.file, subject, lang));
      reply.header('vary', 'Authorization');
      if (!request.bearer) reply.header('cache-control', CACHE_CONTROL);
      reply.type(form === 'json' ? JSON_FEED_TYPE : ATOM_TYPE);
      return form === 'json' ? jsonFeedOf(feed) : atomOf(feed);
    },
  );
}

/** @throws Refusal when there is no such feed, or it does not say which city or words it is about */
async function subjectOf(
  context: Context,
  name: string,
  { city = '', q = '' }: FeedAddress,
  reader: Reader,
): Promise<Subject> {
  const { language } = reader;
  const list = (ask: Ask, asking = reader): Promise<Listing> =>
    context.edition.list({ ...ask, limit: FEED_STORIES }, asking);
  if (name === 'home') return { screen: HOME, name: null, params: {}, listing: await list({ list: 'feed' }) };
  if (name === 'local') {
    const place = city.trim();
    if (place === '') throw badParameter('city', 'city is needed for local stories.');
    const listing = await list({ list: 'local' }, localReader(withCity(reader, place)));
    return {
      screen: { ...HOME, category: 'local' },
      name: `${textsIn(language)('category.local')}: ${place}`,
      params: { city: place },
      // Stories from farther away stand on the page, which says so; a feed waits for some from here.
      listing: listing.local === 'near' ? listing : { ...listing, stories: [] },
    };
  }
  if (name === 'search') {
    const wanted = q.trim();
    if (wanted === '') throw badParameter('q', 'q is needed: the words to search for.');
    return {
      screen: { ...HOME, query: wanted },
      name: quoted(wanted, textsIn(language)),
      params: { q: wanted },
      listing: await list({ list: 'search', text: wanted }),
    };
  }
  const category = RANKING_CATEGORIES.find((known): known is RankingCategory => known === name);
  if (!category) throw notFound('There is no such feed.');
  return {
    screen: { ...HOME, category },
    name: textsIn(language)(`category.${category}`),
    params: {},
    listing: await list({ list: 'feed', category }),
  };
}

/** The one address of a feed, by which readers know it again: as pages name it, whatever else was asked along. */
function addressOfFeed(file: string, { params }: Subject, language: InterfaceLanguage): string {
  const query = new URLSearchParams(language === 'en' ? params : { ...params, lang: language });
  return `/feeds/${file}${query.size > 0 ? `?${query}` : ''}`;
}

function feedOf(
  context: Context,
  { screen, name, listing }: Subject,
  reader: Reader,
  address: string,
): SyndicatedFeed {
  const { site, now } = context;
  const { language } = reader;
  const entries = listing.stories
    .map(({ story }) => entryOf(context, story, reader))
    .sort((a, b) => b.updated.localeCompare(a.updated));
  return {
    self: site.publicUrl + address,
    page: site.publicUrl + canonicalIn(screen, language),
    icon: `${site.publicUrl}/assets/icon-192.png`,
    siteName: site.name,
    title: name === null ? site.name : textsIn(language)('head.page', { title: name, name: site.name }),
    description: textsIn(language)('brand.tagline'),
    language,
    // An empty feed has no newest change; the day keeps its tag the same between two looks.
    updated: entries[0]?.updated ?? `${now().toISOString().slice(0, 10)}T00:00:00.000Z`,
    entries,
  };
}

function entryOf(context: Context, story: Story, { language, reads }: Reader): SyndicatedEntry {
  const { imageUrlNow: imageUrl, site } = context;
  const { id, title, image, sources, ...entry } = toFeedEntry(story, { language, reads, imageUrl });
  return {
    ...entry,
    title: entry.demo ? `${title} (${textsIn(language)('about.demo')})` : title,
    sources: sources.map((source) =>
      source.demo ? { ...source, url: site.publicUrl + demoReportAddress(id, source.url) } : source,
    ),
    url: site.publicUrl + canonicalIn({ kind: 'story', id }, language),
    image: image && site.publicUrl + image,
  };
}
