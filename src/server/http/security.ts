/** Headers that every answer carries, and the content security policies. */
import type { PageRenderer } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { ASKED_EACH_TIME } from './http-cache.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The policy of the pages: our own scripts and styles, inline ones only by hash, nothing from anybody else.
 * @param secure readers come over https
 */
function pagePolicy(hashes: PageRenderer['inlineHashes'], secure: boolean): string {
  const quoted = (list: string[]): string => list.map((hash) => ` '${hash}'`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self'${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted(hashes.styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Vite's client puts scripts and styles into the page and keeps a web socket open. */
const DEVELOPMENT_POLICY = `default-src 'self' 'unsafe-inline' data: ws:`;

/** Headers of every page that its readers share, beside those of everything. */
export const pageHeaders = ({
  renderer,
  secure,
  develop,
}: Pick<Context, 'renderer' | 'secure' | 'develop'>) => ({
  'content-security-policy': develop ? DEVELOPMENT_POLICY : pagePolicy(renderer.inlineHashes, secure),
  'cache-control': ASKED_EACH_TIME,
  vary: 'Accept-Encoding, Accept-Language, Cookie',
});

/** Data and pictures are never a document that may load or run anything. */
const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'`;

/**
 * Headers of every page and of everything else.
 * @param secure readers come over https
 */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Kinder than no-referrer to publishers' statistics; links to sources carry noreferrer themselves.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` } : {}),
  };
}

/** Beside the headers of everything: pictures that feed readers, messengers and other sites show. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Headers of what is not a page. */
export const dataHeaders = (secure: boolean): Record<string, string> => ({
  ...commonHeaders(secure),
  'content-security-policy': DATA_POLICY,
});

export function installSecurity(app: App, secure: boolean): void {
  const headers = dataHeaders(secure);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
