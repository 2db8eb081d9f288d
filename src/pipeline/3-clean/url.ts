import { compare } from '../../contract/contract.ts';
import { isPublicHost } from '../../net/public-address.ts';

/** Addresses longer than this are not addresses of articles. */
const MAX_LENGTH = 2_000;

/** Query parameters that only follow a reader around; everything else may be needed to find the page. */
const TRACKING_NAMES: ReadonlySet<string> = new Set(
  'CMP cmp cmpid campaign_id cid_source emc smid smtyp ito ocid ftag xtor maca guccounter fbclid gclid gclsrc dclid msclkid yclid igshid twclid ttclid mc_cid mc_eid mkt_tok _hsenc _hsmi __twitter_impression vero_id vero_conv wt_mc wt.mc_id sr_share ref_src ref_url taid trk trkcampaign s_cid s_kwcid ns_campaign ns_mchannel rss_id feedname feedtype traffic_source syn-25a6b1a6'.split(
    ' ',
  ),
);
const TRACKING_PREFIX =
  /^(utm_|at_|ns_|pk_(?:campaign|cid|content|keyword|kwd|medium|source)$|mtm_|piwik_|hsa_|oly_|__s$)/i;
/** Parameters that are tracking only with such a value: "rss=1", "ref=rss", "cid=rss-…". */
const TRACKING_VALUE: Readonly<Record<string, RegExp>> = {
  rss: /^(1|true|yes|)$/i,
  ref: /^(rss|feed|home|homepage|twitter|facebook|newsletter)/i,
  referrer: /^(rss|feed|http)/i,
  source: /^(rss|feed|twitter|facebook|newsletter)/i,
  from: /^(rss|feed)/i,
  src: /^(rss|feed)/i,
  cid: /rss|feed/i,
  mod: /rss/i,
  ncid: /rss|feed/i,
  partner: /rss|feed/i,
  feed: /^rss/i,
  output: /^(amp)$/i,
  share: /^(1|true)$/i,
};

export interface ArticleAddress {
  /** What a reader follows: as the publisher wrote it, without tracking. */
  url: string;
  /** The same for every way to write the address: scheme, www., order of parameters, AMP, trailing slash. */
  key: string;
  /** True for a bare site address, which says nothing about the piece. */
  isHome: boolean;
}

/** @returns null for anything that is no http(s) address */
export function articleAddress(raw: string): ArticleAddress | null {
  const url = parse(unwrap(raw.trim()));
  if (!url) return null;
  const kept = [...url.searchParams].filter(([name, value]) => !isTracking(name, value));
  // Assigning an unchanged query would rewrite its encoding.
  if (kept.length < [...url.searchParams].length) url.search = new URLSearchParams(kept).toString();
  // Sites that are one page tell their articles apart by it.
  if (!/^#!|^#\/./.test(url.hash)) url.hash = '';
  return {
    url: url.href,
    key: keyOf(url, kept),
    isHome: url.pathname === '/' && kept.length === 0 && !url.hash,
  };
}

/**
 * What readers may be sent to: the public internet, and the feed's own host. A feed on a private network is read only
 * because the operator listed it; its own pages are as welcome.
 */
export function reachableFrom(feedUrl: string): (url: string) => boolean {
  const own = URL.canParse(feedUrl) ? new URL(feedUrl).host : '';
  return (url) => {
    const { host, hostname } = new URL(url);
    return host === own || isPublicHost(hostname);
  };
}

/** An absolute http(s) address, or null. */
export function webAddress(raw: string): string | null {
  return parse(raw.trim())?.href ?? null;
}

function parse(raw: string): URL | null {
  const text = raw.startsWith('//') ? `https:${raw}` : raw;
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url;
}

function isTracking(name: string, value: string): boolean {
  return (
    TRACKING_NAMES.has(name) ||
    TRACKING_PREFIX.test(name) ||
    (Object.hasOwn(TRACKING_VALUE, name) && (TRACKING_VALUE[name]?.test(value) ?? false))
  );
}

/** The address inside a redirecting one (alerts of search engines). */
function unwrap(raw: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i.test(raw) || !URL.canParse(raw)) return raw;
  const inner = new URL(raw).searchParams;
  return inner.get('url') ?? inner.get('q') ?? raw;
}

function keyOf(url: URL, parameters: [string, string][]): string {
  const host = url.host.replace(/^(?:www|m|mobile|amp)\.(?=[^.]+\.)/, '');
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index\.(?:html?|php)|amp)\/?$/, '/')
    .replace(/\/+$/, '');
  const query = new URLSearchParams(parameters.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y)));
  return `${host}${path}${query.size > 0 ? `?${query}` : ''}${url.hash}`;
}
