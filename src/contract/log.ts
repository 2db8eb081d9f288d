/** The part of a pino logger that rooms write to. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT_LOG: Log = { info: () => {}, warn: () => {}, error: () => {} };
