/**
 * The same app without server rendering: documents arrive empty, the browser fetches what the server would have
 * rendered with, everything else is passed on unchanged.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const APP = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="boot">)/;
const BOOT = /<script type="application\/json" id="boot">[\s\S]*?<\/script>/;
/** Described anew, or about one connection only. */
const DROPPED = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'transfer-encoding',
];

/** @param origin of the server that renders */
export async function startClientOnly(origin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    pass(origin, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + request.url, { headers: forwarded(request.headers) });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !DROPPED.includes(name)));
  const whole = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const body = type.startsWith('text/html') ? Buffer.from(withoutApp(whole.toString(), request)) : whole;
  // What came compressed goes on compressed.
  const packed = answer.headers.has('content-encoding');
  if (packed) headers['content-encoding'] = 'br';
  response.writeHead(answer.status, headers);
  response.end(packed ? brotliCompressSync(body) : body);
}

/** The document is an empty shell; the app's own request for it gets the data alone. */
function withoutApp(html: string, request: IncomingMessage): string {
  if (!APP.test(html)) throw new Error('The document is built differently: mend client-only.ts.');
  const empty = html.replace(APP, '$1$2');
  return request.headers['sec-fetch-mode'] === 'navigate' ? empty.replace(BOOT, '') : empty;
}

function forwarded({
  accept,
  cookie,
  'accept-language': language,
}: IncomingHttpHeaders): Record<string, string> {
  return {
    'accept-encoding': 'br',
    ...(accept && { accept }),
    ...(cookie && { cookie }),
    ...(language && { 'accept-language': language }),
  };
}
