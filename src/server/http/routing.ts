/** What happens to methods that no route answers, and which addresses are for programs and never a page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { notFound, Refusal } from './errors.ts';
import { isNavigation } from './navigation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page for readers: whatever is asked of it, there is an answer. */
    page?: boolean;
    /** Asked every few seconds by whoever watches us: what goes well is no news. */
    quiet?: boolean;
  }
}

/** Where every call of the API is answered, and nothing else. */
export const API_PREFIX = '/api';
/** What pages answer. */
const READING = ['GET', 'HEAD'];
/** Addresses that programs ask for, and where a page would be taken for the file that is not there. */
const PROGRAM_FILE = /\.(json|js|mjs|css|map|txt|xml|webmanifest|ico|png|jpg|webp|svg|woff2?)$/i;

interface Route {
  methods: string[];
  segments: string[];
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
const segmentsOf = (path: string): string[] => path.split('/').slice(1);

function matches(route: Route, segments: string[]): boolean {
  const open = route.segments.at(-1) === '*';
  if (open ? segments.length < route.segments.length : segments.length !== route.segments.length)
    return false;
  return route.segments.every((part, at) => part === '*' || part.startsWith(':') || part === segments[at]);
}

export interface Routing {
  /** Whether nothing but a program asks for this: then there is data, or a refusal, and never a page. */
  isForPrograms(request: FastifyRequest): boolean;
  /** What is said where nothing answers: which other methods do, by status and `Allow`, or that there is nothing. */
  refusalOf(request: FastifyRequest, reply: FastifyReply): Refusal;
}

/** Call before the first route: it listens to what is registered. */
export function installRouting(app: App): Routing {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.page) routes.push({ methods: [method].flat(), segments: segmentsOf(url) });
  });
  const isOurs = (first: string): boolean => routes.some(({ segments }) => segments[0] === first);
  const isForPrograms = (request: FastifyRequest): boolean => {
    const path = pathOf(request);
    const [first = ''] = segmentsOf(path);
    if (`/${first}` === API_PREFIX) return true;
    return (PROGRAM_FILE.test(path) || isOurs(first)) && !isNavigation(request);
  };

  const refusalOf = (request: FastifyRequest, reply: FastifyReply): Refusal => {
    const segments = segmentsOf(pathOf(request));
    const found = routes.filter((route) => matches(route, segments));
    const methods = new Set(found.flatMap((route) => route.methods));
    if (methods.size > 0 && !methods.has(request.method)) return methodNotAllowed(reply, methods);
    // A file that is not there was looked for by its own route.
    if (methods.size > 0 || isForPrograms(request)) return notFound();
    return methodNotAllowed(reply, new Set(READING));
  };

  app.after(() => {
    // Guesses at addresses count for the limit like everything else.
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
      throw refusalOf(request, reply);
    });
  });
  return { isForPrograms, refusalOf };
}

function methodNotAllowed(reply: FastifyReply, methods: Set<string>): Refusal {
  reply.header('allow', [...methods].sort().join(', '));
  return new Refusal(405, 'METHOD_NOT_ALLOWED');
}
