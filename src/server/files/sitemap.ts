/** GET /sitemap.xml: feeds, texts and the newest stories that are not invented, each in every language. */
import {
  addressOf,
  canonicalIn,
  INTERFACE_LANGUAGES,
  PAGE_PATHS,
  readAddress,
  type Screen,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { prepareBody, sendPrepared } from '../http/http-cache.ts';
import { newestStories, perEdition } from './news-files.ts';
import { element, escapeXml } from './xml.ts';

const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, must-revalidate';
/** Screens whose address is one path. */
const PAGES = PAGE_PATHS.filter((path) => !path.includes(':')).map((path) => readAddress(path, '').screen);

interface Entry {
  screen: Screen;
  changed?: string;
}

export function sitemapRoutes(app: App, context: Context): void {
  const current = perEdition(context.edition, async () =>
    prepareBody(await sitemapOf(context), 'application/xml; charset=utf-8'),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendPrepared(request, reply, await current(), CACHE_CONTROL),
  );
}

async function sitemapOf(context: Context): Promise<string> {
  const { publicUrl } = context.site;
  const newest = await newestStories(context.edition);
  const stories = newest
    .filter(({ demo }) => !demo)
    .map(({ id, updated_at }) => ({
      screen: { kind: 'story' as const, id },
      changed: updated_at,
    }));
  const entries: Entry[] = [...PAGES.map((screen) => ({ screen })), ...stories];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => urlOf(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n');
}

function urlOf(publicUrl: string, { screen, changed }: Entry): string {
  const address = publicUrl + addressOf(screen);
  const alternates = [
    ...INTERFACE_LANGUAGES.map((language) => [language, publicUrl + canonicalIn(screen, language)] as const),
    ['x-default', address] as const,
  ];
  return [
    '<url>',
    element('loc', address),
    changed ? element('lastmod', changed) : '',
    ...alternates.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ].join('');
}
