/** A server with invented stories, for looking at the built pages without a database. Loopback only. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { drawArtwork } from '../../artwork/artwork.ts';
import type { InterfaceLanguage, PageInput, PageRenderer } from '../../contract/contract.ts';
import { displayName, filterPopular } from '../../geo/browser.ts';
import { screenOf } from '../routes.ts';
import { ARTICLES, pageInput, pageOf, storyDetail } from './stories.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface Answer {
  status?: number;
  type: string;
  body: string | Buffer;
}

/** @returns a server that is not yet listening */
export function testServer(renderer: PageRenderer): Server {
  return createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost'), request.headers.cookie ?? '', renderer).then(
      ({ status = 200, type, body }) =>
        response
          .writeHead(status, {
            'content-type': type,
            'content-security-policy': policyOf(renderer, type),
          })
          .end(body),
      () => response.writeHead(500).end(),
    );
  });
}

/** The policy the real server sends, so that a page which breaks it breaks here too. */
function policyOf(renderer: PageRenderer, type: string): string {
  if (!type.startsWith('text/html')) return "default-src 'none'; style-src 'unsafe-inline'";
  const styles = renderer.inlineHashes.styles.map((hash) => ` '${hash}'`).join('');
  return `default-src 'none'; script-src 'self'; style-src 'self'${styles}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'`;
}

async function answer(url: URL, cookie: string, renderer: PageRenderer): Promise<Answer> {
  const [, first, ...rest] = url.pathname.split('/');
  if (first === 'assets') {
    const body = await readFile(join(renderer.assetsDir, rest.join('/')));
    return { type: TYPES[extname(url.pathname)] ?? 'application/octet-stream', body };
  }
  if (first === 'art')
    return { type: 'image/svg+xml', body: drawArtwork({ category: rest[0] ?? '', id: rest[1] ?? '' }) };
  if (first === 'img') return { status: 404, type: 'text/plain', body: '' };
  if (first === 'articles' || first === 'search') return json(listing(url));
  if (first === 'location') return json({ loc: '', city: '', country: '' });
  if (first === 'cities') return json({ data: citiesLike(url.searchParams.get('q') ?? '') });
  if (first === 'stories') return json(rest[1] === 'related' ? pageOf([]) : storyDetail());
  const { status, html } = await renderer.render(inputOf(url, cookie));
  return { status, type: 'text/html; charset=utf-8', body: html };
}

function json(value: unknown): Answer {
  return { type: 'application/json', body: JSON.stringify(value) };
}

function citiesLike(query: string) {
  return filterPopular(query).map((city) => ({ ...city, displayName: displayName(city) }));
}

function listing(url: URL) {
  const page = Number(url.searchParams.get('page') ?? 1);
  const query = (url.searchParams.get('q') ?? '').toLowerCase();
  const found = ARTICLES.filter(({ title }) => title.toLowerCase().includes(query));
  const data = found.map((article) => (page === 1 ? article : { ...article, id: `${article.id}-${page}` }));
  return pageOf(data, { hasMore: page < 3, total: query ? found.length : 60 });
}

function inputOf(url: URL, cookie: string): PageInput {
  const { screen, unknownPath } = screenOf(url.pathname, url.search);
  const wanted = url.searchParams.get('lang') ?? /helder-lang=(\w+)/.exec(cookie)?.[1];
  const language: InterfaceLanguage = wanted === 'nl' ? 'nl' : 'en';
  const missing = screen.kind === 'story' && screen.id === 'missing';
  const story = screen.kind === 'story' && !missing ? storyDetail() : null;
  const error = missing ? { code: 'NOT_FOUND', message: 'There is no such story.' } : null;
  const data = { feed: listing(url), story, related: [], error };
  return pageInput({
    path: url.pathname,
    screen,
    unknownPath,
    language,
    now: new Date().toISOString(),
    data,
  });
}
