import { type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config.ts';

export type { Logger };

/** One line per event on standard error: readable on a terminal, JSON elsewhere. Never addresses of readers or their queries. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const options = { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (process.stderr.isTTY)
    return pino(
      options,
      PinoPretty({ destination: 2, ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }),
    );
  return pino(options, pino.destination({ dest: 2, sync: false }));
}
