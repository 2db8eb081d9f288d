/** Readers behind proxies: whose word on their address is believed, and a hint when a proxy stands there unannounced. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';
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

/** Says at the start who is believed, and once when forwarded addresses come while nobody is. */
export function installForwarded(app: App, trust: Trust): void {
  app.addHook('onListen', async () => app.log.info(`X-Forwarded-For is believed ${inWords(trust)}`));
  if (trust !== false) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || !(headers['x-forwarded-for'] || headers.forwarded)) return;
    warned = true;
    app.log.warn(
      'Requests carry forwarded addresses, and no proxy is trusted: all readers behind a proxy share one limit. Set TRUST_PROXY',
    );
  });
}
