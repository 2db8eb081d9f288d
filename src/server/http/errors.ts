/** Every refusal has one shape: {"error":{"code","message","field"}}. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/contract.ts';
import { StoreAway } from '../../store/types.ts';
import type { App } from '../context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a reader is told when this route fails for a reason that is not theirs (the ERR texts). */
    failure?: string;
    /** What the log calls that failure, where it is not what the reader is told. */
    logged?: string;
  }
}

/** The specification's texts, for the bodies of refusals and for the log; the client shows error.message when there is one. */
export const TEXTS = {
  storyNotFound: 'Story not found. This shared link may be invalid or the story may have been removed.',
  storyFailed: 'Failed to load story. Please try again later.',
  shareFailed: 'Failed to create shareable story',
  listingFailed: 'Failed to load news articles',
  feedFailed: 'Failed to load articles. Please try again later.',
  storyByIdFailed: 'Failed to fetch story by ID',
  articleFailed: 'Failed to fetch article',
  searchFailed: 'Search failed',
  trendingFailed: 'Failed to fetch trending articles',
  personalFailed: 'Failed to fetch personalized feed',
  localFailed: 'Failed to fetch local articles',
  newsFailed: 'Failed to load news data: Internal Server Error',
  notAvailable: 'Service not available. Please refresh the page.',
  unexpected: 'Something went wrong. Please try again later.',
} as const;

/** A request that is refused on purpose. Its message is for the reader. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(statusCode: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.code = code;
    this.field = field;
  }
}

export const badParameter = (field: string, message: string): Refusal =>
  new Refusal(400, 'BAD_PARAMETER', message, field);

export const notFound = (message = 'Nothing is published at this address.'): Refusal =>
  new Refusal(404, 'NOT_FOUND', message);

export const storyNotFound = (): Refusal => notFound(TEXTS.storyNotFound);

export function errorBody(code: string, message: string, field?: string): ErrorBody {
  return { error: field === undefined ? { code, message } : { code, message, field } };
}

interface ValidationFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

/** Faults found by the schemas, as one sentence that names the parameter and what it may be. */
export function schemaRefusal(faults: ValidationFault[], part: string): Refusal {
  const fault = faults[0];
  if (!fault) return new Refusal(400, 'BAD_REQUEST', 'The request is not valid.');
  const missing = fault.params.missingProperty;
  const path = fault.instancePath.split('/').slice(1);
  if (typeof missing === 'string') path.push(missing);
  const field = path.join('.') || part;
  if (typeof missing === 'string') return badParameter(field, `${field} is missing.`);
  const allowed = faults
    .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === fault.instancePath)
    .map(({ params }) => String(params.allowedValue));
  if (allowed.length > 0) return badParameter(field, `${field} must be one of ${allowed.join(', ')}.`);
  return badParameter(field, `${field} ${fault.message ?? 'is not valid'}.`);
}

/** Framework refusals (bad address, body too large, wrong media type…) in our words. */
const FRAMEWORK: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request is not valid.' },
  404: { code: 'NOT_FOUND', message: 'Nothing is published at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This address does not answer that method.' },
  408: { code: 'TIMEOUT', message: 'The request took too long to arrive.' },
  413: { code: 'TOO_LARGE', message: 'The request is too large.' },
  414: { code: 'BAD_REQUEST', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.' },
  417: { code: 'BAD_REQUEST', message: 'What the request expects is not possible.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again.' },
  431: { code: 'TOO_LARGE', message: 'The address and headers of the request are too large.' },
};

/** The code of refusals while the database is away. */
export const UNAVAILABLE = 'UNAVAILABLE';
/** When to ask again after the database went away: about what its restart takes, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** The body of a refusal that no route and no framework sees. */
export function refusalBody(status: number): ErrorBody {
  const { code, message } = FRAMEWORK[status] ?? {
    code: 'BAD_REQUEST',
    message: 'The request is not valid.',
  };
  return errorBody(code, message);
}

/**
 * Status and body for anything thrown. Only refusals and known client faults keep their words;
 * the rest becomes the route's own failure text, without details.
 */
export function answerFor(
  error: FastifyError | Refusal | Error,
  failure: string,
): { status: number; body: ErrorBody } {
  if (error instanceof Refusal)
    return { status: error.statusCode, body: errorBody(error.code, error.message, error.field) };
  if (error instanceof StoreAway) return { status: 503, body: errorBody(UNAVAILABLE, failure) };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = FRAMEWORK[status];
  if (known) return { status, body: errorBody(known.code, known.message) };
  return { status: 500, body: errorBody('INTERNAL', failure) };
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = error instanceof Error ? error : new Error(String(error));
  const { url, config } = request.routeOptions;
  const failure = config.failure ?? TEXTS.unexpected;
  const { status, body } = answerFor(fault, failure);
  // The route without the address: its query may hold what somebody searched for.
  // An outage of the database has one line of its own, however many requests meet it.
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  else if (status >= 500) request.log.error({ err: fault, route: url }, config.logged ?? failure);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Notes a failure that costs the reader only a part; an outage of the database has its one line already. */
export function logUnlessAway(log: FastifyRequest['log'], error: unknown, message: string): void {
  if (!(error instanceof StoreAway)) log.warn({ err: error }, message);
}

export function installErrors(app: App): void {
  app.setErrorHandler(handleError);
  app.setSchemaErrorFormatter((faults, part) => schemaRefusal(faults, part));
}
