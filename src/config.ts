/**
 * The only reader of settings from the environment. Every setting stands once in a table (config/settings.ts) with default, unit and
 * meaning; all faults are reported together, before anything starts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './config/config-error.ts';
import { nearest } from './config/nearest.ts';
import { ROOT } from './config/root.ts';
import { FLAGS, SETTINGS, type Setting, type ValuesOf } from './config/settings.ts';
import { path } from './config/values.ts';

export { ConfigError } from './config/config-error.ts';
export { nearest } from './config/nearest.ts';
export { ROOT } from './config/root.ts';
export { time } from './config/values.ts';

export interface Config extends ValuesOf<typeof SETTINGS> {
  flags: ValuesOf<typeof FLAGS>;
  /** True when PORT was set by hand: then a taken port is an error, not a reason to try the next. */
  portChosen: boolean;
  /** The code 123456 signs in: only without a mail server, and where nobody from outside can reach it, through a proxy either. */
  demoSignIn: boolean;
}

const ALL_SETTINGS: readonly Setting<unknown>[] = [...Object.values(SETTINGS), ...Object.values(FLAGS)];

/**
 * Parses the environment.
 * @param env              usually process.env
 * @param options.starter  use the starter values of a plain `npm start` where the environment says nothing
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: NodeJS.ProcessEnv, { starter = false } = {}): Config {
  const faults: string[] = unknownInEnvFile(env)
    .filter(({ meant }) => meant !== null)
    .map(({ name, meant }) => `${name} in .env is no setting of Helder; did you mean ${meant}?`);
  const settings = readTable(SETTINGS, env, starter, faults);
  const flags = readTable(FLAGS, env, starter, faults);
  if (env.NODE_ENV === 'production' && settings.fixedNow)
    faults.push('HELDER_NOW must not be set when NODE_ENV is production');
  const { demoCode, smtpUrl, windowDays, retentionDays } = settings;
  if (retentionDays < windowDays)
    faults.push(
      `RETENTION_DAYS is ${retentionDays} and WINDOW_DAYS ${windowDays}: no story can be ranked longer than it is kept`,
    );
  if (smtpUrl && !env.MAIL_FROM?.trim())
    faults.push('SMTP_URL is set but MAIL_FROM is not: set an address that your mail server may send as');
  const against = againstDemoCode(settings);
  if (demoCode === 'on') faults.push(...against);
  if (faults.length > 0) throw new ConfigError(faults);
  const demoSignIn = demoCode !== 'off' && against.length === 0;
  return { ...settings, flags, demoSignIn, portChosen: Boolean(env.PORT?.trim()) };
}

/** A code that everybody knows must not be what stands between the world and an account; a proxy may stand on this very machine. */
function againstDemoCode({ smtpUrl, host, publicUrl, trustProxy }: ValuesOf<typeof SETTINGS>): string[] {
  const anybody = 'anybody could sign in as anybody';
  const faults: [boolean, string][] = [
    [
      Boolean(smtpUrl),
      'DEMO_CODE=on and SMTP_URL are both set; with a mail server, readers get codes of their own',
    ],
    // At fault itself, it is not here, and has been told.
    [Boolean(host) && !isLoopback(host), `DEMO_CODE=on needs a loopback HOST (it is "${host}"): ${anybody}`],
    [
      Boolean(publicUrl) && !isLoopback(new URL(publicUrl).hostname),
      `DEMO_CODE=on needs a PUBLIC_URL on loopback, or none (it is "${publicUrl}"): ${anybody}`,
    ],
    [trustProxy !== false, `DEMO_CODE=on and TRUST_PROXY are both set: through the proxy, ${anybody}`],
  ];
  return faults.filter(([applies]) => applies).map(([, fault]) => fault);
}

/** @param host  a name or an address; of version 6 in brackets, as in addresses of pages, or without */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Values of one table by their names in the program; a value at fault is missing and named in `faults`. */
function readTable<Table extends Record<string, Setting<unknown>>>(
  table: Table,
  env: NodeJS.ProcessEnv,
  starter: boolean,
  faults: string[],
): ValuesOf<Table> {
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(table)) {
    const { name, secret } = setting;
    try {
      values[key] = setting.read(given(env, setting, faults) ?? fallbackOf(setting, starter));
    } catch (error) {
      if (error instanceof ConfigError) faults.push(...error.faults);
      else faults.push(`${name} ${(error as Error).message}${secret ? '' : ` (it is "${env[name] ?? ''}")`}`);
    }
  }
  return values as ValuesOf<Table>;
}

const fallbackOf = (setting: Setting<unknown>, starter: boolean): string =>
  (starter ? setting.starter : undefined) ?? setting.default;

/** What the environment says, from the variable or from the file it names. */
function given(
  env: NodeJS.ProcessEnv,
  { name, secret }: Setting<unknown>,
  faults: string[],
): string | undefined {
  const direct = env[name]?.trim() || undefined;
  const file = secret ? env[`${name}_FILE`] : undefined;
  if (direct && file) faults.push(`${name} and ${name}_FILE are both set; use one`);
  if (!file) return direct;
  try {
    const text = readFileSync(path(file), 'utf8').trim();
    // Nothing would mean another database, or no mail server, and nobody asked for that.
    if (!text && !direct) faults.push(`${name}_FILE names an empty file`);
    return text;
  } catch (error) {
    faults.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

/** The names that stand in the .env file by which an environment was filled. */
const namesInFile = new WeakMap<NodeJS.ProcessEnv, string[]>();

/**
 * Fills the environment from a .env file beside package.json, if there is one; what is set already wins.
 * @throws ConfigError when there is one that this user may not read, which Node's own reader takes for none
 */
export function loadEnvFile(env: NodeJS.ProcessEnv = process.env, file = join(ROOT, '.env')): void {
  if (!existsSync(file)) return;
  try {
    const said = Object.entries(parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    namesInFile.set(
      env,
      said.map(([name]) => name),
    );
    for (const [name, value] of said) env[name] ??= value;
  } catch (error) {
    throw new ConfigError([`.env cannot be read: ${(error as Error).message}`]);
  }
}

interface UnknownName {
  name: string;
  /** The setting that was meant; null: it may be meant for another program. */
  meant: string | null;
}

/** Names in the .env file that are no settings. */
export function unknownInEnvFile(env: NodeJS.ProcessEnv): UnknownName[] {
  return unknownOf(namesInFile.get(env) ?? []);
}

/**
 * In words, each name that is set outside the .env file, is no setting and resembles one. No fault, as it would be in the file: the
 * environment holds the names of other programs too.
 */
export function mistypedInEnvironment(env: NodeJS.ProcessEnv): string[] {
  const inFile = namesInFile.get(env) ?? [];
  return unknownOf(Object.keys(env).filter((name) => !inFile.includes(name)))
    .filter(({ meant }) => meant !== null)
    .map(({ name, meant }) => `${name} in the environment is no setting of Helder; did you mean ${meant}?`);
}

function unknownOf(names: string[]): UnknownName[] {
  const known = ALL_SETTINGS.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]));
  const unknown = names.filter((name) => name !== 'NODE_ENV' && !known.includes(name));
  return unknown.map((name) => ({ name, meant: nearest(name.toUpperCase(), known) }));
}

export interface SettingInForce {
  name: string;
  /** Under a plain `npm start`; secrets are hidden. */
  value: string;
  default: string;
  unit: string;
  meaning: string;
  /** Nobody set it, and the starter configuration of `npm start` says other than the default. */
  fromStarter: boolean;
}

/** Every setting for `helder config` and .env.example, in order. */
export function describeConfig(env: NodeJS.ProcessEnv): SettingInForce[] {
  return ALL_SETTINGS.map((setting) => {
    const { name, unit, meaning } = setting;
    const shown = shownOf(setting, env);
    const value = shown || fallbackOf(setting, true);
    const fromStarter = !shown && value !== setting.default;
    return { name, value, default: setting.default, unit, meaning, fromStarter };
  });
}

/** What may be shown of what somebody set; "" where nobody did. */
function shownOf({ name, secret }: Setting<unknown>, env: NodeJS.ProcessEnv): string {
  const set = env[name]?.trim() ?? '';
  if (!secret) return set;
  if (set) return '(set, hidden)';
  return env[`${name}_FILE`] ? `(from ${name}_FILE)` : '';
}
