/** Readers of one setting each: text in, value out, or an Error that says what is allowed. */
import { closeSync, existsSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { isIP } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { ROOT } from './root.ts';

export const oneOf =
  <T extends string>(...allowed: T[]) =>
  (text: string): T => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`);
    return found;
  };

export const whole =
  (minimum: number, maximum: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < minimum || value > maximum)
      throw new Error(`must be a whole number from ${minimum} to ${maximum}`);
    return value;
  };

export const yesNo = (text: string): boolean => {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (isOff(text)) return false;
  throw new Error('must be on or off');
};

export const webAddress = (text: string): string => {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new Error('must be an http or https address without query or password');
  if (/[^/]/.test(url.pathname))
    throw new Error('must have no path: Helder needs a host of its own, such as https://news.example');
  // As the browser spells it: whether readers come over https is told by how it begins.
  return url.origin;
};

const isOff = (text: string): boolean => /^(0|false|no|off)$/i.test(text);

/** A page elsewhere, its query included, or none. */
export const webPage = (text: string): string | null => {
  if (isOff(text)) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('must be an http or https address, or off');
  return text;
};

const PERCENT_SIGNS = 'in a user or password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25';

/** True for an address of which nothing is lost: a "#" would cut it, and a "%" has to stand before two digits. */
function isWhole(address: string): boolean {
  try {
    decodeURIComponent(address);
    return new URL(address).hash === '';
  } catch {
    return false;
  }
}

export const mailServer = (text: string): string | null => {
  if (text === '') return null;
  if (!/^smtps?:\/\/[^/]/.test(text) || !isWhole(text))
    throw new Error(
      `must be an smtp or smtps address, for example smtp://user:password@mail.example:587; ${PERCENT_SIGNS}`,
    );
  return text;
};

/** Without what means more in a header or a link. */
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/;

/**
 * An address with or without a name before it; no line breaks, which would begin another header. Taken apart here: signs that
 * mean something in a header (a colon, a semicolon) would make other senders of it.
 */
export const sender = (text: string): { name: string; address: string } => {
  const [, name = '', inBrackets, bare = inBrackets] =
    /^(?:([^<>\r\n]*)<([^<>]*)>|([^<>]*))$/.exec(text) ?? [];
  if (bare === undefined || !ADDRESS.test(bare))
    throw new Error('must be an e-mail address, or a name and an address: Helder <no-reply@helder.example>');
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: bare };
};

/** Words that PostgreSQL's own programs take for less. The library takes them for verify-full as well, with a warning of six lines. */
const WEAKER_MODES = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

export const databaseAddress = (text: string): string | null => {
  if (text === '') return null;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must start with postgres:// or postgresql://');
  // A database on a socket may stand after a user and have no host.
  if (!isWhole(text.replace('@/', '@socket/'))) throw new Error(`cannot be read: ${PERCENT_SIGNS}`);
  return /[?&]uselibpqcompat=true(?:&|$)/.test(text) ? text : text.replace(WEAKER_MODES, 'verify-full');
};

export const time = (text: string): Date | null => {
  if (text === '') return null;
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=T)/.exec(text) ?? [];
  const at = new Date(text);
  // A day that the month does not have would count as one of the next.
  if (Number.isNaN(at.getTime()) || !isDay(day))
    throw new Error('must be an ISO 8601 time, for example 2026-02-18T02:30:00Z');
  return at;
};

function isDay(text: string): boolean {
  const midnight = new Date(text);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** As addresses spell hosts, and as they are compared: in small letters, in ASCII; one of IPv6 short and in brackets. */
export const hostPorts = (text: string): string[] =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const port = /:(\d{1,5})$/.exec(pair)?.[1] ?? '';
      const url = URL.canParse(`http://${pair}`) ? new URL(`http://${pair}`) : null;
      // Signs that begin a path or a query, or end a user, would make another host of it.
      if (!isPort(port) || url?.href !== `http://${url?.host}/`)
        throw new Error(`must be host:port pairs separated by commas${oneOfMany(pair, text, 'is none')}`);
      return `${url.hostname}:${Number(port)}`;
    });

/** Which of several values is at fault; of a single one the whole value is told anyway. */
const oneOfMany = (wrong: string, text: string, what: string): string =>
  wrong === text ? '' : `; "${wrong}" ${what}`;

const isPort = (text: string): boolean => Number(text) >= 1 && Number(text) <= 65535;

export const email = (text: string): string => {
  if (!ADDRESS.test(text)) throw new Error('must be an e-mail address');
  return text;
};

/** One that a header of a request can carry. */
export const asciiEmail = (text: string): string => {
  if (!/^[\s!-~]*$/.test(text))
    throw new Error('must be ASCII only, because request headers carry it: write other host names as xn--…');
  return email(text);
};

/** Names for groups of addresses that @fastify/proxy-addr knows. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
/** Nobody has more proxies in a row; a larger number is a mistake, and believes what readers write. */
const MAX_PROXY_HOPS = 10;
const BITS: Record<number, number> = { 4: 32, 6: 128 };

/**
 * Whose X-Forwarded-For is believed: nobody's (false), that of the last `n` hops, or that of these addresses.
 * "on" is refused: it would believe whatever a reader writes there.
 */
export const trustedProxies = (text: string): false | number | string[] => {
  if (isOff(text)) return false;
  if (/^\d+$/.test(text) && Number(text) <= MAX_PROXY_HOPS) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined)
    throw new Error(
      `must be off, the number of proxies in front of Helder (1 to ${MAX_PROXY_HOPS}), or their addresses separated by commas ` +
        `(192.0.2.7, 10.0.0.0/8, ${PROXY_GROUPS.join(', ')})${oneOfMany(wrong, text, 'is none of these')}`,
    );
  return proxies;
};

function isProxy(text: string): boolean {
  if (PROXY_GROUPS.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  // A prefix of 0 would be everybody.
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= bits);
}

/** A file or folder; a relative path begins beside package.json. */
export const path = (text: string): string => resolve(ROOT, text);

/** A folder, or where one will be made, by its real name: programs that reach it through different links must agree on one. */
export const realFolder = (text: string): string => withoutLinks(path(text));

function withoutLinks(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const above = dirname(folder);
    return above === folder ? folder : join(withoutLinks(above), basename(folder));
  }
}

export const existing = (text: string): string => {
  const found = path(text);
  if (!existsSync(found)) throw new Error('must be a file or folder that exists');
  return found;
};

/** A file in MaxMind's format ends in its description, at most 128 KB that begin with these bytes (the format's specification, 2.0). */
const MAXMIND_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const MAXMIND_END_BYTES = 128 * 1024;

/** A MaxMind-format file that this user may read. */
export const maxmindFile = (text: string): string | null => {
  if (text === '') return null;
  const file = path(text);
  if (!endOf(file, MAXMIND_END_BYTES).includes(MAXMIND_MARK))
    throw new Error('must be a file in MaxMind format (.mmdb)');
  return file;
};

function endOf(file: string, bytes: number): Buffer {
  try {
    const opened = openSync(file, 'r');
    try {
      const { size } = fstatSync(opened);
      const end = Buffer.alloc(Math.min(size, bytes));
      readSync(opened, end, 0, end.length, size - end.length);
      return end;
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throw new Error(`cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** What a server listens on. */
export const hostName = (text: string): string => {
  const [address = ''] = text.split('%', 1);
  if (!isIP(address) && !/^[\w.-]+$/.test(text))
    throw new Error(
      'must be a name or address of this machine, such as 127.0.0.1, or 0.0.0.0 for all addresses',
    );
  return text;
};
