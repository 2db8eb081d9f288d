import {
  databaseAddress,
  email,
  hostPorts,
  maybe,
  oneOf,
  text,
  time,
  webAddress,
  whole,
  yesNo,
} from './values.ts';

export interface Setting<T> {
  name: string;
  default: string;
  unit: string;
  meaning: string;
  /** Returns the value, or throws an Error whose message says what is allowed. */
  read(text: string): T;
}

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
export type Values = { [K in SettingName]: ReturnType<(typeof SETTINGS)[K]['read']> };

/** Settings that may hold a password: never printed, and readable from a file with NAME_FILE. */
export const SECRETS: ReadonlySet<SettingName> = new Set<SettingName>(['DATABASE_URL']);

/**
 * What a plain `npm start` turns on, so that a newcomer meets the whole product.
 * Sign-in joins when accounts exist.
 */
export const STARTER: Partial<Record<SettingName, string>> = { RELATED_STORIES_ENABLED: 'on' };
