/** The part of a pino logger that the store uses. */
export interface StoreLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT_LOG: StoreLog = { info: () => {}, warn: () => {}, error: () => {} };
