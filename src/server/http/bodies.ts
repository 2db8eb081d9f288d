import type { App } from '../context.ts';

/**
 * A body of JSON that is empty is no body: clients that always say JSON send it with calls that need none. Calls that need
 * one refuse it by their schema. Bodies with `__proto__` or `constructor` are refused, as the framework does by itself.
 */
export function installBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
