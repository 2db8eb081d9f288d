/** Every refusal has one shape: {"error":{"code","message","field"}}. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AccountFault, PreferencesFault } from '../../accounts/accounts.ts';
import { type ErrorBody, type ErrorCode, expected, type SchemaFault } from '../../contract/contract.ts';
import { StoreAway, TooManyWaiting } from '../../store/types.ts';
import { textsIn } from '../../texts/texts.ts';
import type { App } from '../context.ts';
import { JSON_TYPE } from './http-cache.ts';
import { isNavigation } from './navigation.ts';
import { plainPage } from './plain-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The code of this route's failures for a reason that is not the client's. */
    failure?: ErrorCode;
    /** What the log calls that failure, where it is not what the client is told. */
    logged?: string;
  }
}

/** What the server says of a code: the English text. Readers of another language are told by code. */
export const textOf = (code: ErrorCode): string => textsIn('en')(`error.${code}`);

/** A request that is refused on purpose. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(statusCode: number, code: ErrorCode, message = textOf(code), field?: string) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.code = code;
    this.field = field;
  }
}

/** Everything an account refuses is the request's fault (400), but for these. */
const ACCOUNT_STATUS: Partial<Record<ErrorCode, number>> = {
  NOT_AUTHENTICATED: 401,
  SIGN_IN_OFF: 403,
  NOT_FOUND: 404,
  PLAN_NOT_FOUND: 404,
  TOO_SOON: 429,
  TOO_MANY_CODES: 429,
  RATE_LIMITED: 429,
  MAIL_FAILED: 503,
  RESEND_FAILED: 503,
};

/** Where the address itself is one of ours: something saved, a session, an invoice. */
const NOT_IN_ACCOUNT = 'There is no such thing in this account.';

export const badParameter = (field: string, message: string): Refusal =>
  new Refusal(400, 'BAD_PARAMETER', message, field);

export const notFound = (message?: string): Refusal => new Refusal(404, 'NOT_FOUND', message);

export const storyNotFound = (): Refusal => new Refusal(404, 'STORY_NOT_FOUND');

export function errorBody(code: ErrorCode, message = textOf(code), field?: string): ErrorBody {
  return { error: field === undefined ? { code, message } : { code, message, field } };
}

/** Faults found by the schemas, as one sentence that names the parameter and what it may be. */
function schemaRefusal(faults: SchemaFault[], part: string): Refusal {
  const fault = faults[0];
  if (!fault) return new Refusal(400, 'BAD_REQUEST');
  const missing = missingFrom(fault.params);
  const path = fault.instancePath.split('/').slice(1);
  if (typeof missing === 'string') path.push(missing);
  const field = path.join('.') || part;
  if (typeof missing === 'string') return badParameter(field, `${field} is missing.`);
  // The schema of what has none is false.
  if (fault.keyword === 'boolean') return badParameter(field, `${field} is not a known field.`);
  const allowed = faults
    .filter(({ instancePath }) => instancePath === fault.instancePath)
    .flatMap(({ params }) => params.allowedValues ?? params.allowedValue ?? [])
    .map(String)
    .map((value) => value || '""');
  if (allowed.length > 0) return badParameter(field, `${field} must be one of ${allowed.join(', ')}.`);
  return badParameter(field, `${field} ${expected(fault)}.`);
}

/** The framework's checker names one field that is missing, typebox's all of them. */
function missingFrom({ missingProperty, requiredProperties }: SchemaFault['params']): unknown {
  return missingProperty ?? (Array.isArray(requiredProperties) ? requiredProperties[0] : undefined);
}

/** Framework refusals (bad address, body too large, wrong media type…) in our words. */
const FRAMEWORK: Record<number, { code: ErrorCode; message?: string }> = {
  400: { code: 'BAD_REQUEST' },
  404: { code: 'NOT_FOUND' },
  405: { code: 'METHOD_NOT_ALLOWED' },
  408: { code: 'TIMEOUT' },
  413: { code: 'TOO_LARGE' },
  414: { code: 'BAD_REQUEST', message: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  417: { code: 'BAD_REQUEST', message: 'The Expect header of the request cannot be met.' },
  429: { code: 'RATE_LIMITED' },
  431: { code: 'TOO_LARGE', message: 'The address and headers of the request are too large.' },
};

/** The code of refusals while the database is away. */
export const UNAVAILABLE = 'UNAVAILABLE';
/** When to ask again, in seconds: about what a restart of the database takes, and more than what waits before something that was refused. */
export const RETRY_AFTER_SECONDS = 5;

/** The body of a refusal that no route and no framework sees. */
export function refusalBody(status: number): ErrorBody {
  const { code, message } = FRAMEWORK[status] ?? { code: 'BAD_REQUEST' };
  return errorBody(code, message);
}

/**
 * Status and body for anything thrown. Only refusals and known client faults keep their words;
 * the rest becomes the route's own failure, without details.
 */
function answerFor(
  error: FastifyError | Refusal | Error,
  failure: ErrorCode,
): { status: number; body: ErrorBody } {
  if (error instanceof Refusal)
    return { status: error.statusCode, body: errorBody(error.code, error.message, error.field) };
  if (error instanceof AccountFault)
    return {
      status: ACCOUNT_STATUS[error.code] ?? 400,
      body: errorBody(
        error.code,
        error.code === 'NOT_FOUND' ? NOT_IN_ACCOUNT : textOf(error.code),
        error.field,
      ),
    };
  if (error instanceof PreferencesFault) return answerFor(schemaRefusal(error.faults, 'body'), failure);
  if (error instanceof StoreAway) return { status: 503, body: errorBody(UNAVAILABLE, textOf(failure)) };
  if (error instanceof TooManyWaiting) return { status: 429, body: errorBody('RATE_LIMITED') };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = FRAMEWORK[status];
  if (known) return { status, body: errorBody(known.code, known.message) };
  return { status: 500, body: errorBody(failure) };
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = error instanceof Error ? error : new Error(String(error));
  const { url, config } = request.routeOptions;
  const failure = config.failure ?? 'INTERNAL';
  const { status, body } = answerFor(fault, failure);
  if (fault instanceof AccountFault && fault.retryAfterSeconds !== undefined)
    reply.header('retry-after', fault.retryAfterSeconds);
  else if (status === 503 || fault instanceof TooManyWaiting)
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  // An outage of the database, which is a 503, has one line of its own, however many requests meet it.
  else if (status >= 500 && !(fault instanceof Refusal))
    // The route without the address: its query may hold what somebody searched for.
    request.log.error({ err: fault, route: url }, config.logged ?? textOf(failure));
  reply.code(status).header('cache-control', 'no-store');
  if (isForEyes(request, status)) {
    const { headers, html } = plainPage(body.error.code, request.headers);
    return reply.headers(headers).send(html);
  }
  return reply.type(JSON_TYPE).send(JSON.stringify(body));
}

/** A reader's browser asked for something to look at, and no fault of the address keeps it from coming later. */
function isForEyes(request: FastifyRequest, status: number): boolean {
  return (status === 429 || status >= 500) && isNavigation(request) && !request.url.startsWith('/api/');
}

/** Notes a failure that costs the reader only a part; an outage of the database has its one line already. */
export function logUnlessAway(log: FastifyRequest['log'], error: unknown, message: string): void {
  if (!(error instanceof StoreAway)) log.warn({ err: error }, message);
}

export function installErrors(app: App): void {
  app.setErrorHandler(handleError);
  app.setSchemaErrorFormatter((faults, part) => schemaRefusal(faults, part));
}
