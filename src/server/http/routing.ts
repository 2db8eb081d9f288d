/** What happens to addresses and methods no route answers: another method, a file that is not there, or a page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import type { Pages } from '../pages/pages.ts';
import { notFound, Refusal } from './errors.ts';

/** Accounts will live here; until then these are not pages either. */
const RESERVED = ['auth', 'profile', 'preferences', 'saved-stories'];
/** Addresses that only programs ask for are never the home feed. */
const PROGRAM_FILE = /\.(json|js|mjs|css|map|txt|xml|webmanifest|ico|png|jpg|webp|svg|woff2?)$/i;

interface Route {
  methods: string[];
  segments: string[];
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

function matches(route: Route, segments: string[]): boolean {
  const open = route.segments.at(-1) === '*';
  if (open ? segments.length < route.segments.length : segments.length !== route.segments.length)
    return false;
  return route.segments.every((part, at) => part === '*' || part.startsWith(':') || part === segments[at]);
}

/** Call before the first route: it listens to what is registered. */
export function installRouting(app: App, pages: Pages): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), segments: segmentsOf(url) });
  });
  const isOurs = (first: string): boolean =>
    RESERVED.includes(first) || routes.some(({ segments }) => segments[0] === first);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const segments = segmentsOf(path);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const found = routes.filter((route) => matches(route, segments));
    const methods = new Set(found.flatMap((route) => route.methods));
    const ours = isOurs(segments[0] ?? '') || PROGRAM_FILE.test(path);
    if (methods.size === 0 && !ours && !reading) methods.add('GET').add('HEAD');
    if (methods.size > 0) throw methodNotAllowed(reply, methods);
    if (ours) throw notFound();
    return pages.send(request, reply);
  };

  app.after(() => {
    // Pages that must be rendered, and guesses at addresses, count for the limit like everything else.
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, answer);
  });
}

function methodNotAllowed(reply: FastifyReply, methods: Set<string>): Refusal {
  reply.header('allow', [...methods].sort().join(', '));
  return new Refusal(405, 'METHOD_NOT_ALLOWED', 'This address does not answer that method.');
}
