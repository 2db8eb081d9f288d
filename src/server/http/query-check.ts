/** Query strings that cannot be read, or name one parameter twice, are refused with the parameter's name. */
import type { App } from '../context.ts';
import { badParameter, Refusal } from './errors.ts';

/** No address of ours has more parameters than this. */
const MAX_PARAMETERS = 50;

/** @throws Refusal */
export function checkQuery(query: string): void {
  const seen = new Set<string>();
  const pairs = query.split('&');
  if (pairs.length > MAX_PARAMETERS) throw new Refusal(400, 'BAD_REQUEST', 'Too many parameters.');
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = decode(at < 0 ? '' : pair.slice(at + 1));
    if (name === null)
      throw new Refusal(400, 'BAD_REQUEST', 'A parameter name is not valid percent-encoding.');
    if (value === null) throw badParameter(name, `${name} is not valid percent-encoding.`);
    if (seen.has(name)) throw badParameter(name, `${name} may be given only once.`);
    seen.add(name);
  }
}

function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A parameter as it was sent; one that was not is as the schema has it. */
const writtenIn = (url: string, name: string): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(name) ?? '0';

/** Applies to the API only: a reader's page ignores what it does not understand. */
export function installQueryCheck(app: App): void {
  app.addHook('preValidation', async (request) => {
    const mark = request.url.indexOf('?');
    if (mark >= 0 && !request.is404 && !request.routeOptions.config.page)
      checkQuery(request.url.slice(mark + 1));
  });
  // "1e999" becomes Infinity, which the schemas' limits let through; a space becomes 0, "0x2" becomes 2.
  app.addHook('preHandler', async ({ query, url }) => {
    for (const [name, value] of Object.entries(query ?? {}))
      if (typeof value === 'number' && !(Number.isFinite(value) && NUMBER.test(writtenIn(url, name))))
        throw badParameter(name, `${name} must be a number.`);
  });
}
