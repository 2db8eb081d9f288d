/**
 * Every setting, once: the key is its name in the program (`config.rateLimit`), the row its name in the environment,
 * default, unit, meaning and reader. The type `Config`, `helder config` and the check of .env.example follow from it.
 */
import type { Flags } from '../contract/contract.ts';
import { houseAdsFile } from './house-ads-file.ts';
import {
  asciiEmail,
  databaseAddress,
  email,
  existing,
  hostName,
  hostPorts,
  mailServer,
  maxmindFile,
  oneOf,
  realFolder,
  sender,
  time,
  trustedProxies,
  webAddress,
  webPage,
  whole,
  yesNo,
} from './values.ts';

export interface Setting<T> {
  /** In the environment. */
  name: string;
  default: string;
  unit: string;
  meaning: string;
  /** Returns the value, or throws an Error whose message says what is allowed. */
  read(text: string): T;
  /** May hold a password: never printed, and readable from a file with NAME_FILE. */
  secret?: true;
  /** What a plain `npm start` uses instead of the default, so that a newcomer meets the whole product. */
  starter?: string;
}

export type ValuesOf<Table extends Record<string, Setting<unknown>>> = {
  [Key in keyof Table]: ReturnType<Table[Key]['read']>;
};

/** In the order `helder config` prints them; the flags follow. Booleans are on/off. */
export const SETTINGS = {
  host: {
    name: 'HOST',
    default: '127.0.0.1',
    unit: 'address',
    meaning: 'Address the web server listens on',
    read: hostName,
  },
  port: {
    name: 'PORT',
    default: '3000',
    unit: 'port',
    meaning: 'Port of the web server; unset = the first free one from 3000',
    read: whole(0, 65535),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    default: '',
    unit: 'address',
    meaning: 'The address readers use; empty = http://HOST:PORT, with localhost for a HOST of all addresses',
    read: webAddress,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    default: 'off',
    unit: 'off, number, addresses',
    meaning:
      'Whose X-Forwarded-For is believed: off = nobody’s, or the number of proxies in front (1), or their addresses (loopback, 10.0.0.0/8)',
    read: trustedProxies,
  },
  maxConnections: {
    name: 'MAX_CONNECTIONS',
    default: '5000',
    unit: 'connections',
    meaning: 'Maximum number of connections open at once; new ones beyond that are closed',
    read: whole(10, 1_000_000),
  },
  rateLimit: {
    name: 'RATE_LIMIT',
    default: '600',
    unit: 'requests/min',
    meaning:
      'Requests one IPv4 address, or one IPv6 /64, may make per minute to each process; four times that for pictures, and a tenth for link cards',
    read: whole(10, 1_000_000),
  },
  dataDir: {
    name: 'DATA_DIR',
    default: '.data',
    unit: 'folder',
    meaning: 'Where the built-in database, pictures and e-mails are kept',
    read: realFolder,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    default: '',
    unit: 'address',
    meaning: 'Use this PostgreSQL (15 or newer) instead of the built-in one',
    read: databaseAddress,
    secret: true,
  },
  publishers: {
    name: 'PUBLISHERS',
    default: 'publishers',
    unit: 'path',
    meaning: 'File or folder with publishers and their feeds',
    read: existing,
  },
  demo: {
    name: 'DEMO',
    default: 'auto',
    unit: 'auto, on, off',
    meaning: 'Invented demo publishers: auto = only until real ones deliver enough stories',
    read: oneOf('auto', 'on', 'off'),
  },
  /** Null = the real clock. */
  fixedNow: {
    name: 'HELDER_NOW',
    default: '',
    unit: 'time',
    meaning: 'A clock that stands still, for replays and tests',
    read: time,
  },
  fetchAllow: {
    name: 'FETCH_ALLOW',
    default: '',
    unit: 'host:port,…',
    meaning: 'Hosts on private addresses or unusual ports that feeds and pictures may come from',
    read: hostPorts,
  },
  windowDays: {
    name: 'WINDOW_DAYS',
    default: '7',
    unit: 'days',
    meaning: 'How long a story stays in the ranked feeds',
    read: whole(1, 60),
  },
  retentionDays: {
    name: 'RETENTION_DAYS',
    default: '90',
    unit: 'days',
    meaning: 'How long stories are kept for links and search',
    read: whole(7, 3650),
  },
  imageCacheMb: {
    name: 'IMAGE_CACHE_MB',
    default: '512',
    unit: 'MB',
    meaning: 'Space for resized pictures on disk',
    read: whole(16, 1_000_000),
  },
  ipDatabase: {
    name: 'IP_DATABASE',
    default: '',
    unit: 'file',
    meaning: 'MaxMind-format file, to find places by IP address',
    read: maxmindFile,
  },
  contactEmail: {
    name: 'CONTACT_EMAIL',
    default: 'hello@helder.example',
    unit: 'e-mail',
    meaning: 'Contact address, in the footer and in request headers',
    read: asciiEmail,
  },
  supportEmail: {
    name: 'SUPPORT_EMAIL',
    default: 'support@helder.example',
    unit: 'e-mail',
    meaning: 'Support address, on the about page, under billing and on invoices',
    read: email,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    default: '',
    unit: 'address',
    meaning: 'Mail server, smtp://user:password@host:587; empty = e-mails become files in DATA_DIR/mail',
    read: mailServer,
    secret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    default: 'Helder <no-reply@helder.example>',
    unit: 'sender',
    meaning: 'Sender of e-mails; required with SMTP_URL, an address that mail server may send as',
    read: sender,
  },
  demoCode: {
    name: 'DEMO_CODE',
    default: 'auto',
    unit: 'auto, on, off',
    meaning:
      'Whether the code 123456 signs anybody in: auto = only with no mail server, no proxy, and no HOST or PUBLIC_URL that others can reach',
    read: oneOf('auto', 'on', 'off'),
  },
  priceList: {
    name: 'PRICE_LIST',
    default: 'plans',
    unit: 'plans, alternate',
    meaning: 'Premium prices: plans = 4.99 and 49, alternate = 9.99 and 99.99',
    read: oneOf('plans', 'alternate'),
  },
  billingPortalUrl: {
    name: 'BILLING_PORTAL_URL',
    default: 'off',
    unit: 'address, off',
    meaning: 'Test page of the card payment provider; off = its button is disabled',
    read: webPage,
    starter: 'https://docs.stripe.com/testing',
  },
  sponsored: {
    name: 'SPONSORED',
    default: '',
    unit: 'file',
    meaning:
      'JSON file of house ads, in the format of src/server/pages/house-ads.json; empty = the ads in that file',
    read: houseAdsFile,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    default: 'info',
    unit: 'debug…silent',
    meaning: 'How much is logged',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Setting<unknown>>;

function flag(name: string, fallback: 'on' | 'off', meaning: string): Setting<boolean> {
  return { name, default: fallback, unit: 'on/off', meaning, read: yesNo };
}

/** `config.flags`: parts of the product that can be turned on and off. */
export const FLAGS: Record<keyof Flags, Setting<boolean>> = {
  adsEnabled: flag('ADS_ENABLED', 'off', 'Sponsored items between stories'),
  signInEnabled: { ...flag('SIGN_IN_ENABLED', 'off', 'Accounts'), starter: 'on' },
  shareEnabled: flag('SHARE_ENABLED', 'on', 'Sharing'),
  relatedStoriesEnabled: {
    ...flag('RELATED_STORIES_ENABLED', 'off', 'Related stories under a story'),
    starter: 'on',
  },
  aboutStoryEnabled: flag('ABOUT_STORY_ENABLED', 'on', 'The about-story panel with its Share button'),
  use20StoriesEnabled: flag('USE_20_STORIES_ENABLED', 'off', 'Debug mode: only the newest 20 stories'),
};
