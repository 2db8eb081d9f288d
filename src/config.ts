/**
 * The only reader of the environment. Every setting stands in one table with default, unit and meaning;
 * all faults are reported together, before anything starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Flags } from './contract/contract.ts';

export interface Config {
  host: string;
  port: number;
  /** True when PORT was set by hand: then a taken port is an error, not a reason to try the next. */
  portChosen: boolean;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** File or folder of publishers. */
  publishers: string;
  demo: 'auto' | 'on' | 'off';
  /** A clock that stands still, for replays and tests; null = the real one. */
  fixedNow: Date | null;
  /** host:port pairs that may be private addresses when fetching feeds and images. */
  fetchAllow: string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  flags: Flags;
  contactEmail: string;
  supportEmail: string;
  /** Days a story stays in the ranked feeds. */
  windowDays: number;
  /** Days stories are kept for direct links and search. */
  retentionDays: number;
  /** MaxMind-format file for IP → country or city; null = unknown. */
  ipDatabase: string | null;
  /** MB of resized pictures kept on disk. */
  imageCacheMb: number;
  /** Requests per minute and address before 429. */
  rateLimit: number;
  /** True behind a reverse proxy whose X-Forwarded-For can be believed. */
  trustProxy: boolean;
  production: boolean;
}

interface Setting<T> {
  name: string;
  default: string;
  unit: string;
  meaning: string;
  /** Returns the value, or throws an Error whose message says what is allowed. */
  read(text: string): T;
}

const oneOf =
  <T extends string>(...allowed: T[]) =>
  (text: string): T => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`);
    return found;
  };

const whole =
  (minimum: number, maximum: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < minimum || value > maximum)
      throw new Error(`must be a whole number from ${minimum} to ${maximum}`);
    return value;
  };

const yesNo = (text: string): boolean => {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new Error('must be on or off');
};

const webAddress = (text: string): string => {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error('must be an http or https address without query');
  return text.replace(/\/+$/, '');
};

const databaseAddress = (text: string): string | null => {
  if (text === '') return null;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must start with postgres:// or postgresql://');
  return text;
};

const time = (text: string): Date | null => {
  if (text === '') return null;
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()))
    throw new Error('must be an ISO 8601 time, for example 2026-02-18T02:30:00Z');
  return at;
};

const hostPorts = (text: string): string[] => {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  for (const pair of pairs)
    if (!/^[^\s:,]+:\d{1,5}$/.test(pair))
      throw new Error(`must be host:port pairs separated by commas ("${pair}" is not)`);
  return pairs;
};

const email = (text: string): string => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw new Error('must be an e-mail address');
  return text;
};

const text = (value: string): string => value;
const maybe = (value: string): string | null => value || null;

function setting<T>(
  name: string,
  fallback: string,
  unit: string,
  meaning: string,
  read: (text: string) => T,
): Setting<T> {
  return { name, default: fallback, unit, meaning, read };
}

/** Every setting, in the order `helder config` prints them. Booleans are on/off. */
export const SETTINGS = {
  HOST: setting('HOST', '127.0.0.1', 'address', 'Address the web server listens on', text),
  PORT: setting(
    'PORT',
    '3000',
    'port',
    'Port of the web server; without it, the next free one from 3000 is taken',
    whole(0, 65535),
  ),
  PUBLIC_URL: setting(
    'PUBLIC_URL',
    '',
    'address',
    'Address readers use; empty = http://HOST:PORT',
    webAddress,
  ),
  DATA_DIR: setting(
    'DATA_DIR',
    '.data',
    'folder',
    'Where the built-in database, pictures and keys live',
    text,
  ),
  DATABASE_URL: setting(
    'DATABASE_URL',
    '',
    'address',
    'Use this PostgreSQL (15 or newer) instead of the built-in one',
    databaseAddress,
  ),
  PUBLISHERS: setting(
    'PUBLISHERS',
    'publishers',
    'path',
    'File or folder with publishers and their feeds',
    text,
  ),
  DEMO: setting(
    'DEMO',
    'auto',
    'auto, on, off',
    'Invented demo publishers: auto = until real ones deliver enough stories',
    oneOf('auto', 'on', 'off'),
  ),
  HELDER_NOW: setting('HELDER_NOW', '', 'time', 'A clock that stands still, for replays and tests', time),
  FETCH_ALLOW: setting(
    'FETCH_ALLOW',
    '',
    'host:port,…',
    'Private addresses that feeds and pictures may come from',
    hostPorts,
  ),
  LOG_LEVEL: setting(
    'LOG_LEVEL',
    'info',
    'debug…silent',
    'How much is logged',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  ADS_ENABLED: setting('ADS_ENABLED', 'off', 'on/off', 'Sponsored items between stories', yesNo),
  SIGN_IN_ENABLED: setting('SIGN_IN_ENABLED', 'off', 'on/off', 'Accounts', yesNo),
  SHARE_ENABLED: setting('SHARE_ENABLED', 'on', 'on/off', 'Sharing', yesNo),
  RELATED_STORIES_ENABLED: setting(
    'RELATED_STORIES_ENABLED',
    'off',
    'on/off',
    'Related stories under a story',
    yesNo,
  ),
  ABOUT_STORY_ENABLED: setting(
    'ABOUT_STORY_ENABLED',
    'on',
    'on/off',
    'The about-story panel with its Share button',
    yesNo,
  ),
  USE_20_STORIES_ENABLED: setting(
    'USE_20_STORIES_ENABLED',
    'off',
    'on/off',
    'Debug mode: only the first 20 stories',
    yesNo,
  ),
  CONTACT_EMAIL: setting(
    'CONTACT_EMAIL',
    'hello@helder.example',
    'e-mail',
    'Contact address in the footer and in request headers',
    email,
  ),
  SUPPORT_EMAIL: setting('SUPPORT_EMAIL', 'support@helder.example', 'e-mail', 'Support address', email),
  WINDOW_DAYS: setting(
    'WINDOW_DAYS',
    '7',
    'days',
    'How long a story stays in the ranked feeds',
    whole(1, 60),
  ),
  RETENTION_DAYS: setting(
    'RETENTION_DAYS',
    '90',
    'days',
    'How long stories are kept for links and search',
    whole(7, 3650),
  ),
  IP_DATABASE: setting('IP_DATABASE', '', 'file', 'MaxMind-format file for places by IP address', maybe),
  IMAGE_CACHE_MB: setting(
    'IMAGE_CACHE_MB',
    '512',
    'MB',
    'Resized pictures kept on disk',
    whole(16, 1_000_000),
  ),
  RATE_LIMIT: setting(
    'RATE_LIMIT',
    '600',
    'requests/min',
    'Requests one address may make per minute',
    whole(10, 1_000_000),
  ),
  TRUST_PROXY: setting('TRUST_PROXY', 'off', 'on/off', 'Believe X-Forwarded-For', yesNo),
} as const;

export type SettingName = keyof typeof SETTINGS;
type Values = { [K in SettingName]: ReturnType<(typeof SETTINGS)[K]['read']> };

/** Settings that may hold a password: never printed, and readable from a file with NAME_FILE. */
const SECRETS: ReadonlySet<SettingName> = new Set<SettingName>(['DATABASE_URL']);

/**
 * What a plain `npm start` turns on, so that a newcomer meets the whole product (ruling 8).
 * Sign-in joins when accounts exist.
 */
export const STARTER: Partial<Record<SettingName, string>> = { RELATED_STORIES_ENABLED: 'on' };

export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The folder that holds package.json, wherever the program was built to. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  try {
    readFileSync(join(folder, 'package.json'));
    return folder;
  } catch {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json not found above the program');
    return findRoot(parent);
  }
}

/**
 * Parses the environment.
 * @param env      usually process.env
 * @param starter  values used where the environment says nothing (before the defaults)
 * @throws ConfigError naming every fault at once
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  starter: Partial<Record<SettingName, string>> = {},
): Config {
  const faults: string[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [SettingName, Setting<unknown>][]) {
    try {
      values[name] = setting.read(rawValue(env, name, faults) ?? starter[name] ?? setting.default);
    } catch (error) {
      faults.push(
        `${name} ${(error as Error).message}${SECRETS.has(name) ? '' : ` (it is "${env[name] ?? ''}")`}`,
      );
    }
  }
  const production = env.NODE_ENV === 'production';
  if (production && values.HELDER_NOW) faults.push('HELDER_NOW must not be set when NODE_ENV is production');
  if (faults.length > 0) throw new ConfigError(faults);
  return assemble(values as Values, env.PORT !== undefined && env.PORT !== '', production);
}

function rawValue(env: NodeJS.ProcessEnv, name: SettingName, faults: string[]): string | undefined {
  const direct = env[name];
  const file = SECRETS.has(name) ? env[`${name}_FILE`] : undefined;
  if (direct && file) faults.push(`${name} and ${name}_FILE are both set; use one`);
  if (!file) return direct === '' ? undefined : direct?.trim();
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    faults.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

function assemble(values: Values, portChosen: boolean, production: boolean): Config {
  const fromRoot = (path: string): string => (isAbsolute(path) ? path : resolve(ROOT, path));
  return {
    host: values.HOST,
    port: values.PORT,
    portChosen,
    publicUrl: values.PUBLIC_URL,
    dataDir: fromRoot(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publishers: fromRoot(values.PUBLISHERS),
    demo: values.DEMO,
    fixedNow: values.HELDER_NOW,
    fetchAllow: values.FETCH_ALLOW,
    logLevel: values.LOG_LEVEL,
    flags: {
      adsEnabled: values.ADS_ENABLED,
      signInEnabled: values.SIGN_IN_ENABLED,
      shareEnabled: values.SHARE_ENABLED,
      relatedStoriesEnabled: values.RELATED_STORIES_ENABLED,
      aboutStoryEnabled: values.ABOUT_STORY_ENABLED,
      use20StoriesEnabled: values.USE_20_STORIES_ENABLED,
    },
    contactEmail: values.CONTACT_EMAIL,
    supportEmail: values.SUPPORT_EMAIL,
    windowDays: values.WINDOW_DAYS,
    retentionDays: values.RETENTION_DAYS,
    ipDatabase: values.IP_DATABASE,
    imageCacheMb: values.IMAGE_CACHE_MB,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    production,
  };
}

/** Fills the environment from a .env file beside package.json, if there is one; what is set already wins. */
export function loadEnvFile(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Rows for `helder config`: name, value in force, default, unit, meaning. Secrets are hidden. */
export function describeConfig(env: NodeJS.ProcessEnv): string[][] {
  return Object.values(SETTINGS).map((setting) => {
    const name = setting.name as SettingName;
    const set = env[name] || (env[`${name}_FILE`] ? `(from ${name}_FILE)` : '');
    const value = set ? (SECRETS.has(name) ? '(set, hidden)' : set) : (STARTER[name] ?? setting.default);
    return [name, value, setting.default, setting.unit, setting.meaning];
  });
}
