/**
 * Keeps requests to addresses that strangers wrote (feeds, redirects, pictures) out of private networks.
 * Two layers, both needed: the URL before every hop, because no name is looked up for IP literals, and every address
 * a name resolves to at the moment of connecting, because names can point anywhere and change their mind.
 */
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { FetchFault } from './fetch-fault.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443']);
const DEFAULT_PORT: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const CONNECT_TIMEOUT_MS = 5_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 20_000;
const MAX_HEADER_BYTES = 32 * 1024;
/** More requests to one host than this wait for each other. */
export const CONNECTIONS_PER_HOST = 2;

const blocked = (message: string): FetchFault => new FetchFault('blocked-address', message);
/** @param pair what the operator would have to list, in words or as host:port */
const notPublic = (host: string, pair: string): FetchFault =>
  blocked(`${host} is not on the public internet; it is refused unless FETCH_ALLOW lists ${pair}.`);

/**
 * Checks an address before a request is made to it.
 * @param allow "host:port" pairs that may be private
 * @throws FetchFault blocked-address
 */
export function checkUrl(address: string, allow: readonly string[]): URL {
  if (!URL.canParse(address)) throw blocked(`"${address.slice(0, 100)}" is not an address.`);
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw blocked(`${url.protocol} addresses are not fetched.`);
  if (url.username || url.password) throw blocked('Addresses with a password are not fetched.');
  if (isAllowed(url.hostname, portOf(url), allow)) return url;
  const pair = `${url.hostname}:${portOf(url)}`;
  if (!PORTS.has(url.port)) throw blocked(`Port ${url.port} is refused unless FETCH_ALLOW lists ${pair}.`);
  if (!isPublicHost(url.hostname)) throw notPublic(url.hostname, pair);
  return url;
}

/** Where a connection is made to, also where an address leaves it out; '' when its scheme is not one of the web. */
export function portOf({ port, protocol }: { port?: string | undefined; protocol: string }): string {
  return port || (DEFAULT_PORT[protocol] ?? '');
}

/** True when host and port stand on the list of private addresses that may be fetched. */
export function isAllowed(hostname: string, port: string, allow: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return allow.includes(`${host}:${port}`) || allow.includes(`[${host}]:${port}`);
}

export interface GuardOptions {
  /** "host:port" pairs that may be private. */
  allow: readonly string[];
  /** How names are resolved; default: the system's way. Tests give their own. */
  lookup?: LookupFunction;
}

/** An HTTP agent that connects to public addresses and to those on the list, nowhere else. Close it when done. */
export function createGuardedAgent({ allow, lookup = systemLookup }: GuardOptions): Agent {
  const open = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup });
  const guarded = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: publicOnly(lookup) });
  return new Agent({
    connections: CONNECTIONS_PER_HOST,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect(options, callback) {
      if (isAllowed(options.hostname, portOf(options), allow)) return open(options, callback);
      if (isIP(options.hostname) && !isPublicAddress(options.hostname))
        return callback(notPublic(options.hostname, 'it with its port'), null);
      return guarded(options, callback);
    },
  });
}

/** Passes on only public addresses, so that the socket cannot connect to another one than was checked. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const all = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }];
      const allowed = all.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) return callback(notPublic(hostname, 'it with its port'), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}
