import { type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config.ts';

export type { Logger };

/** One line per event on standard error: readable on a terminal, JSON elsewhere. Never addresses of readers or their queries. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const options = logOptions(config);
  const log = process.stderr.isTTY
    ? pino(
        options,
        PinoPretty({ destination: 2, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }),
      )
    : pino(options, pino.destination({ dest: 2, sync: false }));
  logWarnings(log);
  return log;
}

/** What is in a line of the log. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // PostgreSQL's `detail` quotes the row that it refuses, a reader's address with it.
    redact: { paths: ['err.detail'], remove: true },
  };
}

/** What Node and libraries warn of, such as a clock that differs from the database's: else Node prints it, beside the log. */
export function logWarnings(log: Pick<Logger, 'warn'>): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message, ...more }: Error & { code?: string }) =>
    log.warn({ name, code: more.code }, message),
  );
}
