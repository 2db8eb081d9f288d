import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { errorCodes } from 'fastify';
import type { App } from '../context.ts';

/** Lists and objects in each other; bodies of ours have five. Whatever copies or compares one goes down a call for each. */
const MAX_DEPTH = 32;

const isTooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

/**
 * Bodies are JSON: plain text, which the framework would take too, is refused as a type that is not supported. A body that is
 * empty is no body: clients that always say JSON, and browsers that call an empty text plain, send it with calls that need none.
 * Calls that need one refuse it by their schema. Bodies with `__proto__` or `constructor` are refused, as the framework does by itself,
 * and those nested without end.
 * A body counts as it was sent: the framework's own checker, which reads the texts of a query as numbers, would read null as "".
 */
export function installBodies(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.body !== undefined) route.validatorCompiler ??= TypeBoxValidatorCompiler;
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(body === '' ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('text/plain'));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else
      void parse(request, String(body), (error, value) => {
        done(error ?? (isTooDeep(value) ? new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY() : null), value);
      });
  });
}
