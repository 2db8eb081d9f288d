/**
 * The only reader of the environment. Every setting stands in one table (config/settings.ts) with default, unit and
 * meaning; all faults are reported together, before anything starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  SECRETS,
  SETTINGS,
  type Setting,
  type SettingName,
  STARTER,
  type Values,
} from './config/settings.ts';
import type { Flags } from './contract/contract.ts';

export { SETTINGS, type SettingName, STARTER } from './config/settings.ts';

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
