/** Readers behind proxies: whose word on their address is believed, and a hint when a proxy stands there unannounced. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Config, isLoopback } from '../../config.ts';
import type { App } from '../context.ts';

type Trust = Config['trustProxy'];

/**
 * What the framework asks about each hop, from the connection backwards.
 * It takes no number itself: counting hops believes whoever connects, which is right where only the proxy can.
 */
export function trustOf(trust: Trust): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

function inWords(trust: Trust): string {
  if (trust === false) return 'from no proxy';
  if (typeof trust === 'number')
    return `from ${trust} ${trust === 1 ? 'proxy' : 'proxies'} in front, so nobody else may reach this port`;
  return `from ${trust.join(', ')}`;
}

/**
 * "192.0.2.7:40312" and "[2001:db8::7]:443" without their ports, in a list of addresses. Some proxies write them, and every
 * connection would be a reader of its own.
 */
const withoutPorts = (addresses: string): string =>
  addresses
    .split(',')
    .map((address) => address.trim().replace(/^(?:\[(.*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2'))
    .join(', ');

type Asking = Pick<FastifyRequest, 'headers' | 'host'> & { raw: Pick<FastifyRequest['raw'], 'httpVersion'> };

/**
 * Headers that proxies write on a request they pass on. New ones are made up all the time, so the whole families count:
 * of names with "x-", no browser sends one of itself to this server, nor does our own page.
 */
const OF_PROXIES = /^(?:x-|cf-|cdn-|forwarded$|via$|front-end-https$)|-ip$/;

/**
 * True for a request to a name of this very machine that nothing shows to have been passed on: no header of a proxy, and no
 * HTTP/1.0, which browsers speak no more; nginx passes on by it, and without a header, unless it is told otherwise.
 */
export function isFromHere({ headers, host, raw }: Asking): boolean {
  const address = `http://${host}`;
  return (
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name)) &&
    URL.canParse(address) &&
    isLoopback(new URL(address).hostname)
  );
}

/**
 * Takes forwarded addresses for what they name. Says at the start who is believed, and once when such addresses come while
 * nobody is.
 */
export function installForwarded(
  app: App,
  { trustProxy: trust, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>,
): void {
  app.addHook('onRequest', async ({ raw }) => {
    const addresses = raw.headers['x-forwarded-for'];
    if (typeof addresses === 'string') raw.headers['x-forwarded-for'] = withoutPorts(addresses);
  });
  app.addHook('onListen', async () => {
    app.log.info(`X-Forwarded-For is believed ${inWords(trust)}`);
    if (trust !== false && !publicUrl)
      app.log.warn(
        'Helder is behind a proxy, but PUBLIC_URL is not set: feeds, shared links and link cards point to this machine. Set PUBLIC_URL',
      );
  });
  if (trust !== false) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || !(headers['x-forwarded-for'] || headers.forwarded)) return;
    warned = true;
    app.log.warn(
      'Requests carry forwarded addresses, but no proxy is trusted: all readers behind a proxy share one rate limit, and none can sign in with the demo code. Set TRUST_PROXY',
    );
  });
}
